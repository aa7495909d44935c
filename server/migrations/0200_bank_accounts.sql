-- The accounts of a firm at banks. A number never changes: another number is another account.
create table cases.bank_account (
  firm_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('OPERATING', 'TRUST')),
  name text not null,
  bank_name text not null,
  routing_number text not null check (routing_number ~ '^\d{9}$'),
  -- Sealed; the last digits are all that people read.
  sealed_number text not null,
  number_ending text not null check (number_ending ~ '^\d{4}$'),
  status text not null default 'PENDING' check (status in ('PENDING', 'ACTIVE', 'CLOSED')),
  -- The firm's business days until a deposit can be used.
  check_days int not null check (check_days between 0 and 30),
  ach_days int not null check (ach_days between 0 and 30),
  wire_days int not null check (wire_days between 0 and 30),
  -- The last day of a signed reconciliation: nothing changes up to it. Whoever moves money holds the row against whoever signs.
  signed_through date,
  created_by_name text not null,
  created_at timestamptz not null,
  edited_by uuid not null,
  approved_by uuid,
  approved_by_name text,
  close_reason text,
  version int not null default 1,
  primary key (firm_id, id)
);
-- distribute: cases.bank_account by firm_id
alter table cases.bank_account add constraint bank_account_approved check (status <> 'ACTIVE' or approved_by is not null);
-- Whoever added or last changed an account never approves it.
alter table cases.bank_account add constraint bank_account_second_person check (approved_by is null or approved_by <> edited_by);
alter table cases.bank_account enable row level security;
create policy tenant on cases.bank_account using (users.sees_everything() or firm_id = users.own_firm());
