-- Courthouses and what hangs on them. They are masters shared by all firms, hence no firm_id.

create table cases.courthouse (
  id uuid primary key,
  name text not null,
  -- As people say it: Fulton Magistrate.
  short_name text not null,
  -- What a caption names below the court: a precinct, a housing part.
  division text,
  address_line1 text not null,
  address_line2 text,
  city_id uuid not null references users.city (id),
  county_id uuid not null references users.county (id),
  state_id uuid not null references users.state (id),
  country_id uuid not null references users.country (id),
  zip_code text check (zip_code ~ '^\d{5}(-\d{4})?$'),
  -- The address passed a postal validator; nothing is mailed to one that did not.
  is_deliverable boolean not null default false,
  -- Filing fee in cents, first defendant included; null where the clerk has to be asked.
  base_fee_cents int check (base_fee_cents >= 0),
  clerk_contact text,
  clerk_email text,
  -- Sheriff stands for whoever serves and evicts here; `officer` has this court's word for them.
  sheriff_contact text,
  sheriff_email text,
  officer text not null check (officer in ('sheriff', 'marshal', 'constable', 'bailiff')),
  -- The payee wants a paper check.
  clerk_check boolean not null default false,
  sheriff_check boolean not null default false,
  total_rooms int check (total_rooms > 0),
  -- Cases that one docket takes; null where the court names no limit.
  max_cases int check (max_cases > 0),
  -- The zone of the building, whatever its state keeps: every date of a case is a date here.
  time_zone text not null,
  -- Regular expression for a whole case number, and one that fits it; null where any text is taken.
  case_number_pattern text,
  case_number_example text,
  -- How sure these are: seen in a source, from knowledge, unsure.
  address_confidence text not null check (address_confidence in ('S', 'K', 'U')),
  fee_confidence text not null check (fee_confidence in ('S', 'K', 'U')),
  source text not null,
  fee_note text,
  active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (not is_deliverable or zip_code is not null),
  check (case_number_example is null or case_number_example ~ case_number_pattern)
);
-- reference: cases.courthouse
create unique index courthouse_name on cases.courthouse (county_id, lower(name)) where active;
create index courthouse_state on cases.courthouse (state_id, lower(name));
create index courthouse_search on cases.courthouse using gin (lower(name || ' ' || short_name) gin_trgm_ops);

-- Whom to call at a court, and what each act costs there.
create table cases.courthouse_contact (
  id uuid primary key,
  courthouse_id uuid not null references cases.courthouse (id),
  position int not null,
  type text not null check (type in ('CLERK', 'SHERIFF', 'JUDGE', 'OTHER')),
  contact_number text,
  email text,
  purpose text check (purpose in ('FILING', 'SUMMONS', 'SERVICE', 'ANSWER', 'WRIT', 'WRIT_SERVICE', 'SETOUT', 'APPEAL',
    'REGISTRY', 'PROCESSING', 'MILEAGE')),
  fee_cents int check (fee_cents >= 0),
  -- A tier replaces the base fee; what is ON_REQUEST is due only where somebody says so.
  basis text check (basis in ('FLAT', 'PER_DEFENDANT', 'PER_EXTRA_DEFENDANT', 'PER_ADDRESS', 'TIER_BY_CLAIM', 'TIER_BY_DAMAGES',
    'MINIMUM', 'ON_REQUEST')),
  -- For the tiers: the fee holds for sums above this.
  claim_above_cents int check (claim_above_cents >= 0),
  note text,
  unique (courthouse_id, position),
  check ((fee_cents is null) = (basis is null)),
  check (fee_cents is null or purpose is not null),
  check ((claim_above_cents is not null) = (coalesce(basis, '') in ('TIER_BY_CLAIM', 'TIER_BY_DAMAGES')))
);
-- reference: cases.courthouse_contact
