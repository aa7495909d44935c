-- When the files of a case were removed last. It stands with the case, so that what is due is found without looking at all that is gone.
alter table cases.eviction_case add column purged_at timestamptz;
drop index cases.eviction_case_ended;
create index eviction_case_to_purge on cases.eviction_case (firm_id, greatest(closed_at, dismissed_at, denied_at), id)
  where coalesce(closed_at, dismissed_at, denied_at) is not null
    and (purged_at is null or purged_at < greatest(closed_at, dismissed_at, denied_at));
create index eviction_case_purged on cases.eviction_case (firm_id, purged_at) where purged_at is not null;
drop index cases.case_purge_unfinished;
alter table cases.case_purge drop column purged_at;
create index case_purge_unfinished on cases.case_purge (id) where removed_at is null;
