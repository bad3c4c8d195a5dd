#!/bin/sh
# Makes the program's login, which owns nothing: the migration gives it what it may do. PostgreSQL's container runs this when it
# makes a new database. For one that is there already, and to change the password:
#   docker compose exec postgres /docker-entrypoint-initdb.d/program-login.sh
set -eu
psql --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" --no-psqlrc --quiet --set=ON_ERROR_STOP=1 \
  --set=password="$POSTGRES_PROGRAM_PASSWORD" <<'SQL'
select 'create role fcp_program' where not exists (select from pg_roles where rolname = 'fcp_program') \gexec
alter role fcp_program login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
SQL
