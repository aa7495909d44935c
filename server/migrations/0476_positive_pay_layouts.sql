-- How an account's file for positive pay is laid out.
alter table cases.bank_account add column positive_pay_layout text not null default 'TABLE';
alter table cases.bank_account add constraint bank_account_positive_pay_layout
  check (positive_pay_layout in ('TABLE', 'CSV_I_V', 'CSV_I_C', 'FIXED_60', 'FIXED_100'));
