-- Whoever may know of a property or an owner may read what became of it, also at the firms that the company engages.
drop policy tenant on users.audit_event;
create policy tenant on users.audit_event for select using (
  users.sees(firm_id, client_id) or (subject in ('property', 'property-owner') and users.sees_client(client_id))
);
