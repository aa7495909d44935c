-- What was looked for in an upload: when we looked into it, and when a virus scanner passed it. A file that nobody has looked into
-- serves whoever took it so, and no case.
alter table jobs.stored_file add column inspected_at timestamptz;
alter table jobs.stored_file add column scanned_at timestamptz;
