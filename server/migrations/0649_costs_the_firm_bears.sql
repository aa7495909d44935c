-- A cost that the firm gives a company as goodwill is its own expense, and no asset any longer.
alter table cases.ledger_posting drop constraint ledger_posting_debit_check;
alter table cases.ledger_posting drop constraint ledger_posting_credit_check;
alter table cases.ledger_posting add constraint ledger_posting_debit_check check (debit in
  ('CASH', 'RECEIVABLE', 'ADVANCED_COSTS', 'ACCRUED_COSTS', 'CLIENT_CREDIT', 'FEE_INCOME', 'BAD_DEBT', 'ABSORBED_COSTS', 'TRUST_CASH', 'TRUST_OWED', 'PAYMENT_FEES'));
alter table cases.ledger_posting add constraint ledger_posting_credit_check check (credit in
  ('CASH', 'RECEIVABLE', 'ADVANCED_COSTS', 'ACCRUED_COSTS', 'CLIENT_CREDIT', 'FEE_INCOME', 'BAD_DEBT', 'ABSORBED_COSTS', 'TRUST_CASH', 'TRUST_OWED', 'PAYMENT_FEES'));
alter table cases.account_mapping drop constraint account_mapping_account_check;
alter table cases.account_mapping add constraint account_mapping_account_check check (account in
  ('CASH', 'RECEIVABLE', 'ADVANCED_COSTS', 'ACCRUED_COSTS', 'CLIENT_CREDIT', 'FEE_INCOME', 'BAD_DEBT', 'ABSORBED_COSTS', 'TRUST_CASH', 'TRUST_OWED', 'PAYMENT_FEES'));
