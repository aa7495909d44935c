-- Who is kept from a case, who looks at a firm from outside, and row-level security for what says who people are.

create function users.own_id() returns uuid language sql stable
  return nullif(current_setting('app.user_id', true), '')::uuid;
-- Cases from which the reader is kept.
create function users.walled_cases() returns uuid[] language sql stable
  return coalesce(string_to_array(nullif(current_setting('app.walled', true), ''), ',')::uuid[], '{}');

-- Ethical walls: somebody of the firm who may not know of one of its cases. A reference table, for it is read beside the
-- person with each request; therefore it can't refer to a case.
create table cases.ethical_wall (
  firm_id uuid not null references users.firm (id),
  id uuid not null,
  case_id uuid not null,
  user_id uuid not null references users.app_user (id),
  reason text not null check (reason <> ''),
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  lifted_at timestamptz,
  lifted_by uuid,
  primary key (firm_id, id)
);
-- reference: cases.ethical_wall
create unique index ethical_wall_standing on cases.ethical_wall (firm_id, case_id, user_id) where lifted_at is null;
create index ethical_wall_user on cases.ethical_wall (user_id) where lifted_at is null;

-- What the users half may know of walls.
create view cases.published_wall as
  select firm_id, case_id, user_id from cases.ethical_wall where lifted_at is null;

-- Cases as the counters count them: who is kept from some must take those off, and can't see them.
create view cases.counted_case as
  select firm_id, id, client_id, county_id, status from cases.eviction_case;

-- An administrator of the platform acts at a firm: for so long, for this reason, and the firm sees it.
create table users.support_access (
  id uuid primary key,
  user_id uuid not null references users.app_user (id),
  user_name text not null,
  firm_id uuid not null references users.firm (id),
  -- One case only; all of the firm's when absent.
  case_id uuid,
  reason text not null check (reason <> ''),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid,
  check (ends_at > started_at and ends_at <= started_at + interval '60 minutes')
);
-- reference: users.support_access
create index support_access_open on users.support_access (user_id, ends_at) where ended_at is null;
create index support_access_firm on users.support_access (firm_id, started_at desc);

-- Policies read each setting once for a query, not for every row: that is what the brackets around the calls are for.
do $$
declare
  t text;
begin
  foreach t in array array['eviction_case', 'case_tenant', 'case_eviction', 'case_ledger_line', 'case_document', 'case_step',
    'case_hold', 'case_request', 'status_change', 'case_docket', 'case_judgment', 'docket_check', 'internal_comment',
    'reminder', 'invoice', 'billing_item', 'case_count', 'case_count_delta']
  loop
    execute format('alter policy tenant on cases.%I using ((select users.sees_everything())
      or firm_id = (select users.own_firm()) or client_id = any ((select users.own_clients())::uuid[]))', t);
  end loop;
  foreach t in array array['workflow', 'workflow_step', 'workflow_courthouse', 'running_number', 'docket', 'bill_item',
    'case_month_count', 'case_month_count_delta']
  loop
    execute format('alter policy tenant on cases.%I using ((select users.sees_everything())
      or firm_id = any ((select users.known_firms())::uuid[]))', t);
  end loop;
  -- The wall: whatever else lets a row through. A place on a docket is no content and must be counted by everybody.
  foreach t in array array['case_tenant', 'case_eviction', 'case_ledger_line', 'case_document', 'case_step',
    'case_hold', 'case_request', 'status_change', 'case_judgment', 'docket_check', 'internal_comment', 'reminder', 'billing_item']
  loop
    execute format('create policy wall on cases.%I as restrictive
      using (case_id <> all ((select users.walled_cases())::uuid[]))', t);
  end loop;
end $$;
create policy wall on cases.eviction_case as restrictive using (id <> all ((select users.walled_cases())::uuid[]));
alter policy tenant on cases.audit_event using (
  (select users.sees_everything()) or firm_id = (select users.own_firm())
  or client_id = any ((select users.own_clients())::uuid[])
  or (client_id is null and firm_id = any ((select users.known_firms())::uuid[]))
);
create policy wall on cases.audit_event as restrictive
  using (subject <> 'case' or subject_id <> all ((select users.walled_cases())::uuid[]));
alter policy tenant on jobs.stored_file using (
  (select users.sees_everything()) or firm_id = (select users.own_firm())
  or client_id = any ((select users.own_clients())::uuid[])
);
create policy wall on jobs.stored_file as restrictive
  using (case_id is null or case_id <> all ((select users.walled_cases())::uuid[]));

alter table cases.ethical_wall enable row level security;
create policy tenant on cases.ethical_wall using (
  (select users.sees_everything()) or firm_id = (select users.own_firm())
);

alter policy tenant on users.client using (
  (select users.sees_everything()) or id = any ((select users.own_clients())::uuid[])
  or id in (select e.client_id from users.engagement e where e.firm_id = (select users.own_firm()))
);
alter policy tenant on users.property using (
  (select users.sees_everything()) or client_id = any ((select users.own_clients())::uuid[])
  or client_id in (select e.client_id from users.engagement e where e.firm_id = (select users.own_firm()))
);
alter policy tenant on users.property_owner using (
  (select users.sees_everything()) or client_id = any ((select users.own_clients())::uuid[])
  or client_id in (select e.client_id from users.engagement e where e.firm_id = (select users.own_firm()))
);
alter table users.unit enable row level security;
create policy tenant on users.unit using (
  (select users.sees_everything()) or client_id = any ((select users.own_clients())::uuid[])
  or client_id in (select e.client_id from users.engagement e where e.firm_id = (select users.own_firm()))
);
alter table users.engagement enable row level security;
create policy tenant on users.engagement using (
  (select users.sees_everything()) or firm_id = any ((select users.known_firms())::uuid[])
  or client_id = any ((select users.own_clients())::uuid[])
);
-- Oneself, the people of one's firms and of one's companies; a firm also those of the companies that engaged it.
alter table users.app_user enable row level security;
create policy tenant on users.app_user using (
  (select users.sees_everything()) or id = (select users.own_id())
  or firm_id = any ((select users.known_firms())::uuid[]) or client_id = any ((select users.own_clients())::uuid[])
  or client_id in (select e.client_id from users.engagement e where e.firm_id = (select users.own_firm()))
);
alter table users.crm_client enable row level security;
create policy tenant on users.crm_client using (
  (select users.sees_everything()) or user_id = (select users.own_id())
  or client_id = any ((select users.own_clients())::uuid[])
);
-- Who may know of the property knows who manages it.
alter table users.property_manager enable row level security;
create policy tenant on users.property_manager using (
  (select users.sees_everything()) or user_id = (select users.own_id())
  or exists (select from users.property p where p.id = property_id)
);
-- Whoever acts tells others; everybody reads his own.
alter table users.notification enable row level security;
create policy tenant on users.notification using (
  (select users.sees_everything()) or user_id = (select users.own_id())
) with check (true);
create policy wall on users.notification as restrictive
  using (case_id is null or case_id <> all ((select users.walled_cases())::uuid[]))
  with check (true);
alter table users.support_access enable row level security;
create policy tenant on users.support_access using (
  (select users.sees_everything()) or firm_id = (select users.own_firm())
);

-- Everybody appends to the trail; a chain goes on from its last row, whoever may read that.
alter table users.audit_event enable row level security;
create policy tenant on users.audit_event for select using (
  (select users.sees_everything()) or firm_id = (select users.own_firm())
  or client_id = any ((select users.own_clients())::uuid[])
);
create policy append on users.audit_event for insert with check (true);
create view users.audit_head as select subject, subject_id, seq, hash from users.audit_event;

-- A name alone, like those of companies and properties: who sees a case may read who works on it.
create view users.published_person_name as
  select id, trim(first_name || ' ' || last_name) as name from users.app_user;
-- Who acts on a case tells those of client care, whom he need not know: ids alone.
alter view users.published_carer set (security_invoker = false);

-- Views that ask no policy are read and never written through.
revoke insert, update, delete on cases.published_wall, cases.counted_case, users.audit_head, users.published_person_name,
  users.published_carer, users.published_client_name, users.published_property_name, users.published_county_name,
  users.published_county, users.published_state, users.published_city from writdesk_app;
