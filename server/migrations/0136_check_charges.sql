-- What the void of a check took back from the charges of a case, and what a later check of the same purpose charged again; null until it
-- was settled.
alter table cases.court_check_line add column taken_back_cents bigint;
alter table cases.court_check_line add column charged_again_cents bigint;
create index court_check_line_case on cases.court_check_line (firm_id, case_id);
