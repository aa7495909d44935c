-- Counters: what a fold has summed, and what came since. Read as the sum of both.

-- How many cases of a firm, of one of its companies or in one of its counties have something: a status, a step that is lawful
-- from a day on, something that was done on a day. A row without a day, which is the first one, counts all days.
create table cases.case_tally (
  firm_id uuid not null,
  grain text not null check (grain in ('FIRM', 'CLIENT', 'COUNTY')),
  -- The firm, the company or the county.
  of_id uuid not null,
  what text not null,
  day date not null default '0001-01-01',
  n int not null,
  primary key (firm_id, grain, of_id, what, day)
);
-- distribute: cases.case_tally by firm_id
-- A company with several firms, and what all firms have together.
create index case_tally_of on cases.case_tally (grain, of_id, what, day) include (n);
create index case_tally_all on cases.case_tally (grain, what, day) include (n);
alter table cases.case_tally enable row level security;
create policy tenant on cases.case_tally using (users.sees(firm_id, case when grain = 'CLIENT' then of_id end));

-- What the writers append; a fold adds it to each grain.
create table cases.case_tally_delta (
  firm_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  county_id uuid,
  what text not null,
  day date not null default '0001-01-01',
  n int not null,
  primary key (firm_id, id)
);
-- distribute: cases.case_tally_delta by firm_id
alter table cases.case_tally_delta enable row level security;
create policy tenant on cases.case_tally_delta using (users.sees(firm_id, client_id));

-- A case as the tallies count it: a row for each thing that it has.
create view cases.tallied_case with (security_invoker = true) as
  select c.firm_id, c.id, c.client_id, c.county_id, had.what, had.day
  from cases.eviction_case c
  cross join lateral (values
    ('status.' || c.status, '0001-01-01'::date),
    ('step.' || c.may_do, c.may_do_on),
    ('done.submitted', (c.submitted_at at time zone 'UTC')::date),
    ('done.approved', (c.approved_at at time zone 'UTC')::date),
    ('done.writIssued', (c.writ_issued_at at time zone 'UTC')::date),
    ('done.appealed', (c.appeal_filed_at at time zone 'UTC')::date),
    ('done.denied', (c.denied_at at time zone 'UTC')::date),
    ('done.dismissed', (c.dismissed_at at time zone 'UTC')::date)
  ) had (what, day)
  where had.day is not null and had.what is not null;
