-- What a filing cost where it wasn't what the schedule says: equal differences propose a row of the firm's own.
create table cases.fee_difference (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  courthouse_id uuid not null,
  expected_cents bigint not null,
  difference_cents bigint not null check (difference_cents <> 0),
  noted_at timestamptz not null,
  primary key (firm_id, case_id)
);
-- distribute: cases.fee_difference by firm_id
create index fee_difference_time on cases.fee_difference (firm_id, noted_at desc);
alter table cases.fee_difference enable row level security;
create policy tenant on cases.fee_difference using (users.sees(firm_id, client_id) and users.not_walled(case_id));

-- What a firm doesn't want to be proposed again.
create table cases.fee_dismissal (
  firm_id uuid not null,
  courthouse_id uuid not null,
  difference_cents bigint not null,
  dismissed_by uuid not null,
  dismissed_at timestamptz not null,
  primary key (firm_id, courthouse_id, difference_cents)
);
-- distribute: cases.fee_dismissal by firm_id
alter table cases.fee_dismissal enable row level security;
create policy tenant on cases.fee_dismissal using (users.sees_everything() or firm_id = users.own_firm());
