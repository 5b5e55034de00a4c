# The environment of ./bench, ./check and .ci/run, which source this file: .venv in the checkout, or $WFV_VENV. It is kept.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
venv=${WFV_VENV:-$root/.venv}
export PIP_DISABLE_PIP_VERSION_CHECK=1

# use_environment EXTRAS: wfv with these extras, such as '[all,dev]', is installed, and its programs come first in PATH.
use_environment() {
    local record=$venv/installed$1
    if [[ $(installation) != "$(cat "$record" 2>/dev/null)" ]]; then
        make_environment
        say "Installing wfv$1 into $venv: minutes, the first time."
        (cd "$root" && "$venv/bin/python" -m pip install --editable ".$1") >&2 || fail "pip could not install wfv: see above."
        installation >"$record"
    fi
    PATH=$venv/bin:$PATH
}

# What an installation is good for: it is made again for another directory, another Python, other dependencies.
installation() {
    echo "$root"
    "$venv/bin/python" --version 2>&1 || true
    cat "$root/pyproject.toml"
}

make_environment() {
    ! "$venv/bin/python" -m pip --version >/dev/null 2>&1 || return 0
    local python=${PYTHON:-python3}
    command -v "$python" >/dev/null ||
        fail "There is no $python. Install Python 3.11 or newer, or name one: PYTHON=/path/to/python $0"
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        fail "$python is $("$python" --version 2>&1), and wfv needs 3.11 or newer. Name one: PYTHON=/path/to/python $0"
    say "Making the environment $venv."
    # Debian's Python without python3-venv cannot put pip into an environment; its pip, from outside, can.
    if "$python" -c 'from ensurepip import version' 2>/dev/null; then
        "$python" -m venv "$venv" >&2
    else
        "$python" -m venv --without-pip "$venv" >&2 && "$python" -m pip --python "$venv/bin/python" install --quiet pip >&2
    fi || fail "$python could not make the environment: see above. Debian and Ubuntu need: apt-get install python3-venv.
If $venv is left from another Python, remove it: rm -r $venv"
}

say() { echo "$1" >&2; }

fail() {
    say "error: $1"
    exit 1
}
