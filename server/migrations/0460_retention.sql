-- How long a firm keeps the files of cases that have ended; without a row, as long as the product says.
create table cases.retention_rule (
  firm_id uuid primary key,
  years int not null check (years between 5 and 50),
  set_by uuid not null,
  set_by_name text not null,
  set_at timestamptz not null,
  version int not null default 1
);
-- distribute: cases.retention_rule by firm_id
alter table cases.retention_rule enable row level security;
create policy tenant on cases.retention_rule using (users.sees_everything() or firm_id = users.own_firm());

-- While one stands on a case, nothing of it is removed.
create table cases.legal_hold (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  reason text not null,
  placed_by uuid not null,
  placed_by_name text not null,
  placed_at timestamptz not null,
  released_by_name text,
  released_at timestamptz,
  release_reason text,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.legal_hold by firm_id
alter table cases.legal_hold add constraint legal_hold_released
  check ((released_at is null) = (released_by_name is null) and (released_at is null) = (release_reason is null));
create unique index legal_hold_open on cases.legal_hold (firm_id, case_id) where released_at is null;
alter table cases.legal_hold enable row level security;
create policy tenant on cases.legal_hold
  using ((users.sees_everything() or firm_id = users.own_firm()) and users.not_walled(case_id));

-- A case whose files were removed, and what is kept of them. The bytes are gone once `removed_at` is set.
create table cases.case_purge (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  purged_at timestamptz not null,
  -- The day on which the firm no longer had to keep them.
  due_on date not null,
  paths text[] not null,
  size_bytes bigint not null,
  removed_at timestamptz,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.case_purge by firm_id
create index case_purge_unfinished on cases.case_purge (purged_at) where removed_at is null;
alter table cases.case_purge enable row level security;
create policy tenant on cases.case_purge
  using ((users.sees_everything() or firm_id = users.own_firm()) and users.not_walled(case_id));

-- The order in which cases come due.
create index eviction_case_ended on cases.eviction_case (firm_id, greatest(closed_at, dismissed_at, denied_at))
  where coalesce(closed_at, dismissed_at, denied_at) is not null;

-- Its bytes were removed; its hash stays.
alter table cases.case_document add column purged_at timestamptz;
alter table jobs.stored_file drop constraint stored_file_state_check;
alter table jobs.stored_file
  add constraint stored_file_state check (state in ('PENDING', 'STORED', 'REFUSED', 'PURGED'));
