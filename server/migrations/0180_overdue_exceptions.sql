-- A company asks its firm to take new cases although an invoice is overdue; the firm grants that up to a day and a number of cases.
-- Whoever writes a row holds the account of the company with the firm, as submitting a case does.
create table cases.overdue_exception (
  firm_id uuid not null,
  client_id uuid not null,
  id uuid not null,
  status text not null,
  reason text not null,
  promised_on date not null,
  -- Learns of the answer.
  requested_by uuid not null,
  requested_by_name text not null,
  requested_at timestamptz not null,
  decided_by_name text,
  decided_at timestamptz,
  answer text,
  last_day date,
  most_cases int,
  used_cases int not null default 0,
  ended_at timestamptz,
  revoked_by_name text,
  revoke_reason text,
  version int not null default 1,
  primary key (firm_id, id)
);
-- distribute: cases.overdue_exception by firm_id
alter table cases.overdue_exception add constraint overdue_exception_status
  check (status in ('REQUESTED', 'GRANTED', 'REFUSED', 'WITHDRAWN', 'REVOKED'));
alter table cases.overdue_exception add constraint overdue_exception_decided check (
  (status <> 'REQUESTED' or decided_at is null)
  and (status not in ('GRANTED', 'REVOKED') or (decided_at is not null and last_day is not null and most_cases is not null))
);
alter table cases.overdue_exception add constraint overdue_exception_ended
  check ((status in ('WITHDRAWN', 'REVOKED')) = (ended_at is not null));
alter table cases.overdue_exception add constraint overdue_exception_used
  check (used_cases >= 0 and used_cases <= coalesce(most_cases, 0));
-- A company waits for one answer of a firm at a time.
create unique index overdue_exception_open on cases.overdue_exception (firm_id, client_id) where status = 'REQUESTED';
-- What each submission of a company that is overdue looks at.
create index overdue_exception_granted on cases.overdue_exception (firm_id, client_id) where status = 'GRANTED';
create index overdue_exception_newest on cases.overdue_exception (firm_id, requested_at desc, id desc);
create index overdue_exception_client on cases.overdue_exception (client_id, requested_at desc, id desc);
alter table cases.overdue_exception enable row level security;
create policy tenant on cases.overdue_exception using (users.sees(firm_id, client_id));
