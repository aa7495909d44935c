-- When the owner of a report left: what was asked for before then ends, also where they come back later.
alter table cases.report add column ended_at timestamptz;

-- A firm's administrator who deactivates a colleague ends that colleague's reports in the same transaction. What people read of
-- reports is asked for by its owner alone.
drop policy tenant on cases.report;
create policy tenant on cases.report using (
  users.sees_everything() or user_id = users.own_id() or firm_id = users.own_firm()
);
