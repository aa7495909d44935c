-- The books of the practice bank of the demonstration: it moves no real money.
create table cases.practice_account (
  firm_id uuid not null,
  account text not null,
  -- How it answers a new order: as usual, or as real ones do on a bad day.
  behavior text not null default 'USUAL',
  primary key (firm_id)
);
-- distribute: cases.practice_account by firm_id
alter table cases.practice_account add constraint practice_account_behavior
  check (behavior in ('USUAL', 'REFUSES', 'NO_ANSWER', 'HANGS'));
alter table cases.practice_account enable row level security;
create policy tenant on cases.practice_account using (users.sees(firm_id, null));

create table cases.practice_session (
  firm_id uuid not null,
  -- The key of the order: the same key is the same session.
  order_key uuid not null,
  fingerprint text not null,
  session_id text not null,
  account text not null,
  payment_ref text not null,
  lines jsonb not null,
  amount_cents bigint not null,
  merchant text not null,
  success_url text not null,
  cancel_url text not null,
  state text not null default 'OPEN',
  method text,
  outcome text,
  opened_at timestamptz not null,
  paid_at timestamptz,
  primary key (firm_id, order_key)
);
-- distribute: cases.practice_session by firm_id
alter table cases.practice_session add constraint practice_session_state
  check (state in ('OPEN', 'PROCESSING', 'PAID', 'FAILED', 'EXPIRED'));
create index practice_session_address on cases.practice_session (session_id);
alter table cases.practice_session enable row level security;
create policy tenant on cases.practice_session using (users.sees(firm_id, null));

-- Each amount that the bank put in an account or took out of it. Rows are only added.
create table cases.practice_entry (
  firm_id uuid not null,
  id uuid not null,
  order_key uuid not null,
  kind text not null,
  amount_cents bigint not null,
  fee_cents bigint not null,
  at timestamptz not null,
  primary key (firm_id, id),
  foreign key (firm_id, order_key) references cases.practice_session (firm_id, order_key)
);
-- distribute: cases.practice_entry by firm_id
alter table cases.practice_entry add constraint practice_entry_kind check (kind in ('CHARGE', 'WITHDRAWAL', 'REINSTATEMENT'));
alter table cases.practice_entry add constraint practice_entry_sign check ((amount_cents < 0) = (kind = 'WITHDRAWAL'));
create unique index practice_entry_once on cases.practice_entry (firm_id, order_key, kind);
alter table cases.practice_entry enable row level security;
create policy tenant on cases.practice_entry using (users.sees(firm_id, null));
revoke update, delete, truncate on cases.practice_entry from writdesk_app;

-- What the bank is going to do with a session, and tells afterwards.
create table cases.practice_step (
  firm_id uuid not null,
  id uuid not null,
  order_key uuid not null,
  kind text not null,
  due_at timestamptz not null,
  done_at timestamptz,
  -- Told once, and once more as real ones do.
  told int not null default 0,
  primary key (firm_id, id),
  foreign key (firm_id, order_key) references cases.practice_session (firm_id, order_key)
);
-- distribute: cases.practice_step by firm_id
alter table cases.practice_step add constraint practice_step_kind
  check (kind in ('COMPLETED', 'SUCCEEDED', 'FAILED', 'WITHDRAWN', 'REINSTATED', 'EXPIRED'));
create index practice_step_due on cases.practice_step (due_at) where told < 2;
alter table cases.practice_step enable row level security;
create policy tenant on cases.practice_step using (users.sees(firm_id, null));
