-- The unit and the lease that a case was opened for, and what the ledger was then.
alter table cases.eviction_case add column unit_id uuid;
alter table cases.eviction_case add column lease_id uuid;
alter table cases.eviction_case add column lease_ledger_version int;
create index case_of_lease on cases.eviction_case (firm_id, lease_id) where lease_id is not null;
create or replace view cases.published_property_case with (security_invoker = true) as
  select firm_id, id, client_id, property_id, owner_id, title, status, case_number, created_at, lease_id
  from cases.eviction_case where property_id is not null;

-- What the cases half may know of a lease, for whoever sees its company.
create view users.published_lease with (security_invoker = true) as
  select l.client_id, l.id, l.property_id, l.unit_id, u.label as unit_label, l.is_current, l.balance_on, l.balance_cents,
    l.rent_owed_cents, l.other_owed_cents, l.ledger_version
  from users.lease l join users.unit u on u.client_id = l.client_id and u.id = l.unit_id;
