-- The whole of an order: what its sum consists of, why its days differ from the rule's, which earlier order it amends,
-- and the written order or the day by which it is to follow. An amendment is a row of its own; the earlier row stays.
alter table cases.case_judgment add column money jsonb not null default '{}';
alter table cases.case_judgment add column writ_days_reason text;
alter table cases.case_judgment add column amends_order int;
alter table cases.case_judgment add column amendment_reason text;
alter table cases.case_judgment add column order_due_on date;
