import { endStatuses } from '@writdesk/contract/cases/case-status';
import { propertyEvents } from '@writdesk/contract/properties/property-events';
import type { CaresAnswer } from '@writdesk/contract/properties/property-categories';
import type { CopiedFact } from '@writdesk/contract/properties/copied-facts';
import type { Context } from '../../../platform/context.ts';
import { transact, type Tx } from '../../../platform/db/transact.ts';
import { AppError } from '../../../platform/http/refuse.ts';
import { propertyForCase, type PropertyForCase } from '../../../user-service/properties/index.ts';
import { countCaseDates } from '../../deadlines/index.ts';
import { appendDeltas, deltasOf } from '../../tallies/index.ts';
import { publishChange } from '../actions/index.ts';
import { saveEviction, selectEviction } from '../eviction/index.ts';
import { placeCase } from '../intake/index.ts';
import { type CaseChanges, type CaseRecord, lockCase, onCase, updateCase } from '../record/index.ts';
import { differingFacts } from './differing-facts.ts';
import { propertyCopyAudits } from './property-copy-audits.ts';
import { isSaid } from './property-copy-queries.ts';

interface Change {
  propertyId: string;
  version: number;
  facts: readonly CopiedFact[];
  before: { plaintiffName: string | null; caresCovered: CaresAnswer };
  by: string;
}

/** Nothing is to be done, and nothing to be kept. */
class Nothing extends Error {}

/** Has one case follow a property, or say that it doesn't, in a transaction of its own. Done again it does nothing. */
export async function followInCase(context: Context, caseId: string, change: Change): Promise<void> {
  try {
    await transact(context, (tx) => follow(tx, context, caseId, change, true));
  } catch (error) {
    if (error instanceof Nothing) return;
    // A draft may not fit the property any more, e.g. because its firm isn't engaged there: it keeps what it has.
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error;
    await transact(context, (tx) => follow(tx, context, caseId, change, false));
  }
}

async function follow(
  tx: Tx,
  context: Context,
  caseId: string,
  change: Change,
  draftsFollow: boolean,
): Promise<void> {
  const record = await lockCase(tx.db, context.scope, caseId);
  if (record?.propertyId !== change.propertyId || endStatuses.includes(record.status)) throw new Nothing();
  const property = await propertyForCase(tx.db, context.scope, change.propertyId);
  const eviction = await selectEviction(tx.db, record);
  const copy = { ...record, caresCovered: eviction?.caresCovered ?? null };
  const facts = differingFacts(copy, property, change.facts);
  if (!facts.length) throw new Nothing();
  const follows = draftsFollow && record.status === 'DRAFT';
  const data = {
    propertyId: property.id,
    property: property.name,
    version: change.version,
    facts,
    by: change.by,
  };
  if (!follows) {
    const { kind } = propertyEvents.changed;
    if (await isSaid(tx.db, { firmId: record.firmId, caseId, kind, version: change.version }))
      throw new Nothing();
    await tx.audit(propertyCopyAudits.changed, { ...onCase(record), data });
    return publishChange(tx, record, record);
  }
  const written = await takeOver(tx, context, { record, property, change, cares: copy.caresCovered });
  const taken = facts.filter((fact) => !differingFacts(written, property, [fact]).length);
  if (!taken.length) throw new Nothing();
  await tx.audit(propertyCopyAudits.followed, { ...onCase(record), data: { ...data, facts: taken } });
  return publishChange(tx, record, written);
}

interface Taking {
  record: CaseRecord;
  property: PropertyForCase;
  change: Change;
  cares: CaresAnswer | null;
}

/** What somebody typed for this case alone stays: a plaintiff, or a CARES answer, that wasn't the property's. */
async function takeOver(tx: Tx, context: Context, { record, property, change, cares }: Taking) {
  const { facts, before } = change;
  const isPlaintiffOfProperty =
    facts.includes('plaintiffName') && record.plaintiffName === before.plaintiffName;
  const asNew = {
    ...record,
    propertyId: null,
    plaintiffName: isPlaintiffOfProperty ? null : record.plaintiffName,
  };
  const placed = await placeCase(tx, context, asNew, { propertyId: property.id });
  const changes: CaseChanges = {
    ...placed,
    ...(isPlaintiffOfProperty && { plaintiffName: property.plaintiffName }),
    updatedAt: tx.now,
  };
  const isCaresOfProperty = cares === null || cares === 'UNKNOWN' || cares === before.caresCovered;
  const takesCares = facts.includes('caresCovered') && isCaresOfProperty;
  if (takesCares) {
    const { caresCovered, caresBasis } = property;
    await saveEviction(tx.db, record, { caresCovered, caresBasis, noticeOverride: null });
  }
  const written = await updateCase(tx.db, record, changes);
  await appendDeltas(tx.db, deltasOf(record, written));
  const mayDo = await countCaseDates(tx.db, { firmId: record.firmId, caseId: record.id, now: tx.now });
  return { ...written, ...mayDo, caresCovered: takesCares ? property.caresCovered : cares };
}
