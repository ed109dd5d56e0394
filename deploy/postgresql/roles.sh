#!/bin/bash
# Sets up the four roles (database/roles.sql) in the database "firm", with passwords from the environment. On a plain server, as the user
# postgres: FIRM_OWNER_PASSWORD=... FIRM_WEB_PASSWORD=... FIRM_WORKER_PASSWORD=... FIRM_DESK_PASSWORD=... deploy/postgresql/roles.sh
set -euo pipefail
file=/srv/roles.sql
[ -f "$file" ] || file="$(dirname "$0")/../../database/roles.sql"
# Settings of the session, so that no password is among the arguments of a program, which others can read.
PGOPTIONS="$(for role in owner web worker desk; do name="FIRM_${role^^}_PASSWORD"; [ -z "${!name:-}" ] || printf -- '-c firm.%s_password=%s ' "$role" "${!name}"; done)"
export PGOPTIONS
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username="${POSTGRES_USER:-postgres}" --dbname="${POSTGRES_DB:-firm}" --file="$file"
