-- A reply is kept to be given again as it was: nobody looks into it. As text it is neither taken apart nor compressed, which cost more
-- than all the rest of the row.
alter table jobs.idempotency_key alter column reply type json using reply::json;
alter table jobs.idempotency_key alter column reply set storage external;
