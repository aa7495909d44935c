-- A county has days of its own too: its calendar stands between the court's and the state's.
alter table cases.court_calendar add column county_id uuid references users.county (id);
alter table cases.court_calendar drop constraint court_calendar_check;
alter table cases.court_calendar add constraint court_calendar_of_one_place
  check (num_nonnulls(country_id, state_id, county_id, courthouse_id) = 1);
create unique index court_calendar_county on cases.court_calendar (county_id) where county_id is not null;

-- That a court was closed on days on which it would have sat: a storm, a burst pipe.
create table cases.court_closure (
  id uuid primary key,
  courthouse_id uuid not null references cases.courthouse (id),
  dates date[] not null check (cardinality(dates) between 1 and 60),
  reason text not null check (reason <> ''),
  -- The name too: it is told to people who may not know each other's records.
  closed_by text not null,
  closed_by_id uuid,
  closed_at timestamptz not null,
  undone_by text,
  undone_at timestamptz,
  -- When those whose case it touches were told, of the closing and of its undoing.
  closing_told_at timestamptz,
  undoing_told_at timestamptz,
  check ((undone_by is null) = (undone_at is null))
);
-- reference: cases.court_closure
create index court_closure_courthouse on cases.court_closure (courthouse_id, closed_at);

-- A closure stands beside what the calendar says of the same day, so that undoing it leaves that as it was.
alter table cases.court_holiday
  add column kind text not null default 'holiday' check (kind in ('holiday', 'closure')),
  add column reason text,
  add column closure_id uuid references cases.court_closure (id);
alter table cases.court_holiday drop constraint court_holiday_calendar_id_date_key;
alter table cases.court_holiday add constraint court_holiday_once unique (calendar_id, date, kind);
alter table cases.court_holiday add constraint court_holiday_closure
  check ((kind = 'closure') = (closure_id is not null) and (kind = 'holiday' or (effect = 'closed' and reason is not null)));
create index court_holiday_of_closure on cases.court_holiday (closure_id) where closure_id is not null;
