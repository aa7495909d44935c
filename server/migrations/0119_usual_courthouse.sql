-- The court that was alone in its county when another one joined it: cases still go there where the property names no court.
alter table cases.courthouse add column is_usual boolean not null default false;
