-- Up to which amount whoever alone may approve checks in a firm releases their own checks by submitting them.
create table cases.check_release_limit (
  firm_id uuid not null,
  up_to_cents bigint,
  set_by_name text not null,
  version int not null default 1,
  primary key (firm_id)
);
-- distribute: cases.check_release_limit by firm_id
alter table cases.check_release_limit add constraint check_release_limit_amount check (up_to_cents > 0);
alter table cases.check_release_limit enable row level security;
create policy tenant on cases.check_release_limit using (users.sees_everything() or firm_id = users.own_firm());

alter table cases.court_check add column released_alone boolean not null default false;
-- When the weekly email listed it.
alter table cases.court_check add column alone_listed_at timestamptz;
alter table cases.court_check drop constraint court_check_second_person;
-- Whoever generated or last changed a check releases it only where nobody else in the firm may, and it then says so.
alter table cases.court_check add constraint court_check_second_person check (approved_by is null or released_alone
  or (approved_by <> generated_by and (edited_by is null or approved_by <> edited_by)));
alter table cases.court_check add constraint court_check_alone_released check (not released_alone or approved_by is not null);
create index court_check_unlisted on cases.court_check (firm_id, issued_on) where released_alone and alone_listed_at is null;
