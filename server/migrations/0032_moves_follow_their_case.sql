-- A move that waits says what stands on its case. Where a fact or a calendar brought the date back to the day that was
-- accepted last, nothing is left to accept: it is settled, and by no version.
alter table cases.moved_date
  drop constraint moved_date_superseded,
  add constraint moved_date_superseded check (
    (superseded_by_version is null) = (superseded_by_state is null)
    and (superseded_by_version is null or superseded_at is not null)
    and (superseded_at is null or accepted_at is null));

-- What has stayed behind its case.
with standing as (
  select moved.firm_id, moved.case_id, moved.id, left(counted.dates -> moved.event ->> 'date', 10)::date as day,
    counted.counted_at
  from cases.moved_date moved
  join cases.case_dates counted on counted.firm_id = moved.firm_id and counted.case_id = moved.case_id
  where moved.accepted_at is null and moved.superseded_at is null
)
update cases.moved_date moved
set becomes = standing.day,
  superseded_at = case when standing.day is not distinct from moved.was then standing.counted_at end
from standing
where moved.firm_id = standing.firm_id and moved.case_id = standing.case_id and moved.id = standing.id
  and moved.becomes is distinct from standing.day;
