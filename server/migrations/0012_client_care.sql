-- Who of client care is told of a company's cases: `client_id` is the company in his portfolio, null where he cares for all.
create view users.published_carer with (security_invoker = true) as
  select u.id as user_id, u.crm_scope, c.client_id
  from users.app_user u
  left join users.crm_client c on c.user_id = u.id and u.crm_scope = 'ASSIGNED'
  where u.active and u.roles && array['crm_user'] and (u.crm_scope = 'ALL' or c.client_id is not null);

-- Few among many people.
create index app_user_care on users.app_user (crm_scope) where crm_scope is not null;
create index crm_client_by_client on users.crm_client (client_id);
