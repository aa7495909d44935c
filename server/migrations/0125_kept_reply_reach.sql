-- Of the firms, companies, properties and owners through which the person saw what they did, those that the reply names: whoever
-- doesn't see through one of them anymore isn't given the reply again.
alter table jobs.idempotency_key add column reached uuid[] not null default '{}';
