-- Papers as templates: which paper a place uses, in versions that never change once they are published. A row without a
-- firm comes with the product and is read by whoever belongs to a firm or its companies.
create table cases.document_template (
  id uuid primary key,
  firm_id uuid,
  kind text not null check (kind ~ '^[A-Z][A-Z0-9_]{1,59}$'),
  name text not null,
  type text not null check (type in ('LAYOUT', 'FORM', 'OVERLAY')),
  -- The narrowest place that is named; those around it are filled in.
  state_id uuid references users.state (id),
  county_id uuid references users.county (id),
  courthouse_id uuid references cases.courthouse (id),
  moment text not null check (moment in ('NOTICE', 'CHECK', 'FILING', 'SERVICE', 'DEFAULT', 'HEARING', 'JUDGMENT', 'WRIT',
    'LOCKOUT', 'CLOSE')),
  -- Nothing of this kind is used here: what a wider place has does not reach it.
  not_here boolean not null default false,
  form_number text,
  revision text,
  source text,
  confidence text not null default 'U' check (confidence in ('S', 'K', 'U')),
  published_version int not null default 0,
  retired_at timestamptz,
  reviewed_at timestamptz,
  reviewed_by uuid,
  reviewed_by_name text,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  check (county_id is null or state_id is not null),
  check (courthouse_id is null or county_id is not null),
  check (type = 'LAYOUT' or firm_id is not null)
);
-- reference: cases.document_template
-- A place has one template of a kind from the firm, and one from the product.
create unique index document_template_place on cases.document_template (coalesce(firm_id, '00000000-0000-0000-0000-000000000000'),
  kind, coalesce(courthouse_id, county_id, state_id, '00000000-0000-0000-0000-000000000000')) where retired_at is null;
alter table cases.document_template enable row level security;
create policy tenant on cases.document_template
  using (users.sees_everything() or (firm_id is null and cardinality(users.known_firms()) > 0) or firm_id = any (users.known_firms()))
  with check (users.sees_everything() or firm_id = any (users.known_firms()));

create table cases.document_template_version (
  template_id uuid not null references cases.document_template (id),
  number int not null check (number > 0),
  status text not null check (status in ('DRAFT', 'PUBLISHED')),
  -- Which of our layouts it is; null for an uploaded PDF.
  layout text,
  path text,
  file_name text,
  sha256 text,
  -- What the PDF has: pages and fields as the contract's templatePage and formField, and what was left out.
  pages jsonb not null default '[]',
  fields jsonb not null default '[]',
  dropped text[] not null default '{}',
  -- When a case needs it, as the contract's condition; null for always.
  condition jsonb,
  -- Its tags, as the contract's documentTag.
  tags jsonb not null default '[]',
  effective_from date,
  effective_until date,
  published_at timestamptz,
  published_by_name text,
  created_at timestamptz not null default now(),
  primary key (template_id, number),
  check ((status = 'PUBLISHED') = (published_at is not null)),
  check (effective_until is null or effective_from is null or effective_until >= effective_from)
);
-- reference: cases.document_template_version
create unique index document_template_draft on cases.document_template_version (template_id) where status = 'DRAFT';
