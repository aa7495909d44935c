import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import type { MailAddress, NewEnvelope, PrintedAddress } from '@writdesk/contract/stamps/stamps';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { refuseField } from '../../platform/http/refuse.ts';
import type { CaseRecord } from '../cases/record/index.ts';
import { checkAddress } from './check-address.ts';
import { courtAddress, defendantAddress, firmAddress, type KnownAddress } from './mail-place-queries.ts';
import { cleaned } from './publication-28/delivery-line.ts';

interface Addressed {
  to: PrintedAddress;
  from: PrintedAddress;
  courthouseId: string | null;
}

/**
 * Where an envelope goes and where it comes from: as somebody says it, or as the records have it; both as the Postal Service writes them.
 * @throws `invalid` naming the field: no court, no defendant, an address that can’t be right.
 */
export async function addressEnvelope(
  db: Kysely<DB>,
  first: CaseRecord,
  body: NewEnvelope,
): Promise<Addressed> {
  const courthouseId = body.kind === 'DEFENDANT_COPY' ? null : (body.courthouseId ?? first.courthouseId);
  const toOffice = body.kind === 'TO_CLERK' || body.kind === 'TO_SHERIFF';
  const firm = await firmAddress(db, first.firmId);
  const recipient = toOffice
    ? (body.to ?? (await officeOf(db, body.kind, courthouseId)))
    : body.kind === 'DEFENDANT_COPY'
      ? await defendantOf(db, first, body)
      : (body.to ?? firm);
  const to = await standard(db, recipient, 'to');
  const from = await standard(db, body.from ?? firm, 'from');
  const errors = [...to.errors, ...from.errors];
  const [error] = errors;
  if (error) refuseField(error.path, error);
  return { to: to.address, from: from.address, courthouseId };
}

async function officeOf(db: Kysely<DB>, kind: string, courthouseId: string | null): Promise<KnownAddress> {
  const court = courthouseId ? await courtAddress(db, courthouseId) : undefined;
  if (!court) refuseField('courthouseId', fault('envelope_court'));
  const { officer, name, ...place } = court;
  return {
    ...place,
    name: kind === 'TO_CLERK' ? `Clerk, ${name}` : `${officer[0]?.toUpperCase()}${officer.slice(1)}, ${name}`,
  };
}

async function defendantOf(db: Kysely<DB>, { firmId, id }: CaseRecord, { to, tenantId }: NewEnvelope) {
  const known = tenantId ? await defendantAddress(db, { firmId, caseId: id, tenantId }) : undefined;
  if (!known) refuseField('tenantId', fault('envelope_defendant'));
  return to ?? known;
}

async function standard(db: Kysely<DB>, known: KnownAddress | undefined, at: 'to' | 'from') {
  const nobody: PrintedAddress = {
    name: '',
    addressLine1: '',
    addressLine2: null,
    city: '',
    stateCode: '',
    zipCode: '',
  };
  const errors: FieldError[] = [];
  if (!isWhole(known)) return { address: nobody, errors: [atField(at, fault('address_missing'))] };
  const { standard: address, problems } = await checkAddress(db, known, `${at}.`);
  errors.push(...problems);
  return { address: { ...address, name: cleaned(known.name) }, errors };
}

const isWhole = (known: KnownAddress | undefined): known is MailAddress =>
  Boolean(known?.name && known.addressLine1 && known.city && known.stateCode && known.zipCode);
