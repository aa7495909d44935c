-- The cases of a court by the day of their filing: the possession forecast takes some of each month.
create index eviction_case_filed_at_court on cases.eviction_case (firm_id, courthouse_id, filed_on, id)
  where filed_on is not null;
