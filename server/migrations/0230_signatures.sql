-- Signatures on documents of cases, and the certificate that seals the files that leave a firm.
create table cases.firm_seal (
  firm_id uuid not null,
  id uuid not null,
  -- The PKCS#12 file and its password, sealed; null once another one took its place. Its certificate still tells whose seal a file has.
  sealed_identity text,
  subject text not null,
  issuer text not null,
  -- SHA-256 over the certificate.
  fingerprint text not null,
  valid_from timestamptz not null,
  valid_to timestamptz not null,
  is_test boolean not null default false,
  added_by uuid,
  added_by_name text not null,
  added_at timestamptz not null,
  ended_at timestamptz,
  primary key (firm_id, id)
);
-- distribute: cases.firm_seal by firm_id
alter table cases.firm_seal add constraint firm_seal_key check ((sealed_identity is null) = (ended_at is not null));
create unique index firm_seal_current on cases.firm_seal (firm_id) where ended_at is null;
alter table cases.firm_seal enable row level security;
create policy tenant on cases.firm_seal using (users.sees_everything() or firm_id = users.own_firm());

create table cases.signature (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  kind text not null,
  method text not null,
  status text not null,
  signer_name text not null,
  signer_title text,
  signer_email text,
  -- The lawyer's; null for who has no account.
  signer_id uuid,
  state_code text,
  bar_number text,
  language text not null default 'en',
  -- Of the link that is mailed; the code itself is nowhere.
  code_hash text,
  requested_by uuid,
  requested_by_name text not null,
  requested_at timestamptz not null,
  expires_at timestamptz,
  opened_at timestamptz,
  signed_at timestamptz,
  ended_at timestamptz,
  reason text,
  proof text,
  -- SHA-256 and pages of the file that was signed, before anything was put on it.
  document_sha256 text,
  document_pages int,
  -- What was consented to and sworn, which pages were seen when, from which address.
  evidence jsonb,
  -- As the contract's notaryFacts.
  notary jsonb,
  -- The document with the ink on it.
  scan_document_id uuid,
  -- The signed file, as the contract's signature says it; null until it is made.
  file jsonb,
  file_failed boolean not null default false,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.signature by firm_id
alter table cases.signature add constraint signature_kind check (kind in ('ATTORNEY', 'AGENT', 'NOTARY'));
alter table cases.signature add constraint signature_method check (method in ('ELECTRONIC', 'INK', 'REMOTE'));
alter table cases.signature
  add constraint signature_status check (status in ('REQUESTED', 'SIGNED', 'DECLINED', 'WITHDRAWN'));
alter table cases.signature add constraint signature_proof
  check (proof in ('PASSKEY', 'CODE', 'PASSWORD', 'SIGN_IN', 'LINK', 'RECORDED'));
alter table cases.signature add constraint signature_signed check (
  (status = 'SIGNED') = (signed_at is not null and proof is not null and document_sha256 is not null));
alter table cases.signature add constraint signature_notary check ((kind = 'NOTARY') = (notary is not null));
create unique index signature_code on cases.signature (firm_id, code_hash);
-- Nobody is asked twice at once, and a lawyer signs a document once.
create unique index signature_asked on cases.signature (firm_id, document_id, kind, signer_email) where status = 'REQUESTED';
create unique index signature_once on cases.signature (firm_id, document_id, signer_id) where status = 'SIGNED';
alter table cases.signature enable row level security;
create policy tenant on cases.signature using (users.sees(firm_id, client_id) and users.not_walled(case_id));

-- Where a document that we set has its lines to sign on: who signs there, page, place and width in points from the top left.
alter table cases.case_document add column sign_places jsonb;
