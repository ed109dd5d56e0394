#!/bin/bash
# Sets up the four roles (database/roles.sql) in the firm's database, with passwords from the environment. On a plain server, as the user
# postgres: FIRM_OWNER_PASSWORD=... FIRM_WEB_PASSWORD=... FIRM_WORKER_PASSWORD=... FIRM_DESK_PASSWORD=... deploy/postgresql/roles.sh
# Each may be in a file instead: FIRM_OWNER_PASSWORD_FILE=...
# Where one PostgreSQL serves several firms, FIRM_NAME=acme besides: database and roles are firm_acme, firm_acme_owner and so on (blue-water:
# firm_blue_water), the database is made where it is missing, and nobody but its own roles may open it. A firm alone: the database "firm".
set -euo pipefail
[[ -z ${FIRM_NAME:-} || $FIRM_NAME =~ ^[a-z][a-z0-9-]{0,39}$ ]] || { echo "FIRM_NAME must be up to 40 small letters, digits and hyphens, a letter first." >&2; exit 1; }
file=/srv/roles.sql
[ -f "$file" ] || file="$(dirname "$0")/../../database/roles.sql"
prefix="firm${FIRM_NAME:+_${FIRM_NAME//-/_}}"
database="${POSTGRES_DB:-$prefix}"
run() { psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username="${POSTGRES_USER:-postgres}" "$@"; }
if [ -n "${FIRM_NAME:-}" ]; then
  # The databases that PostgreSQL itself brings are open to every role: there the roles of two firms would meet.
  run --dbname=postgres --set=database="$database" <<'SQL'
select format('create database %I', :'database') where not exists (select from pg_database where datname = :'database') \gexec
revoke all on database postgres, template1 from public;
-- A firm's processes open 50 at the most (docs/scale.md), and some more while they are replaced. Without a limit one firm in a flood could take those of all.
select format('alter database %I connection limit 60', :'database') \gexec
SQL
fi
# Settings of the session, so that no password is among the arguments of a program, which others can read.
PGOPTIONS="$([ -z "${FIRM_NAME:-}" ] || printf -- '-c firm.role_prefix=%s ' "$prefix"
  for role in owner web worker desk; do
    name="FIRM_${role^^}_PASSWORD" file="FIRM_${role^^}_PASSWORD_FILE"
    password=${!name:-$([ -z "${!file:-}" ] || cat "${!file}")}
    [ -z "$password" ] || printf -- '-c firm.%s_password=%s ' "$role" "$password"
  done)"
export PGOPTIONS
run --dbname="$database" --file="$file"
