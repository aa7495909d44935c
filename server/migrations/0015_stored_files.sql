-- One row per file that somebody was allowed to upload, or that we made; the bytes are in the storage.
create table jobs.stored_file (
  id uuid primary key,
  path text not null unique,
  file_name text not null,
  content_type text not null,
  -- As promised by the uploader until the file is settled, then as measured.
  size_bytes bigint not null check (size_bytes >= 0),
  -- What was refused stays until its upload address has expired, so that its empty file is swept.
  state text not null default 'PENDING' check (state in ('PENDING', 'STORED', 'REFUSED')),
  -- FIRM: never shown to the company's people.
  visibility text not null default 'ALL' check (visibility in ('ALL', 'FIRM')),
  uploaded_by uuid,
  firm_id uuid,
  client_id uuid,
  property_id uuid,
  owner_id uuid,
  case_id uuid,
  upload_expires_at timestamptz,
  created_at timestamptz not null default now(),
  stored_at timestamptz
);
create index stored_file_case on jobs.stored_file (case_id) where case_id is not null;
create index stored_file_unswept on jobs.stored_file (upload_expires_at) where upload_expires_at is not null;
-- What waits to be put on a case is counted for its person, firm and company, at each new link.
create index stored_file_waiting_of_person on jobs.stored_file (uploaded_by) where upload_expires_at is not null;
create index stored_file_waiting_of_firm on jobs.stored_file (firm_id) where upload_expires_at is not null;
create index stored_file_waiting_of_client on jobs.stored_file (client_id) where upload_expires_at is not null;

alter table jobs.stored_file enable row level security;
create policy tenant on jobs.stored_file using (users.sees(firm_id, client_id) and users.not_walled(case_id));
