-- Appeals, what the tenant pays into the court's registry while one stays the judgment, and their list.
create table cases.case_appeal (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  appellant text not null check (appellant in ('PLAINTIFF', 'TENANT')),
  filed_on date not null,
  court text not null,
  stayed boolean not null,
  stay_lifted_on date,
  bond_cents bigint,
  bond_posted_on date,
  result text check (result in ('AFFIRMED', 'DISMISSED', 'REVERSED', 'REVERSED_AND_DISMISSED')),
  result_on date,
  comments text,
  notice_document_id uuid,
  order_document_id uuid,
  needs_lawyer_confirm boolean not null default false,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.case_appeal by firm_id
-- A judgment is appealed once at a time.
create unique index case_appeal_pending on cases.case_appeal (firm_id, case_id) where result is null;
alter table cases.case_appeal enable row level security;
create policy tenant on cases.case_appeal using (users.sees(firm_id, client_id) and users.not_walled(case_id));

create table cases.registry_payment (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  appeal_id uuid not null,
  due_on date not null,
  amount_cents bigint not null,
  paid_on date,
  missed_at timestamptz,
  primary key (firm_id, case_id, appeal_id, due_on),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.registry_payment by firm_id
create index registry_payment_open on cases.registry_payment (due_on) where paid_on is null and missed_at is null;
alter table cases.registry_payment enable row level security;
create policy tenant on cases.registry_payment using (users.sees(firm_id, client_id) and users.not_walled(case_id));

create index eviction_case_appealed on cases.eviction_case (firm_id, created_at desc, id desc) where case_appealed;
