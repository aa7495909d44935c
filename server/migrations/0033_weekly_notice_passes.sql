-- Up to which Monday the administrators of a firm were told what its lawyers passed of the check of notices: once.
create table cases.told_notice_passes (
  firm_id uuid not null,
  -- The Monday, and its first moment where the firm is.
  until_day date not null,
  until_at timestamptz not null,
  passes int not null,
  told_at timestamptz not null,
  primary key (firm_id, until_day)
);
-- distribute: cases.told_notice_passes by firm_id
alter table cases.told_notice_passes enable row level security;
create policy tenant on cases.told_notice_passes using (
  (select users.sees_everything()) or firm_id = (select users.own_firm())
);
