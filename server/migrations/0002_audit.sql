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

-- Everybody appends to the trail; a chain goes on from its last row, whoever may read that.
alter table users.audit_event enable row level security;
create policy tenant on users.audit_event for select using (users.sees(firm_id, client_id));
create policy append on users.audit_event for insert with check (true);
-- No view: on a worker of a cluster the policies of its reader hold.
create function users.audit_head(of_subject text, of_id uuid, out seq int, out hash text)
  language plpgsql stable security definer set search_path = '' as $$
begin
  select e.seq, e.hash into audit_head.seq, audit_head.hash from users.audit_event e
  where e.subject = of_subject and e.subject_id = of_id order by e.seq desc limit 1;
end $$;

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
alter table cases.audit_event enable row level security;
create policy tenant on cases.audit_event using (
  (users.sees(firm_id, client_id) or (client_id is null and firm_id = any (users.known_firms())))
  and (subject <> 'case' or users.not_walled(subject_id))
);

revoke update, delete, truncate on users.audit_event, cases.audit_event from writdesk_app;
