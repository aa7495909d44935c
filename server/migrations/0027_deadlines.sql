-- The dates of a case as last counted, one row each: an object with the event as key. The day-by-day count is not kept;
-- it is made anew from the same facts.
create table cases.case_dates (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  dates jsonb not null default '{}',
  -- Which law and which calendars it was counted with.
  law_key text not null,
  counted_at timestamptz not null,
  primary key (firm_id, case_id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.case_dates by firm_id
alter table cases.case_dates enable row level security;
create policy tenant on cases.case_dates using (users.sees(firm_id, client_id) and users.not_walled(case_id));

-- A date that a change of the law, and no fact, has moved; a lawyer of the firm says that they have seen it.
-- A date that a later version moves again waits once: the earlier row says by which version it was overtaken. A move that waits
-- says what stands on its case. Where a fact or a calendar brought the date back to the day that was accepted last, nothing is
-- left to accept: it is settled, and by no version.
create table cases.moved_date (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  state_code text not null,
  pack_version text not null,
  event text not null,
  was date,
  becomes date,
  moved_at timestamptz not null,
  accepted_by uuid,
  accepted_by_name text,
  accepted_at timestamptz,
  superseded_at timestamptz,
  superseded_by_state text,
  superseded_by_version text,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id),
  check ((accepted_by is null) = (accepted_at is null)),
  constraint moved_date_superseded check (
    (superseded_by_version is null) = (superseded_by_state is null)
    and (superseded_by_version is null or superseded_at is not null)
    and (superseded_at is null or accepted_at is null))
);
-- distribute: cases.moved_date by firm_id
create index moved_date_open on cases.moved_date (firm_id, moved_at desc, id)
  where accepted_at is null and superseded_at is null;
-- Of a date of a case one move waits at most: the later one takes over from where the date was accepted last. The moves of
-- the cases that are counted anew are found by their cases.
create unique index moved_date_waiting on cases.moved_date (firm_id, case_id, event)
  where accepted_at is null and superseded_at is null;
alter table cases.moved_date enable row level security;
create policy tenant on cases.moved_date using (users.sees(firm_id, client_id) and users.not_walled(case_id));

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
create policy tenant on cases.told_notice_passes using (users.sees_everything() or firm_id = users.own_firm());
