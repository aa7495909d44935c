-- Charges of a case by hand: quantities with fractions, who entered a line, and versions.
-- Miles and hours are not whole.
alter table cases.billing_item drop constraint billing_item_amount;
alter table cases.billing_item alter column quantity type numeric(12, 4);
-- Rounded once per line, half away from zero.
alter table cases.billing_item add constraint billing_item_amount check (amount_cents = round(quantity * unit_cents));
alter table cases.billing_item add column version int not null default 1;
alter table cases.billing_item add column created_by uuid;
alter table cases.billing_item add column created_by_name text;
-- An automatic line that somebody deleted stays as a row, so that repeating the action doesn't bring it back.
alter table cases.billing_item drop constraint billing_item_status_check;
alter table cases.billing_item add constraint billing_item_status
  check (status in ('UNBILLED', 'BILLED', 'CREDITED', 'WRITTEN_OFF', 'DELETED'));
