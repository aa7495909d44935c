-- Closed days. A calendar belongs to a country, a state, a county or one courthouse. The narrowest one of a court is asked
-- first; one that `inherits` adds its days to the next wider one's, one that does not stands alone (Georgia works
-- on Presidents' Day).
create table cases.court_calendar (
  id uuid primary key,
  name text not null,
  country_id uuid references users.country (id),
  state_id uuid references users.state (id),
  county_id uuid references users.county (id),
  courthouse_id uuid references cases.courthouse (id),
  inherits boolean not null,
  version int not null default 1,
  constraint court_calendar_of_one_place check (num_nonnulls(country_id, state_id, county_id, courthouse_id) = 1),
  check (country_id is null or not inherits)
);
-- reference: cases.court_calendar
create unique index court_calendar_country on cases.court_calendar (country_id) where country_id is not null;
create unique index court_calendar_state on cases.court_calendar (state_id) where state_id is not null;
create unique index court_calendar_courthouse on cases.court_calendar (courthouse_id) where courthouse_id is not null;
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

create table cases.court_holiday (
  id uuid primary key,
  calendar_id uuid not null references cases.court_calendar (id),
  date date not null,
  -- A closure stands beside what the calendar says of the same day, so that undoing it leaves that as it was.
  kind text not null default 'holiday' check (kind in ('holiday', 'closure')),
  name text not null,
  -- `open` takes away a day that a wider calendar closes.
  effect text not null default 'closed' check (effect in ('closed', 'open')),
  reason text,
  closure_id uuid references cases.court_closure (id),
  source text not null,
  confidence text not null check (confidence in ('S', 'K', 'U')),
  -- Who looked it up with the court; until then every deadline that it moves carries a warning.
  confirmed_by text,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint court_holiday_once unique (calendar_id, date, kind),
  constraint court_holiday_closure check ((kind = 'closure') = (closure_id is not null)
    and (kind = 'holiday' or (effect = 'closed' and reason is not null))),
  check ((confirmed_by is null) = (confirmed_at is null))
);
-- reference: cases.court_holiday
create index court_holiday_of_closure on cases.court_holiday (closure_id) where closure_id is not null;

-- That somebody vouched for a whole year of a calendar: a day that is missing can't be confirmed by itself.
create table cases.court_calendar_year (
  calendar_id uuid not null references cases.court_calendar (id),
  year int not null check (year between 2000 and 2200),
  confirmed_by text not null,
  confirmed_at timestamptz not null,
  source text not null,
  primary key (calendar_id, year)
);
-- reference: cases.court_calendar_year
