-- Hashes of the codes that a later mail of the same invite took the place of: whoever opens the link of an older mail is told so.
alter table users.invite add column replaced_code_hashes text[] not null default '{}';
create index invite_replaced_codes on users.invite using gin (replaced_code_hashes);
