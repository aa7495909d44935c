-- The last reminder of an invoice: how many days after the due date it was for, and the firm's day on which it was mailed.
alter table cases.invoice add column reminded_step int;
alter table cases.invoice add column reminded_on date;
alter table cases.invoice add constraint invoice_reminded_step check (reminded_step in (-3, 1, 15, 30));
alter table cases.invoice add constraint invoice_reminded check ((reminded_step is null) = (reminded_on is null));
