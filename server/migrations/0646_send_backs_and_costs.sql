-- What more is counted of a case: that it was sent back and what for, that a clerk rejected it, and what it has cost in the end.

-- Each way in which the case went back, and each reason of it, once: `CLIENT`, `CLIENT.LEASE_MISSING`, `FIRM`, `FIRM.OTHER`.
alter table cases.eviction_case add column sent_back text[] not null default '{}';
-- When a clerk rejected its filing for the first time.
alter table cases.eviction_case add column rejected_at timestamptz;
-- Its charges, billed or not. The writer of the charges keeps it.
alter table cases.eviction_case add column cost_cents bigint not null default 0;
create or replace view cases.searched_case as
  select * from cases.eviction_case where users.sees(firm_id, client_id) and users.not_walled(id);

update cases.eviction_case c set
  sent_back = coalesce((
    select array_agg(distinct case when a.action = 'case.send-back-to-client' then 'CLIENT' else 'FIRM' end
      || case when reason.code = '' then '' else '.' || reason.code end)
    from cases.audit_event a
    cross join lateral jsonb_array_elements_text('[""]'::jsonb || coalesce(a.data -> 'reasonCodes', '[]')) reason (code)
    where a.firm_id = c.firm_id and a.subject = 'case' and a.subject_id = c.id and a.action in
      ('case.send-back-to-client', 'case.send-back-to-processor', 'case.back-in-intake', 'case.back-in-initial-check')), '{}'),
  rejected_at = (
    select min(a.occurred_at) from cases.audit_event a
    where a.firm_id = c.firm_id and a.subject = 'case' and a.subject_id = c.id and a.action = 'case.send-back-to-processor'
      and a.data -> 'reasonCodes' ? 'CLERK_REJECTION'),
  cost_cents = coalesce((
    select sum(b.amount_cents) from cases.billing_item b
    where b.firm_id = c.firm_id and b.case_id = c.id and b.status <> 'DELETED'), 0);

-- Lists of what was sent back or rejected.
create index eviction_case_sent_back on cases.eviction_case (firm_id, submitted_at) where sent_back <> '{}';
create index eviction_case_rejected on cases.eviction_case (firm_id, rejected_at) where rejected_at is not null;

-- Arrays, not VALUES: a cluster takes no union of what has no table, and so the ways back, of which a case has any number, come last in
-- them. Their names alone begin with a capital.
create or replace view cases.tallied_case with (security_invoker = true) as
  select c.firm_id, c.id, c.client_id, c.county_id,
    case when had.what ~ '^[A-Z]' then 'sentBack.' || had.what else had.what end as what, had.day
  from cases.eviction_case c
  cross join lateral (values (
    (c.submitted_at at time zone c.day_zone)::date,
    (c.approved_at at time zone c.day_zone)::date,
    (c.served_at at time zone c.day_zone)::date,
    (c.judgment_at at time zone c.day_zone)::date,
    (c.writ_issued_at at time zone c.day_zone)::date,
    (c.possession_at at time zone c.day_zone)::date,
    (c.rejected_at at time zone c.day_zone)::date,
    (greatest(c.closed_at, c.dismissed_at, c.denied_at) at time zone c.day_zone)::date
  )) d (submitted, approved, served, judged, issued, possession, rejected, ended)
  cross join lateral unnest(
    array[
      'status.' || c.status,
      'step.' || c.may_do,
      'done.submitted',
      'done.approved',
      'done.filed',
      'done.writIssued',
      'done.appealed',
      'done.denied',
      'done.dismissed',
      'done.possession',
      'done.rejected',
      'done.ended',
      -- The same by court.
      'court.filed.' || c.courthouse_id::text,
      'court.rejected.' || c.courthouse_id::text,
      'outcome.' || c.judgment_outcome,
      'cost.' || c.cost_cents::text,
      -- Whole days that a stage took; a stage that began after its end took none. Without one of the days there is nothing:
      -- `greatest` would take an absent day for none.
      'took.approval.' || (case when d.approved < d.submitted then 0 else d.approved - d.submitted end)::text,
      'took.filing.' || (case when c.filed_on < c.approved_on then 0 else c.filed_on - c.approved_on end)::text,
      'took.service.' || (case when d.served < c.filed_on then 0 else d.served - c.filed_on end)::text,
      'took.judgment.' || (case when d.judged < d.served then 0 else d.judged - d.served end)::text,
      'took.writ.' || (case when d.issued < d.judged then 0 else d.issued - d.judged end)::text,
      'took.possession.' || (case when d.possession < d.issued then 0 else d.possession - d.issued end)::text,
      'took.whole.' || (case when d.possession < d.submitted then 0 else d.possession - d.submitted end)::text
    ] || c.sent_back,
    array[
      '0001-01-01'::date,
      c.may_do_on,
      d.submitted,
      d.approved,
      c.filed_on,
      d.issued,
      (c.appeal_filed_at at time zone c.day_zone)::date,
      (c.denied_at at time zone c.day_zone)::date,
      (c.dismissed_at at time zone c.day_zone)::date,
      d.possession,
      d.rejected,
      d.ended,
      c.filed_on,
      d.rejected,
      d.judged,
      d.ended,
      d.approved,
      c.filed_on,
      d.served,
      d.judged,
      d.issued,
      d.possession,
      d.possession
    ] || array_fill(d.submitted, array[cardinality(c.sent_back)])
  ) had (what, day)
  where had.day is not null and had.what is not null and c.sealed_at is null;

-- The cases that are there already are counted once.
insert into cases.case_tally (firm_id, grain, of_id, what, day, n)
select d.firm_id, kept.grain, kept.of_id, d.what, counted.day, count(*)::int
from cases.tallied_case d
cross join lateral (values ('FIRM', d.firm_id), ('CLIENT', d.client_id), ('COUNTY', d.county_id)) kept (grain, of_id)
cross join lateral (values (d.day), ('0001-01-01'::date)) counted (day)
where kept.of_id is not null and (d.what in ('done.rejected', 'done.ended')
  or d.what like 'court.%' or d.what like 'cost.%' or d.what like 'sentBack.%')
group by 1, 2, 3, 4, 5;
