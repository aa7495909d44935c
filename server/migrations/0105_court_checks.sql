-- Checks of a firm to courts and their officers. A number comes with the release, from one series without a gap, and stays
-- with a check that is voided.
create table cases.court_check (
  firm_id uuid not null,
  id uuid not null,
  number int,
  courthouse_id uuid not null references cases.courthouse (id),
  payee_kind text not null,
  payee_name text not null,
  amount_cents bigint not null,
  memo text,
  status text not null default 'GENERATED',
  batch_id uuid not null,
  generated_on date not null,
  generated_by uuid not null,
  generated_by_name text not null,
  edited_by uuid,
  edited_by_name text,
  issued_on date,
  approved_by uuid,
  approved_by_name text,
  printed_at timestamptz,
  voided_at timestamptz,
  voided_by_name text,
  void_reason text,
  replaces_id uuid,
  version int not null default 1,
  primary key (firm_id, id),
  foreign key (firm_id, replaces_id) references cases.court_check (firm_id, id)
);
-- distribute: cases.court_check by firm_id
create unique index court_check_number on cases.court_check (firm_id, number) where number is not null;
-- A void check is replaced once.
create unique index court_check_replaced on cases.court_check (firm_id, replaces_id) where replaces_id is not null;
create index court_check_newest on cases.court_check (firm_id, generated_on desc, id desc);
alter table cases.court_check add constraint court_check_payee_kind check (payee_kind in ('CLERK', 'SHERIFF'));
alter table cases.court_check add constraint court_check_status check (status in ('GENERATED', 'AWAITING_APPROVAL', 'SUBMITTED', 'VOIDED'));
alter table cases.court_check add constraint court_check_amount check (amount_cents > 0);
alter table cases.court_check add constraint court_check_released check (status <> 'SUBMITTED'
  or (number is not null and issued_on is not null and approved_by is not null));
-- Whoever generated or last changed a check never releases it.
alter table cases.court_check add constraint court_check_second_person check (approved_by is null
  or (approved_by <> generated_by and (edited_by is null or approved_by <> edited_by)));
alter table cases.court_check enable row level security;
create policy tenant on cases.court_check using (users.sees_everything() or firm_id = users.own_firm());

create table cases.court_check_line (
  firm_id uuid not null,
  check_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  payee_kind text not null,
  purpose text not null,
  amount_cents bigint not null,
  -- Of a void check no line is: its case can get another one.
  is_live boolean not null default true,
  primary key (firm_id, check_id, id),
  foreign key (firm_id, check_id) references cases.court_check (firm_id, id)
);
-- distribute: cases.court_check_line by firm_id
alter table cases.court_check_line add constraint court_check_line_purpose
  check (purpose in ('FILING', 'SERVICE', 'WRIT', 'WRIT_SERVICE', 'APPEAL'));
alter table cases.court_check_line add constraint court_check_line_amount check (amount_cents > 0);
-- Two calls at once, or one that is repeated after a kill, pay nothing twice.
create unique index court_check_line_live on cases.court_check_line (firm_id, case_id, payee_kind, purpose) where is_live;
alter table cases.court_check_line enable row level security;
create policy tenant on cases.court_check_line using (users.sees_everything() or firm_id = users.own_firm());
