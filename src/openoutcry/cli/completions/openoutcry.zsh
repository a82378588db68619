#compdef openoutcry
# Completion of openoutcry for zsh. Switch it on, after compinit: eval "$(openoutcry completion zsh)"
_openoutcry() {
    local answer line word
    local -a found shown open
    answer="$($words[1] completion zsh --for "${(j: :)${(@q)words[1,CURRENT-1]}} $PREFIX" 2> /dev/null)"
    if [[ $answer == ":files" ]]; then
        [[ $PREFIX == --*=* ]] && compset -P '*='
        _files
        return
    fi
    for line in ${(f)answer}; do
        word=${line%%$'\t'*}
        if [[ $word == *= ]]; then
            open+=($word)
        else
            found+=($word)
            shown+=("${word}  ${line#*$'\t'}")
        fi
    done
    (( $#open )) && compadd -Q -S '' -a open
    (( $#found )) && compadd -Q -l -d shown -a found
}
if [[ $funcstack[1] == _openoutcry ]]; then _openoutcry "$@"; else compdef _openoutcry openoutcry; fi
