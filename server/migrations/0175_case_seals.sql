-- Sealing by a court's order: the case vanishes for everybody; its page stays for the firm's lawyers and administrators. A reference
-- table, for it is read beside the person with each request, as the ethical walls are; therefore it can't refer to a case.
create table cases.case_seal (
  firm_id uuid not null references users.firm (id),
  id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  reason text not null check (reason in ('EXPUNGED', 'BY_STATUTE', 'BY_ORDER')),
  ordered_on date not null,
  court text,
  judge text,
  order_document_id uuid not null,
  sealed_by uuid not null,
  sealed_by_name text not null,
  sealed_at timestamptz not null,
  unsealed_by uuid,
  unsealed_at timestamptz,
  primary key (firm_id, id),
  constraint case_seal_unsealed check ((unsealed_by is null) = (unsealed_at is null))
);
-- reference: cases.case_seal
create unique index case_seal_standing on cases.case_seal (firm_id, case_id) where unsealed_at is null;
create index case_seal_client on cases.case_seal (client_id) where unsealed_at is null;
alter table cases.case_seal enable row level security;
create policy tenant on cases.case_seal using (users.sees_everything() or firm_id = users.own_firm());

-- What the users half may know of seals: which cases are withheld from whom.
create view cases.published_seal as
  select firm_id, client_id, case_id from cases.case_seal where unsealed_at is null;
revoke insert, update, delete on cases.published_seal from writdesk_app;

-- On the case too, for what counts and reminds without a person.
alter table cases.eviction_case add column sealed_at timestamptz;
create or replace view cases.searched_case as
  select * from cases.eviction_case where users.sees(firm_id, client_id) and users.not_walled(id);

-- A sealed case is counted by nothing.
create or replace view cases.tallied_case with (security_invoker = true) as
  select c.firm_id, c.id, c.client_id, c.county_id, had.what, had.day
  from cases.eviction_case c
  cross join lateral (values (
    (c.submitted_at at time zone 'UTC')::date,
    (c.approved_at at time zone 'UTC')::date,
    (c.served_at at time zone 'UTC')::date,
    (c.judgment_at at time zone 'UTC')::date,
    (c.writ_issued_at at time zone 'UTC')::date,
    (c.possession_at at time zone 'UTC')::date
  )) d (submitted, approved, served, judged, issued, possession)
  cross join lateral (values
    ('status.' || c.status, '0001-01-01'::date),
    ('step.' || c.may_do, c.may_do_on),
    ('done.submitted', d.submitted),
    ('done.approved', d.approved),
    ('done.filed', c.filed_on),
    ('done.writIssued', d.issued),
    ('done.appealed', (c.appeal_filed_at at time zone 'UTC')::date),
    ('done.denied', (c.denied_at at time zone 'UTC')::date),
    ('done.dismissed', (c.dismissed_at at time zone 'UTC')::date),
    ('done.possession', d.possession),
    ('outcome.' || c.judgment_outcome, d.judged),
    -- Whole days that a stage took; a stage that began after its end took none. Without one of the days there is nothing:
    -- `greatest` would take an absent day for none. A number is cast: joining it to a text as it is, is not immutable, and a cluster refuses
    -- that in VALUES.
    ('took.approval.' || (case when d.approved < d.submitted then 0 else d.approved - d.submitted end)::text, d.approved),
    ('took.filing.' || (case when c.filed_on < c.approved_on then 0 else c.filed_on - c.approved_on end)::text, c.filed_on),
    ('took.service.' || (case when d.served < c.filed_on then 0 else d.served - c.filed_on end)::text, d.served),
    ('took.judgment.' || (case when d.judged < d.served then 0 else d.judged - d.served end)::text, d.judged),
    ('took.writ.' || (case when d.issued < d.judged then 0 else d.issued - d.judged end)::text, d.issued),
    ('took.possession.' || (case when d.possession < d.issued then 0 else d.possession - d.issued end)::text, d.possession),
    ('took.whole.' || (case when d.possession < d.submitted then 0 else d.possession - d.submitted end)::text, d.possession)
  ) had (what, day)
  where had.day is not null and had.what is not null and c.sealed_at is null;
