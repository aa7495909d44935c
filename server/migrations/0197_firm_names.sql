-- Two firms of one name can't be told apart where one is chosen.
create unique index firm_name on users.firm (lower(name));
create index firm_newest on users.firm (created_at, id);
