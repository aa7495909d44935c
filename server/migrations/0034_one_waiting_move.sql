-- Of a date of a case one move waits at most: the later one takes over from where the date was accepted last. The moves of
-- the cases that are counted anew are found by their cases.
create unique index moved_date_waiting on cases.moved_date (firm_id, case_id, event)
  where accepted_at is null and superseded_at is null;
