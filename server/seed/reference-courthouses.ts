import type { Transaction } from 'kysely';
import { confidences } from '@writdesk/contract/courthouses/confidences';
import { feeBases, feePurposes, officers } from '@writdesk/contract/courthouses/courthouses';
import { type FeeRow as ScheduleRow, payees } from '@writdesk/contract/court-fees/fee-values';
import type { DB } from '../src/platform/db/schema.ts';
import { oneOf, parseCsv, type Row } from './reference-files.ts';
import { referenceId } from './reference-id.ts';

export const courthouseFiles = ['courthouses.csv', 'courthouse-contacts.csv'] as const;

const courthouseColumns = [
  'key', 'name', 'short_name', 'division', 'address_line1', 'address_line2', 'city', 'state', 'county', 'zip_code',
  'is_deliverable', 'base_fee_cents', 'clerk_contact', 'clerk_email', 'sheriff_contact', 'sheriff_email', 'officer',
  'clerk_check', 'sheriff_check', 'time_zone', 'case_number_pattern', 'case_number_example', 'address_confidence',
  'fee_confidence', 'source', 'fee_note',
] as const; // prettier-ignore
const feeColumns = [
  'courthouse',
  'type',
  'purpose',
  'fee_cents',
  'basis',
  'claim_above_cents',
  'brackets',
  'note',
] as const;

type CourthouseRow = Row<(typeof courthouseColumns)[number]>;
type FeeRow = Row<(typeof feeColumns)[number]>;

const orNull = (text: string) => (text === '' ? null : text);
const centsOrNull = (text: string) => (text === '' ? null : Number(text));

/**
 * The courthouses that the product knows from birth, with their fees. One that somebody has edited
 * (its version is no longer 1) is left as it is.
 *
 * @throws when a city or county that a row names is not known.
 */
export async function loadCourthouses(db: Transaction<DB>, texts: readonly string[]): Promise<void> {
  const [courthouses = '', contacts = ''] = texts;
  const fees = parseCsv(contacts, feeColumns);
  for (const row of parseCsv(courthouses, courthouseColumns)) {
    const id = await loadCourthouse(db, row);
    if (id)
      await loadFees(
        db,
        id,
        row,
        fees.filter(({ courthouse }) => courthouse === row.key),
      );
  }
}

async function loadCourthouse(db: Transaction<DB>, row: CourthouseRow): Promise<string | undefined> {
  const county = await db
    .selectFrom('users.county as county')
    .innerJoin('users.state as state', 'state.id', 'county.stateId')
    .innerJoin('users.city as city', 'city.stateId', 'county.stateId')
    .where('state.code', '=', row.state)
    .where('county.name', '=', row.county)
    .where('city.name', '=', row.city)
    .select(['county.id', 'county.stateId', 'state.countryId', 'city.id as cityId'])
    .executeTakeFirst();
  if (!county) throw new Error(`${row.key}: ${row.city}, ${row.county}, ${row.state} is not a known place.`);
  const values = {
    id: referenceId('courthouse', row.key),
    name: row.name,
    shortName: row.short_name,
    division: orNull(row.division),
    addressLine1: row.address_line1,
    addressLine2: orNull(row.address_line2),
    cityId: county.cityId,
    countyId: county.id,
    stateId: county.stateId,
    countryId: county.countryId,
    zipCode: orNull(row.zip_code),
    isDeliverable: row.is_deliverable === 'true',
    clerkContact: row.clerk_contact,
    clerkEmail: row.clerk_email,
    sheriffContact: row.sheriff_contact,
    sheriffEmail: row.sheriff_email,
    officer: oneOf(officers, row.officer),
    clerkCheck: row.clerk_check === 'true',
    sheriffCheck: row.sheriff_check === 'true',
    timeZone: row.time_zone,
    caseNumberPattern: orNull(row.case_number_pattern),
    caseNumberExample: orNull(row.case_number_example),
    addressConfidence: oneOf(confidences, row.address_confidence),
    source: row.source,
  };
  const written = await db
    .insertInto('cases.courthouse')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(values).where('cases.courthouse.version', '=', 1),
    )
    .returning('id')
    .executeTakeFirst();
  return written?.id;
}

/** What a court asked when this was written is its first version; later ones are added next to it, and it stays as it is. */
async function loadFees(
  db: Transaction<DB>,
  courthouseId: string,
  court: CourthouseRow,
  fees: readonly FeeRow[],
): Promise<void> {
  const about = {
    source: court.source,
    confidence: oneOf(confidences, court.fee_confidence),
    verifiedBy: null,
    verifiedOn: null,
  };
  const baseCents = centsOrNull(court.base_fee_cents);
  const base: ScheduleRow = {
    id: courthouseId,
    purpose: 'FILING',
    payee: 'CLERK',
    basis: 'FLAT',
    amountCents: baseCents,
    aboveCents: null,
    brackets: [],
    note: null,
    ...about,
  };
  const rows = fees.map((fee, position): ScheduleRow => ({
    id: referenceId('courthouse-contact', `${court.key}:${position}`),
    purpose: oneOf(feePurposes, fee.purpose),
    payee: oneOf(payees, fee.type),
    basis: oneOf(feeBases, fee.basis),
    amountCents: centsOrNull(fee.fee_cents),
    aboveCents: centsOrNull(fee.claim_above_cents),
    brackets: bracketsOf(fee.brackets),
    note: orNull(fee.note),
    ...about,
  }));
  await db
    .insertInto('cases.feeSchedule')
    .values({
      id: courthouseId,
      courthouseId,
      feeRows: JSON.stringify(baseCents === null ? rows : [base, ...rows]),
      note: orNull(court.fee_note),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** `50000:300 :150`: 3 % up to 500, 1.5 % above. */
const bracketsOf = (text: string) =>
  text
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [upTo = '', basisPoints] = part.split(':');
      return { upToCents: centsOrNull(upTo), basisPoints: Number(basisPoints) };
    });
