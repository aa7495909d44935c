-- Counters: what a fold has summed, and what came since. Read as the sum of both.
create table cases.case_count (
  firm_id uuid not null,
  client_id uuid not null,
  status text not null,
  n int not null,
  primary key (firm_id, client_id, status)
);
-- distribute: cases.case_count by firm_id
alter table cases.case_count enable row level security;
create policy tenant on cases.case_count using (users.sees(firm_id, client_id));

create table cases.case_count_delta (
  firm_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  status text not null,
  n int not null,
  primary key (firm_id, id)
);
-- distribute: cases.case_count_delta by firm_id
alter table cases.case_count_delta enable row level security;
create policy tenant on cases.case_count_delta using (users.sees(firm_id, client_id));

create table cases.case_month_count (
  firm_id uuid not null,
  county_id uuid not null,
  status text not null,
  month date not null,
  n int not null,
  primary key (firm_id, county_id, status, month)
);
-- distribute: cases.case_month_count by firm_id
alter table cases.case_month_count enable row level security;
create policy tenant on cases.case_month_count using (users.sees_everything() or firm_id = any (users.known_firms()));

create table cases.case_month_count_delta (
  firm_id uuid not null,
  id uuid not null,
  county_id uuid not null,
  status text not null,
  month date not null,
  n int not null,
  primary key (firm_id, id)
);
-- distribute: cases.case_month_count_delta by firm_id
alter table cases.case_month_count_delta enable row level security;
create policy tenant on cases.case_month_count_delta using (users.sees_everything() or firm_id = any (users.known_firms()));
