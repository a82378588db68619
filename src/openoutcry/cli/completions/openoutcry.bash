# Completion of openoutcry for bash. Switch it on: eval "$(openoutcry completion bash)"
_openoutcry() {
    local line="${COMP_LINE:0:COMP_POINT}" answer found
    COMPREPLY=()
    answer="$("$1" completion bash --for "$line" 2> /dev/null)" || return 0
    if [ "$answer" = ":files" ]; then
        compopt -o default 2> /dev/null
        return 0
    fi
    # Bash breaks words at "=" and ":" too, and replaces only what comes after.
    local word="${line##*[[:space:]]}" begun="$2"
    [ "$begun" = "=" ] && begun=""
    local before="${word%"$begun"}"
    while IFS= read -r found; do
        [ -n "$found" ] && COMPREPLY+=("${found#"$before"}")
    done <<< "$answer"
    case "${COMPREPLY[*]}" in
        *=) compopt -o nospace 2> /dev/null ;;
    esac
    return 0
}
complete -F _openoutcry openoutcry
