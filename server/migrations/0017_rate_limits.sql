-- How often somebody did what is done by hand. Counted for all processes together; a crash may forget it.
create unlogged table jobs.rate_limit (
  name text not null,
  -- A keyed hash: neither address nor person is here.
  subject text not null,
  began_at timestamptz not null,
  count int not null check (count > 0),
  primary key (name, subject)
);
create index rate_limit_began on jobs.rate_limit (began_at);
