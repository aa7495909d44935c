-- Those of client care who are notified of a company's cases: ids alone, also for somebody who need not know them.
-- No view: on a worker of a cluster the policies of its reader hold, and it would name nobody.
create function users.carers_of(client uuid) returns setof uuid
  language plpgsql stable security definer set search_path = '' as $$
begin
  return query select u.id from users.app_user u
    where u.active and u.roles && array['crm_user'] and (u.crm_scope = 'ALL'
      or u.crm_scope = 'ASSIGNED' and exists (select from users.crm_client c where c.user_id = u.id and c.client_id = client))
    order by u.id;
end $$;
