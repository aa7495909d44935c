-- To whom an invoice of a company goes.
create view users.published_payables with (security_invoker = true) as
  select id, name, ap_name, ap_email, ap_address, address_line1, address_line2, city, state_code, zip_code from users.client;

-- When an invoice was mailed last, to which address, and by whom.
alter table cases.invoice add column sent_at timestamptz;
alter table cases.invoice add column sent_to text;
alter table cases.invoice add column sent_by_name text;
