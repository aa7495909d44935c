-- Nobody is put into a place who did not accept: whoever is to be a user is invited, with all that the record will say.

alter table users.invite
  drop constraint invite_user_type_check,
  add constraint invite_user_type_check check (user_type in ('Firm', 'Client', 'Admin', 'CRM')),
  drop constraint invite_check,
  add constraint invite_of_a_firm check (user_type <> 'Firm' or firm_id is not null),
  add constraint invite_to_a_firm check (firm_id is null or user_type in ('Firm', 'CRM')),
  drop constraint invite_check1,
  add constraint invite_to_a_company check (client_id is null or user_type = 'Client'),
  add phone text,
  add time_zone text,
  add crm_scope text check (crm_scope in ('ALL', 'ASSIGNED')),
  add crm_client_ids uuid[] not null default '{}',
  add constraint invite_of_client_care check (user_type <> 'CRM' or crm_scope is not null);

-- Users and those who are invited to be one, under the id that they keep when they accept.
create view users.listed_user with (security_invoker = true) as
  select id, account_id, email, first_name, last_name, phone, role_type, roles, firm_id, client_id, owner_id, crm_scope, time_zone,
    language, active, last_seen_at, version, created_at, false as is_pending
  from users.app_user
  union all
  select id, null, email, coalesce(first_name, ''), coalesce(last_name, ''), phone, user_type, roles, firm_id, client_id, owner_id,
    crm_scope, coalesce(time_zone, 'America/New_York'), language, false, null, version, created_at, true
  from users.invite
  where kind <> 'CLIENT' and accepted_at is null and revoked_at is null;
