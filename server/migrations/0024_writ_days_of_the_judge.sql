-- Whether the judge himself set the days for the writ. The usual number of a rule is kept beside the judgment as it was shown then;
-- a change of the rule must not take it for his order.
alter table cases.case_judgment add column writ_days_by_judge boolean not null default false;
