-- The four schemas, the application's own role, and what every part stands on.
create schema cases;
create schema users;
create schema identity;
create schema jobs;

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- The application works as this role: it owns nothing and row-level security holds for it.
do $$
begin
  if not exists (select from pg_roles where rolname = 'writdesk_app') then
    create role writdesk_app nologin nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null; -- another database of the cluster was faster
end $$;
do $$
begin
  execute format('grant writdesk_app to %I', current_user);
end $$;

grant usage on schema cases, users, identity, jobs to writdesk_app;
alter default privileges in schema cases, users, identity, jobs
  grant select, insert, update, delete on tables to writdesk_app;
alter default privileges in schema cases, users, identity, jobs
  grant usage, select on sequences to writdesk_app;

-- One answer for one key: written by the transaction that did the work, so that neither is there without the other.
create table jobs.idempotency_key (
  actor_id uuid not null,
  key text not null check (length(key) between 1 and 200),
  fingerprint text not null,
  status smallint not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (actor_id, key)
);
create index idempotency_key_created on jobs.idempotency_key (created_at);

-- What users.* did to its records; one hash chain per subject. Append-only: the role may not change it.
create table users.audit_event (
  subject text not null,
  subject_id uuid not null,
  seq int not null check (seq > 0),
  client_id uuid,
  firm_id uuid,
  action text not null,
  actor_kind text not null check (actor_kind in ('user', 'job', 'robot', 'system')),
  actor_id uuid,
  actor_name text not null,
  occurred_at timestamptz not null,
  data jsonb not null,
  prev_hash text not null,
  hash text not null,
  primary key (subject, subject_id, seq)
);
-- reference: users.audit_event
create index audit_event_client on users.audit_event (client_id, occurred_at desc);

-- What cases.* did; likewise, and the firm leads the key.
create table cases.audit_event (
  firm_id uuid not null,
  subject text not null,
  subject_id uuid not null,
  seq int not null check (seq > 0),
  client_id uuid,
  action text not null,
  actor_kind text not null check (actor_kind in ('user', 'job', 'robot', 'system')),
  actor_id uuid,
  actor_name text not null,
  occurred_at timestamptz not null,
  visibility text not null default 'ALL' check (visibility in ('ALL', 'FIRM')),
  data jsonb not null,
  prev_hash text not null,
  hash text not null,
  primary key (firm_id, subject, subject_id, seq)
);
-- distribute: cases.audit_event by firm_id
create index audit_event_time on cases.audit_event (firm_id, occurred_at desc);

revoke update, delete, truncate on users.audit_event, cases.audit_event from writdesk_app;

-- Who is looking, as the application set it on the connection: see platform/db/scope.ts.
create function users.sees_everything() returns boolean language sql stable
  return coalesce(current_setting('app.kind', true), '') in ('system', 'all');
create function users.own_firm() returns uuid language sql stable
  return nullif(current_setting('app.firm_id', true), '')::uuid;
create function users.own_clients() returns uuid[] language sql stable
  return string_to_array(nullif(current_setting('app.client_ids', true), ''), ',')::uuid[];
create function users.known_firms() returns uuid[] language sql stable
  return string_to_array(nullif(current_setting('app.firm_ids', true), ''), ',')::uuid[];

alter table cases.audit_event enable row level security;
create policy tenant on cases.audit_event using (
  users.sees_everything() or firm_id = users.own_firm() or client_id = any (users.own_clients())
  or (client_id is null and firm_id = any (users.known_firms()))
);
