-- What companies owed on an earlier day is what they owe now, less what has been posted since: of a firm, and of one company.
create index ledger_posting_receivable on cases.ledger_posting (firm_id, posted_on)
  where debit = 'RECEIVABLE' or credit = 'RECEIVABLE';
create index ledger_posting_company on cases.ledger_posting (client_id, posted_on);
