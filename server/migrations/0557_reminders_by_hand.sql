-- A person may remind a company before the first of the days on which it is reminded anyway: then there is a day and no step.
alter table cases.invoice drop constraint invoice_reminded;
alter table cases.invoice add constraint invoice_reminded check (reminded_step is null or reminded_on is not null);
