-- On what terms a company works with a firm: with two firms it may have two. A company and a firm that agreed nothing have no row.
create table users.engagement_terms (
  client_id uuid not null references users.client (id),
  firm_id uuid not null references users.firm (id),
  terms_days int not null check (terms_days between 0 and 180),
  grace_days int not null check (grace_days between 0 and 90),
  -- A company-wide overdue invoice holds new cases; some firms ask per property.
  overdue_gate text not null check (overdue_gate in ('COMPANY', 'PROPERTY', 'NONE')),
  primary key (client_id, firm_id)
);
-- reference: users.engagement_terms
alter table users.engagement_terms enable row level security;
create policy tenant on users.engagement_terms using (
  users.sees_everything() or firm_id = any (users.known_firms()) or client_id = any (users.own_clients())
);
-- What a company had with all firms, it has with each.
insert into users.engagement_terms (client_id, firm_id, terms_days, grace_days, overdue_gate)
select distinct e.client_id, e.firm_id, c.terms_days, c.grace_days, c.overdue_gate
from users.engagement e join users.client c on c.id = e.client_id
where c.terms_days <> 30 or c.grace_days <> 0 or c.overdue_gate <> 'COMPANY';

create view users.published_terms with (security_invoker = true) as
  select client_id, firm_id, terms_days, grace_days, overdue_gate from users.engagement_terms;

-- The columns of the client stay, and nothing reads them: once a column of this table is gone, Citus 13 can't name the others in a join
-- with a distributed table ("21 columns available but 24 columns specified").
drop view users.published_client;
drop view users.searched_client;
create view users.published_client with (security_invoker = true) as
  select id, name, short_name, time_zone from users.client;
-- It reads as its owner and applies the rule itself, to all rows at once.
create view users.searched_client as
  select * from users.client
  where users.sees_everything() or id = any (users.own_clients())
    or id in (select e.client_id from users.engagement e where e.firm_id = users.own_firm() and e.firm_id = any (users.known_firms()));
revoke insert, update, delete on users.searched_client from writdesk_app;
