-- Tables and columns take the glossary's words.
alter table cases.recount rename to recalculation;
alter index cases.recount_open rename to recalculation_open;
alter table cases.rule_impact rename column recount_id to recalculation_id;
alter table cases.rule_proposal rename column house_id to proposer_firm_id;
alter table cases.rule_proposal rename column house_name to proposer_firm_name;
alter table cases.court_closure rename column closing_told_at to closing_notified_at;
alter table cases.court_closure rename column undoing_told_at to undoing_notified_at;
alter table cases.docket rename column told_version to notified_version;
alter table cases.told_notice_passes rename to notified_notice_passes;
alter table cases.notified_notice_passes rename column told_at to notified_at;
alter table cases.payment_event rename column told_attempt_id to named_attempt_id;
alter table cases.payment_event rename column told_at to occurred_at;
alter table cases.practice_step rename column told to notified;
alter table cases.practice_payout rename column told to notified;
alter index cases.practice_payout_untold rename to practice_payout_due;
