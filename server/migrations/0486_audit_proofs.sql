-- What left a firm of the trail of a case: the hashes of both files, so that a copy can be compared with them later.
create table cases.audit_export (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  rows int not null check (rows >= 0),
  head_hash text not null,
  lines_sha256 text not null,
  exhibit_sha256 text not null,
  made_by uuid not null,
  made_by_name text not null,
  made_at timestamptz not null,
  primary key (firm_id, id)
);
-- distribute: cases.audit_export by firm_id
create index audit_export_lines on cases.audit_export (firm_id, lines_sha256);
create index audit_export_exhibit on cases.audit_export (firm_id, exhibit_sha256);
alter table cases.audit_export enable row level security;
create policy tenant on cases.audit_export using (users.sees(firm_id, client_id) and users.not_walled(case_id));

-- The heads of the chains of a firm that grew since the day before, under one hash that also covers the anchor before. The trail of
-- people, companies and properties has anchors of its own, under the firm 00000000-0000-0000-0000-000000000000.
create table cases.audit_anchor (
  firm_id uuid not null,
  day date not null,
  chains int not null,
  prev_hash text not null,
  hash text not null,
  anchored_at timestamptz not null,
  primary key (firm_id, day)
);
-- distribute: cases.audit_anchor by firm_id
alter table cases.audit_anchor enable row level security;
create policy tenant on cases.audit_anchor using (users.sees(firm_id, null));

create table cases.audit_anchor_head (
  firm_id uuid not null,
  day date not null,
  subject text not null,
  subject_id uuid not null,
  seq int not null,
  hash text not null,
  primary key (firm_id, day, subject, subject_id)
);
-- distribute: cases.audit_anchor_head by firm_id
alter table cases.audit_anchor_head enable row level security;
create policy tenant on cases.audit_anchor_head using (users.sees(firm_id, null));

revoke update, delete, truncate on cases.audit_anchor, cases.audit_anchor_head, cases.audit_export from writdesk_app;

-- The heads that moved since a moment are read for an anchor.
create index audit_event_time on users.audit_event (occurred_at);
