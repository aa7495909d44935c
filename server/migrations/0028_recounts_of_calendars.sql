-- A calendar that is changed counts its cases anew as rules do: by a job that goes on where it stopped.
alter table cases.recount
  add column calendar_id uuid references cases.court_calendar (id),
  -- What held before, where its version doesn't name it: a release that gives the same version other rows.
  add column base_content jsonb;
-- Nothing wrote it.
alter table cases.recount drop column courthouse_id;
