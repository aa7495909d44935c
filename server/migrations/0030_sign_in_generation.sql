-- Raised by whatever ends the sessions of an account: a sign-in that began before finishes nowhere.
alter table identity.account add column sign_in_generation int not null default 1;
