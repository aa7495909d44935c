-- What statistics count cases by, beside the time stamps that are there: appended to the tallies by the writers themselves.
-- The day of the first approval, and how the standing order ended the suit; both at the court.
alter table cases.eviction_case add column approved_on date;
alter table cases.eviction_case add column judgment_outcome text;
create or replace view cases.searched_case as
  select * from cases.eviction_case where users.sees(firm_id, client_id) and users.not_walled(id);

update cases.eviction_case c set approved_on = (c.approved_at at time zone coalesce(
  (select court.time_zone from cases.courthouse court where court.id = c.courthouse_id),
  (select county.time_zone from users.county county where county.id = c.county_id), 'America/New_York'))::date
where c.approved_at is not null;
update cases.eviction_case c set judgment_outcome = (
  select j.outcome from cases.case_judgment j where j.firm_id = c.firm_id and j.case_id = c.id
  order by j.case_order desc limit 1)
where c.judgment_at is not null;

-- Lists of what was done on some days.
create index eviction_case_outcome on cases.eviction_case (firm_id, judgment_outcome, judgment_at)
  where judgment_outcome is not null;

drop view cases.tallied_case;
create view cases.tallied_case with (security_invoker = true) as
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
  where had.day is not null and had.what is not null;

-- The cases that are there already are counted once.
insert into cases.case_tally (firm_id, grain, of_id, what, day, n)
select d.firm_id, kept.grain, kept.of_id, d.what, counted.day, count(*)::int
from cases.tallied_case d
cross join lateral (values ('FIRM', d.firm_id), ('CLIENT', d.client_id), ('COUNTY', d.county_id)) kept (grain, of_id)
cross join lateral (values (d.day), ('0001-01-01'::date)) counted (day)
where kept.of_id is not null
  and (d.what in ('done.filed', 'done.possession') or d.what like 'outcome.%' or d.what like 'took.%')
group by 1, 2, 3, 4, 5;
