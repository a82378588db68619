# Completion of openoutcry for fish. Switch it on: openoutcry completion fish | source
function __openoutcry_complete
    set -l program (commandline -opc)[1]
    set -l answer ($program completion fish --for (commandline -cp | string collect) 2> /dev/null)
    if test "$answer" = ":files"
        __fish_complete_path (commandline -ct)
    else
        printf '%s\n' $answer
    end
end
complete -c openoutcry -f -a '(__openoutcry_complete)'
