-- The four schemas, the application's own role, and what every part stands on.
create schema cases;
create schema users;
create schema identity;
create schema jobs;

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- The application works as this role: it owns nothing and row-level security holds for it. On a cluster it reaches the
-- workers as this role too.
do $$
begin
  if not exists (select from pg_roles where rolname = 'writdesk_app') then
    create role writdesk_app nologin nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null; -- another database of the server was faster
end $$;
-- Where one login both migrates and serves, it takes the role for each request.
do $$
begin
  execute format('grant writdesk_app to %I', current_user);
exception when insufficient_privilege then null; -- the role was made before, for a login of its own
end $$;

grant usage on schema cases, users, identity, jobs to writdesk_app;
alter default privileges in schema cases, users, identity, jobs
  grant select, insert, update, delete on tables to writdesk_app;
alter default privileges in schema cases, users, identity, jobs
  grant usage, select on sequences to writdesk_app;

-- Who is looking, as the transaction was told: see platform/db/scope.ts. Policies call these functions as they are: Citus takes
-- no subquery in a policy. Those of one expression are inlined, so that an index can be used. Each table has one policy for what it
-- shows, wall included: of a restrictive policy Citus makes a permissive one on its workers.
create function users.sees_everything() returns boolean language sql stable
  return coalesce(current_setting('app.kind', true), '') in ('system', 'all');
create function users.own_firm() returns uuid language sql stable
  return nullif(current_setting('app.firm_id', true), '')::uuid;
create function users.own_clients() returns uuid[] language sql stable
  return string_to_array(nullif(current_setting('app.client_ids', true), ''), ',')::uuid[];
create function users.known_firms() returns uuid[] language sql stable
  return string_to_array(nullif(current_setting('app.firm_ids', true), ''), ',')::uuid[];
create function users.own_id() returns uuid language sql stable
  return nullif(current_setting('app.user_id', true), '')::uuid;
-- Cases from which the reader is kept.
create function users.walled_cases() returns uuid[] language sql stable
  return coalesce(string_to_array(nullif(current_setting('app.walled', true), ''), ',')::uuid[], '{}');

-- Whether a row of this firm and this client is the reader's.
create function users.sees(firm uuid, client uuid) returns boolean language sql stable
  return users.sees_everything() or firm = users.own_firm() or client = any (users.own_clients());
-- Whether no ethical wall stands before this case. Few have one: who has none compares no list for each row.
create function users.not_walled(case_id uuid) returns boolean language sql stable
  return case_id is null or coalesce(current_setting('app.walled', true), '') = '' or case_id <> all (users.walled_cases());
