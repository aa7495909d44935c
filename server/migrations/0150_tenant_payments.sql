-- Money that a tenant paid from the notice on, with what the rule of that day said of taking it.
create table cases.tenant_payment (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  received_on date not null,
  amount_cents bigint not null,
  pays_in_full boolean not null,
  against_rule boolean not null,
  -- The rule; null where none was on record.
  rule_id text,
  note text,
  recorded_by uuid,
  recorded_by_name text not null,
  recorded_at timestamptz not null,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.tenant_payment by firm_id
alter table cases.tenant_payment enable row level security;
create policy tenant on cases.tenant_payment using (users.sees(firm_id, client_id) and users.not_walled(case_id));
