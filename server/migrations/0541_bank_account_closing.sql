-- A second person closes an account: from the request on, no money moves on it.
alter table cases.bank_account add column closing_by uuid;
alter table cases.bank_account add column closing_by_name text;
alter table cases.bank_account add column closed_by uuid;
alter table cases.bank_account add column closed_by_name text;
alter table cases.bank_account drop constraint bank_account_status_check;
alter table cases.bank_account add constraint bank_account_status_check check (status in ('PENDING', 'ACTIVE', 'CLOSING', 'CLOSED'));
alter table cases.bank_account add constraint bank_account_closing
  check (status <> 'CLOSING' or (closing_by is not null and close_reason is not null));
-- Whoever asks for it never closes it. Accounts that one person closed before have neither name.
alter table cases.bank_account add constraint bank_account_closed_second_person
  check ((closed_by is null or (closing_by is not null and closed_by <> closing_by)) and (status <> 'CLOSED' or closing_by is null or closed_by is not null));
