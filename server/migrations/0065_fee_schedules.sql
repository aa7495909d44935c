-- What courts ask, in versions: a schedule holds from its day on until the next one of the same place, and is never changed.
create table cases.fee_schedule (
  id uuid primary key,
  -- Whose fees they are: one court's, or those of all courts of a county or a state.
  courthouse_id uuid references cases.courthouse (id),
  county_id uuid references users.county (id),
  state_id uuid references users.state (id),
  -- Null where nobody knows since when.
  effective_from date,
  -- An array of the contract's `feeRow`.
  fee_rows jsonb not null,
  note text,
  added_by text,
  added_by_id uuid,
  added_at timestamptz not null default now(),
  constraint fee_schedule_place check (num_nonnulls(courthouse_id, county_id, state_id) = 1),
  constraint fee_schedule_rows check (jsonb_typeof(fee_rows) = 'array')
);
-- reference: cases.fee_schedule
create index fee_schedule_courthouse on cases.fee_schedule (courthouse_id, effective_from) where courthouse_id is not null;
create index fee_schedule_county on cases.fee_schedule (county_id, effective_from) where county_id is not null;
create index fee_schedule_state on cases.fee_schedule (state_id, effective_from) where state_id is not null;

-- What a firm knows better, or pays to others than the court: its own rows come first, and nobody else reads them.
create table cases.firm_fee_schedule (
  firm_id uuid not null,
  id uuid not null,
  courthouse_id uuid references cases.courthouse (id),
  county_id uuid references users.county (id),
  state_id uuid references users.state (id),
  effective_from date,
  fee_rows jsonb not null,
  note text,
  added_by text,
  added_by_id uuid,
  added_at timestamptz not null default now(),
  primary key (firm_id, id),
  constraint firm_fee_schedule_place check (num_nonnulls(courthouse_id, county_id, state_id) = 1),
  constraint firm_fee_schedule_rows check (jsonb_typeof(fee_rows) = 'array')
);
-- distribute: cases.firm_fee_schedule by firm_id
create index firm_fee_schedule_courthouse on cases.firm_fee_schedule (firm_id, courthouse_id, effective_from);
alter table cases.firm_fee_schedule enable row level security;
create policy tenant on cases.firm_fee_schedule using (users.sees_everything() or firm_id = users.own_firm());

-- What stands at the courthouses becomes the first version of each, with the courthouse's own id.
insert into cases.fee_schedule (id, courthouse_id, fee_rows, note)
select court.id, court.id,
  case when court.base_fee_cents is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
    'id', court.id, 'purpose', 'FILING', 'payee', 'CLERK', 'basis', 'FLAT', 'amountCents', court.base_fee_cents,
    'aboveCents', null, 'brackets', '[]'::jsonb, 'note', null, 'source', court.source, 'confidence', court.fee_confidence,
    'verifiedBy', null, 'verifiedOn', null)) end
  || coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', fee.id, 'purpose', fee.purpose, 'payee', case when fee.type = 'SHERIFF' then 'SHERIFF' else 'CLERK' end,
      'basis', case
        when fee.purpose = 'REGISTRY' and fee.note = '3 % of the first 500, 1.5 % of the rest' then 'PERCENT'
        when fee.basis = 'ON_REQUEST' and fee.note = 'With a private server' then 'PRIVATE_SERVER'
        else coalesce(fee.basis, 'FLAT') end,
      'amountCents', fee.fee_cents, 'aboveCents', fee.claim_above_cents,
      'brackets', case when fee.purpose = 'REGISTRY' and fee.note = '3 % of the first 500, 1.5 % of the rest'
        then '[{"upToCents": 50000, "basisPoints": 300}, {"upToCents": null, "basisPoints": 150}]'::jsonb else '[]'::jsonb end,
      'note', fee.note, 'source', court.source, 'confidence', court.fee_confidence,
      'verifiedBy', null, 'verifiedOn', null) order by fee.position)
    from cases.courthouse_contact fee where fee.courthouse_id = court.id and fee.purpose is not null), '[]'::jsonb),
  court.fee_note
from cases.courthouse court
where court.base_fee_cents is not null or court.fee_note is not null
  or exists (select from cases.courthouse_contact fee where fee.courthouse_id = court.id and fee.purpose is not null);

-- Clerk and officer stand at the courthouse itself; what remains are other people to call there.
delete from cases.courthouse_contact where type in ('CLERK', 'SHERIFF');
alter table cases.courthouse_contact drop column purpose;
alter table cases.courthouse_contact drop column fee_cents;
alter table cases.courthouse_contact drop column basis;
alter table cases.courthouse_contact drop column claim_above_cents;
alter table cases.courthouse drop column base_fee_cents;
alter table cases.courthouse drop column fee_confidence;
alter table cases.courthouse drop column fee_note;
