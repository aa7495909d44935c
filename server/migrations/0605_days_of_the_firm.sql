-- A case is counted on the days of its firm: what is sent at nine in the evening belongs to that evening, not to the next day of UTC. The
-- zone stands on the case, so that rows, tallies and deltas agree whatever becomes of the firm's own setting.
alter table cases.eviction_case add column day_zone text not null default 'America/New_York';
update cases.eviction_case c set day_zone = (select f.time_zone from users.firm f where f.id = c.firm_id);
create or replace view cases.searched_case as
  select * from cases.eviction_case where users.sees(firm_id, client_id) and users.not_walled(id);

create or replace view cases.tallied_case with (security_invoker = true) as
  select c.firm_id, c.id, c.client_id, c.county_id, had.what, had.day
  from cases.eviction_case c
  cross join lateral (values (
    (c.submitted_at at time zone c.day_zone)::date,
    (c.approved_at at time zone c.day_zone)::date,
    (c.served_at at time zone c.day_zone)::date,
    (c.judgment_at at time zone c.day_zone)::date,
    (c.writ_issued_at at time zone c.day_zone)::date,
    (c.possession_at at time zone c.day_zone)::date
  )) d (submitted, approved, served, judged, issued, possession)
  cross join lateral (values
    ('status.' || c.status, '0001-01-01'::date),
    ('step.' || c.may_do, c.may_do_on),
    ('done.submitted', d.submitted),
    ('done.approved', d.approved),
    ('done.filed', c.filed_on),
    ('done.writIssued', d.issued),
    ('done.appealed', (c.appeal_filed_at at time zone c.day_zone)::date),
    ('done.denied', (c.denied_at at time zone c.day_zone)::date),
    ('done.dismissed', (c.dismissed_at at time zone c.day_zone)::date),
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

-- What is counted by days is counted again, once.
delete from cases.case_tally_delta where what like 'done.%' or what like 'outcome.%' or what like 'took.%';
delete from cases.case_tally where what like 'done.%' or what like 'outcome.%' or what like 'took.%';
insert into cases.case_tally (firm_id, grain, of_id, what, day, n)
select d.firm_id, kept.grain, kept.of_id, d.what, counted.day, count(*)::int
from cases.tallied_case d
cross join lateral (values ('FIRM', d.firm_id), ('CLIENT', d.client_id), ('COUNTY', d.county_id)) kept (grain, of_id)
cross join lateral (values (d.day), ('0001-01-01'::date)) counted (day)
where kept.of_id is not null and (d.what like 'done.%' or d.what like 'outcome.%' or d.what like 'took.%')
group by 1, 2, 3, 4, 5;
