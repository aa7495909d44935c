-- A portal may be a filing manager that speaks the standard of electronic court filing: how it is spoken to, as the contract's ecfValues.
alter table cases.court_portal add column ecf jsonb;
alter table cases.court_portal add constraint court_portal_ecf check ((adapter = 'ECF') = (ecf is not null));
-- Filing by the standard is off until an administrator turns it on, knowing that it is unproven with this manager.
alter table cases.court_portal drop constraint court_portal_why;
alter table cases.court_portal add constraint court_portal_paused_because
  check (paused_because in ('PERSON', 'WRONG_PASSWORD', 'CHANGED_PAGES', 'LOOK_FAILED', 'UNPROVEN'));
-- A manager tells by itself what became of a filing, by its number there.
create index rpa_bot_job_at_manager on cases.rpa_bot_job (firm_id, portal_id, court_reference)
  where court_reference is not null and portal_id is not null;
