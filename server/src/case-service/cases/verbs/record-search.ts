import type { MilitaryStatus, SearchKey } from '@writdesk/contract/cases/case-values';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { actorName, actorUserId } from '../../../platform/actor.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { newId } from '../../../platform/ids.ts';
import { chargeTrigger } from '../../billing/index.ts';
import { hasDocument } from '../../documents/index.ts';
import { type Act, verbOf } from '../actions/index.ts';
import { endHolds, insertHold } from '../holds/index.ts';
import { keysOf } from '../record/index.ts';
import { insertSearches, selectTenants, updateTenant } from '../tenants/index.ts';

interface Said {
  tenantId: string;
  result: MilitaryStatus;
  date: string;
  by?: SearchKey | undefined;
  certificateDocumentId?: string | undefined;
  affidavitReason: string | null;
}
type Tenant = Awaited<ReturnType<typeof selectTenants>>[number];

/**
 * What the search for military service found, defendant by defendant: each search stays with its inputs and certificate.
 * It costs what was searched for, and nothing else. Who serves holds the case.
 */
export const recordSearch = verbOf('recordSearch', async (act, body) => {
  const { tx, record } = act;
  const before = new Map((await selectTenants(tx.db, record)).map((tenant) => [tenant.id, tenant]));
  const searches: readonly Said[] = body.searches;
  await refuseFaults(act, searches, before);
  // Another word on a search of the same day corrects it, and costs nothing more.
  const made = searches.filter(({ tenantId, date }) => before.get(tenantId)?.militaryCheckedOn !== date);
  for (const { tenantId, result, date } of searches) {
    await updateTenant(tx.db, record, tenantId, { militaryStatus: result, militaryCheckedOn: date });
  }
  await insertSearches(
    tx.db,
    searches.flatMap((search) => {
      const tenant = before.get(search.tenantId);
      return tenant ? [searchRow(act, search, tenant)] : [];
    }),
  );
  await keepHold(act);
  if (made.length) {
    await chargeTrigger(tx, {
      case: record,
      trigger: 'record-search',
      quantity: made.length,
      onceFor: newId(),
    });
  }
  return {
    data: {
      searches: searches.map(({ tenantId, result, date, affidavitReason }) => ({
        tenantId,
        result,
        date,
        ...(affidavitReason && { affidavit: true }),
      })),
    },
    comment: body.note,
  };
});

async function refuseFaults(
  { tx, record, today, facts, context: { actor } }: Act,
  searches: readonly Said[],
  tenants: ReadonlyMap<string, Tenant>,
): Promise<void> {
  const errors: FieldError[] = [];
  const maySign =
    actor.kind === 'user' &&
    actor.roles.includes('lawyer') &&
    facts.stateCode !== null &&
    actor.barStates.includes(facts.stateCode);
  for (const [index, search] of searches.entries()) {
    const { tenantId, date, result, affidavitReason, certificateDocumentId } = search;
    const at = (field: string) => `searches.${index}.${field}`;
    if (date > today) errors.push(atField(at('date'), fault('search_in_future')));
    if (!tenants.has(tenantId)) errors.push(atField(at('tenantId'), fault('not_a_defendant')));
    if (affidavitReason && result !== 'UNABLE') {
      errors.push(atField(at('affidavitReason'), fault('affidavit_if_unable')));
    } else if (affidavitReason && !maySign) {
      errors.push(atField(at('affidavitReason'), fault('affidavit_by_lawyer')));
    }
    if (certificateDocumentId && !(await hasDocument(tx.db, record, certificateDocumentId))) {
      errors.push(atField(at('certificateDocumentId'), fault('no_such_document')));
    }
  }
  if (errors.length) refuse('invalid', { errors });
}

function searchRow({ tx, record, context: { actor } }: Act, search: Said, tenant: Tenant) {
  const known: SearchKey = tenant.ssnSealed ? 'SSN' : tenant.dobSealed ? 'DATE_OF_BIRTH' : 'NAME';
  return {
    ...keysOf(record),
    id: newId(),
    tenantId: search.tenantId,
    searchedOn: search.date,
    firstName: tenant.firstName,
    lastName: tenant.lastName,
    searchedBy: search.by ?? known,
    result: search.result,
    certificateDocumentId: search.certificateDocumentId ?? null,
    affidavitReason: search.affidavitReason,
    ...(search.affidavitReason && {
      affidavitBy: actorUserId(actor),
      affidavitByName: actorName(actor),
    }),
    recordedBy: actorUserId(actor),
    recordedAt: tx.now,
  };
}

/** 50 U.S.C. 3931, 3951: while a defendant is on active duty the case is held; a later search ends that. */
async function keepHold({ tx, record, facts, context }: Act): Promise<void> {
  const tenants = await selectTenants(tx.db, record);
  const serves = tenants.some(({ isMinor, militaryStatus }) => !isMinor && militaryStatus === 'ACTIVE');
  const isHeld = facts.holds.includes('SCRA');
  if (serves && !isHeld) {
    const userId = actorUserId(context.actor);
    await insertHold(tx.db, record, { id: newId(), kind: 'SCRA', at: tx.now, userId, note: null });
  }
  if (!serves && isHeld) await endHolds(tx.db, record, 'SCRA', tx.now);
}
