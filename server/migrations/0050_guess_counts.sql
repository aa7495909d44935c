-- Failed sign-ins are counted by other subjects now: a browser that is known, an account with a network, an account from all
-- unknown browsers, a network. What was counted before has another meaning.
delete from identity.sign_in_failure;
alter table identity.sign_in_failure drop constraint sign_in_failure_kind_check;
alter table identity.sign_in_failure add constraint sign_in_failure_kind_check
  check (kind in ('device', 'session', 'place', 'account', 'address', 'factor'));

-- Proofs of work that were shown. Each is good for one attempt; a crash may forget them, they live for minutes.
create unlogged table identity.spent_work (
  nonce text primary key,
  expires_at timestamptz not null
);
create index spent_work_expiry on identity.spent_work (expires_at);
