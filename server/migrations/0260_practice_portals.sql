-- A court of our own, at which people practice: nothing that is filed there reaches a real one.
alter table cases.court_portal add column is_practice boolean not null default false;
