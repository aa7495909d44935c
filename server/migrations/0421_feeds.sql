-- A secret address at which a program reads what one person may see, without tenants' names. It belongs to the person, as reports do.
create table cases.feed (
  user_id uuid not null,
  id uuid not null,
  -- Where the person was when they opened it: it ends when they leave.
  firm_id uuid,
  client_id uuid,
  -- As it was then: administrators of the organization may not see the person any more.
  user_name text not null,
  name text not null check (name <> ''),
  kind text not null check (kind in ('CALENDAR', 'TABLE', 'FIGURE')),
  report_kind text check (report_kind in ('PROPERTIES', 'ATTORNEY_WEEK', 'COUNTY_TIMES')),
  of_client_id uuid,
  of_lawyer_id uuid,
  period text check (
    period in ('LAST_30_DAYS', 'LAST_MONTH', 'THIS_YEAR', 'LAST_12_MONTHS', 'NEXT_7_DAYS', 'NEXT_14_DAYS')
  ),
  figure text check (figure in ('OPEN_CASES', 'FILED_30_DAYS', 'POSSESSIONS_30_DAYS')),
  origins text[] not null,
  -- Of the address; the address itself is kept nowhere.
  secret_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_read_at timestamptz,
  revoked_at timestamptz,
  revoked_by_name text,
  constraint feed_pkey primary key (user_id, id),
  constraint feed_table check ((kind = 'TABLE') = (report_kind is not null and period is not null)),
  constraint feed_figure check ((kind = 'FIGURE') = (figure is not null)),
  constraint feed_revoked check ((revoked_at is null) = (revoked_by_name is null))
);
-- reference: cases.feed
create unique index feed_secret on cases.feed (secret_hash);
create index feed_firm on cases.feed (firm_id) where firm_id is not null;
create index feed_client on cases.feed (client_id) where client_id is not null;

-- One's own, and those of one's organization, of which administrators revoke what a colleague left open.
alter table cases.feed enable row level security;
create policy tenant on cases.feed using (
  users.sees_everything() or user_id = users.own_id()
  or firm_id = users.own_firm() or client_id = any (users.own_clients())
);
