-- Days of the court's papers that no act on a case says and that dates are counted from: the writ was issued, execution
-- was applied for, the notice of entry was served. What is changed or withdrawn stays, with who did so and why.
create table cases.case_court_fact (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  fact text not null,
  -- A day, or of a moment the court's wall clock.
  value text not null check (value ~ '^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$'),
  -- Where it is from, such as a sheriff's return.
  source text,
  recorded_by uuid,
  recorded_by_name text not null,
  recorded_at timestamptz not null,
  ended_by uuid,
  ended_by_name text,
  ended_at timestamptz,
  ended_reason text,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id),
  check ((ended_at is null) = (ended_by_name is null) and (ended_at is null) = (ended_reason is null))
);
-- distribute: cases.case_court_fact by firm_id
-- One value of a fact counts at a time.
create unique index case_court_fact_standing on cases.case_court_fact (firm_id, case_id, fact) where ended_at is null;

alter table cases.case_court_fact enable row level security;
create policy tenant on cases.case_court_fact using ((select users.sees_everything())
  or firm_id = (select users.own_firm()) or client_id = any ((select users.own_clients())::uuid[]));
create policy wall on cases.case_court_fact as restrictive
  using (case_id <> all ((select users.walled_cases())::uuid[]));

-- The end of the month-to-month period that a notice of termination must reach.
alter table cases.case_eviction add column rent_period_ends_on date;
