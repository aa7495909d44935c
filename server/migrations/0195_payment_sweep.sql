-- What a property said before a hearing: the last answer counts, the trail keeps those before it.
create table cases.sweep_answer (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  docket_id uuid not null,
  answer text not null,
  note text,
  -- It was this answer that asked for the dismissal, so another one takes the request away.
  asks_dismissal boolean not null,
  answered_by uuid,
  answered_by_name text not null,
  answered_at timestamptz not null,
  primary key (firm_id, case_id, docket_id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id),
  foreign key (firm_id, docket_id) references cases.docket (firm_id, id)
);
-- distribute: cases.sweep_answer by firm_id
alter table cases.sweep_answer enable row level security;
create policy tenant on cases.sweep_answer using (users.sees(firm_id, client_id) and users.not_walled(case_id));

-- The properties were asked about the hearings of a docket: on the eve, and in the morning.
create table cases.sweep_round (
  firm_id uuid not null,
  docket_id uuid not null,
  round text not null,
  asked_at timestamptz not null,
  primary key (firm_id, docket_id, round),
  foreign key (firm_id, docket_id) references cases.docket (firm_id, id)
);
-- distribute: cases.sweep_round by firm_id
alter table cases.sweep_round enable row level security;
create policy tenant on cases.sweep_round using (users.sees_everything());
