-- A served case waits for its court day or its default only once the time to answer is over: its count says so from now on,
-- and what was counted before follows here.
update cases.eviction_case
set next_date = may_do_on
where next_date_kind = 'DOCKET_DUE' and may_do = 'ASK_DEFAULT' and next_date < may_do_on;
