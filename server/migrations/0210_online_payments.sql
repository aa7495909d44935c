-- Payments that companies make online: the firm's account at a provider, each attempt with the invoices that it is to pay, and what
-- the provider told us.
create table cases.payment_connection (
  firm_id uuid not null,
  -- Under this key the account was asked for: asked again, the provider opens no second one.
  id uuid not null,
  provider text not null,
  account text,
  status text not null,
  connected_by_name text not null,
  connected_at timestamptz not null,
  version int not null default 1,
  primary key (firm_id)
);
-- distribute: cases.payment_connection by firm_id
alter table cases.payment_connection add constraint payment_connection_provider
  check (provider in ('stripe', 'demonstration'));
alter table cases.payment_connection add constraint payment_connection_status
  check (status in ('PENDING', 'READY', 'OFF'));
-- Money goes nowhere without an account.
alter table cases.payment_connection add constraint payment_connection_ready
  check (status <> 'READY' or account is not null);
create index payment_connection_account on cases.payment_connection (account) where account is not null;
alter table cases.payment_connection enable row level security;
-- The firm's companies see whether it takes payments online.
create policy tenant on cases.payment_connection using (users.sees_everything() or firm_id = any (users.known_firms()));

create table cases.payment_attempt (
  firm_id uuid not null,
  client_id uuid not null,
  -- The key under which the provider is asked, however often: it never takes money twice for one attempt.
  id uuid not null,
  provider text not null,
  account text not null,
  status text not null default 'PENDING',
  amount_cents bigint not null,
  method text,
  session_id text,
  -- The address of the provider's page, sealed: whoever has it may pay.
  checkout_sealed text,
  -- The payment as the provider calls it.
  payment_ref text,
  -- The payment in our books.
  payment_id uuid,
  -- What the provider kept so far, as it was posted.
  fee_cents bigint not null default 0,
  is_fee_known boolean not null default false,
  failure text,
  payer_id uuid,
  payer_name text not null,
  payer_email text not null,
  -- Whether somebody without an account pays by a signed link.
  is_by_link boolean not null,
  created_at timestamptz not null,
  asked_at timestamptz not null,
  settled_at timestamptz,
  version int not null default 1,
  primary key (firm_id, id)
);
-- distribute: cases.payment_attempt by firm_id
alter table cases.payment_attempt add constraint payment_attempt_provider
  check (provider in ('stripe', 'demonstration'));
alter table cases.payment_attempt add constraint payment_attempt_status check (status in ('PENDING', 'UNKNOWN', 'REFUSED', 'OPEN',
  'PROCESSING', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'RETURNED'));
alter table cases.payment_attempt add constraint payment_attempt_method check (method in ('CARD', 'ACH'));
alter table cases.payment_attempt add constraint payment_attempt_amount check (amount_cents > 0);
-- What counts is in our books, and what never counted isn't.
alter table cases.payment_attempt add constraint payment_attempt_counted
  check ((payment_id is not null) = (status in ('SUCCEEDED', 'RETURNED')));
alter table cases.payment_attempt add constraint payment_attempt_payer check ((payer_id is null) = is_by_link);
create index payment_attempt_newest on cases.payment_attempt (firm_id, created_at desc, id desc);
create index payment_attempt_client on cases.payment_attempt (client_id, created_at desc, id desc);
create unique index payment_attempt_session on cases.payment_attempt (firm_id, session_id) where session_id is not null;
create index payment_attempt_ref on cases.payment_attempt (firm_id, payment_ref) where payment_ref is not null;
create index payment_attempt_watched on cases.payment_attempt (asked_at)
  where status in ('PENDING', 'UNKNOWN', 'OPEN', 'PROCESSING') or not is_fee_known;
alter table cases.payment_attempt enable row level security;
create policy tenant on cases.payment_attempt using (users.sees(firm_id, client_id));

create table cases.payment_attempt_invoice (
  firm_id uuid not null,
  client_id uuid not null,
  attempt_id uuid not null,
  invoice_id uuid not null,
  amount_cents bigint not null,
  primary key (firm_id, attempt_id, invoice_id),
  foreign key (firm_id, attempt_id) references cases.payment_attempt (firm_id, id),
  foreign key (firm_id, invoice_id) references cases.invoice (firm_id, id)
);
-- distribute: cases.payment_attempt_invoice by firm_id
alter table cases.payment_attempt_invoice add constraint payment_attempt_invoice_amount check (amount_cents > 0);
create index payment_attempt_invoice_invoice on cases.payment_attempt_invoice (firm_id, invoice_id);
alter table cases.payment_attempt_invoice enable row level security;
create policy tenant on cases.payment_attempt_invoice using (users.sees(firm_id, client_id));

-- What a provider told us, each once. What is of no firm that we know stands under the id of nobody (all zeros), for administrators.
create table cases.payment_event (
  firm_id uuid not null,
  event_id text not null,
  type text not null,
  provider text not null,
  account text,
  session_id text,
  payment_ref text,
  told_attempt_id uuid,
  amount_cents bigint,
  currency text,
  told_at timestamptz not null,
  received_at timestamptz not null,
  status text not null default 'RECEIVED',
  reason text,
  attempt_id uuid,
  handled_at timestamptz,
  handled_by_name text,
  note text,
  primary key (firm_id, event_id)
);
-- distribute: cases.payment_event by firm_id
alter table cases.payment_event add constraint payment_event_status
  check (status in ('RECEIVED', 'HANDLED', 'UNMATCHED', 'CLOSED'));
alter table cases.payment_event add constraint payment_event_reason
  check ((reason is not null) = (status in ('UNMATCHED', 'CLOSED')));
create index payment_event_open on cases.payment_event (firm_id, received_at desc) where status in ('RECEIVED', 'UNMATCHED');
create index payment_event_ref on cases.payment_event (firm_id, payment_ref) where payment_ref is not null;
alter table cases.payment_event enable row level security;
create policy tenant on cases.payment_event using (users.sees(firm_id, null));

-- What providers keep for each payment is an expense of the firm.
alter table cases.ledger_posting drop constraint ledger_posting_debit_check;
alter table cases.ledger_posting drop constraint ledger_posting_credit_check;
alter table cases.ledger_posting add constraint ledger_posting_debit_check check (debit in
  ('CASH', 'RECEIVABLE', 'ADVANCED_COSTS', 'CLIENT_CREDIT', 'FEE_INCOME', 'BAD_DEBT', 'TRUST_CASH', 'TRUST_OWED', 'PAYMENT_FEES'));
alter table cases.ledger_posting add constraint ledger_posting_credit_check check (credit in
  ('CASH', 'RECEIVABLE', 'ADVANCED_COSTS', 'CLIENT_CREDIT', 'FEE_INCOME', 'BAD_DEBT', 'TRUST_CASH', 'TRUST_OWED', 'PAYMENT_FEES'));
