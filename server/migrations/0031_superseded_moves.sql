-- A date that a later version moves again waits once: the earlier row says by which version it was overtaken.
alter table cases.moved_date
  add column superseded_at timestamptz,
  add column superseded_by_state text,
  add column superseded_by_version text,
  add constraint moved_date_superseded check (
    (superseded_at is null) = (superseded_by_version is null)
    and (superseded_at is null) = (superseded_by_state is null)
    and (superseded_at is null or accepted_at is null));

-- What has piled up: the last of a date waits from the first day on, those before it are overtaken.
with piled as (
  select firm_id, case_id, id,
    row_number() over latest as place,
    first_value(was) over earliest as first_was,
    first_value(state_code) over latest as last_state,
    first_value(pack_version) over latest as last_version,
    first_value(moved_at) over latest as last_at
  from cases.moved_date
  where accepted_at is null
  window latest as (partition by firm_id, case_id, event order by moved_at desc, id desc),
    earliest as (partition by firm_id, case_id, event order by moved_at, id)
)
update cases.moved_date moved
set was = case when piled.place = 1 then piled.first_was else moved.was end,
  superseded_at = case when piled.place > 1 then piled.last_at end,
  superseded_by_state = case when piled.place > 1 then piled.last_state end,
  superseded_by_version = case when piled.place > 1 then piled.last_version end
from piled
where moved.firm_id = piled.firm_id and moved.case_id = piled.case_id and moved.id = piled.id;
-- Back where it was: nothing waits.
delete from cases.moved_date where accepted_at is null and superseded_at is null and was is not distinct from becomes;

drop index cases.moved_date_open;
create index moved_date_open on cases.moved_date (firm_id, moved_at desc, id)
  where accepted_at is null and superseded_at is null;
