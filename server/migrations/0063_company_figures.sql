-- What the users half may know of the cases and invoices of a company, for whoever sees them.
create view cases.published_client_case with (security_invoker = true) as
  select firm_id, id, client_id, property_id, owner_id, status, created_at from cases.eviction_case;
create view cases.published_client_invoice with (security_invoker = true) as
  select firm_id, id, client_id, due_date, status, balance_cents from cases.invoice;
