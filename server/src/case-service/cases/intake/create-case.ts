import type { CaseInput } from '@writdesk/contract/cases/case-values';
import {
  type CaseDetailsReply,
  type CaseRecord,
  insertCase,
  mayEverAct,
  nextNumber,
  onCase,
  titleOf,
  updateCase,
} from '../record/index.ts';
import { actorName, actorUserId } from '../../../platform/actor.ts';
import { localDate } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { transact, type Tx } from '../../../platform/db/transact.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { newIdAt } from '../../../platform/ids.ts';
import { countCaseDates } from '../../deadlines/index.ts';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { applyInput } from './apply-input.ts';
import { caseActionAudits } from '../actions/index.ts';
import { appendDeltas, deltasOf } from '../../tallies/index.ts';
import { firmOfNewCase } from './firm-of-new-case.ts';
import { placeCase } from './place-case.ts';
import { takeLease } from './take-lease.ts';
import { readDetails } from '../details/index.ts';
import { insertStatusChange } from '../timeline/index.ts';
import { saveEviction } from '../eviction/index.ts';

/** Starts a case: its number, its firm and its place are settled, everything else may still be missing. */
export async function createCaseDraft(
  context: Context,
  { body }: { body: CaseInput },
): Promise<CaseDetailsReply> {
  return transact(context, async (tx) => {
    const record = await beginCase(tx, context, body, false);
    return readDetails(context, tx.db, record, tx.now);
  });
}

/** Starts a case that names its property, its tenants and its county. */
export async function createCase(context: Context, { body }: { body: CaseInput }): Promise<CaseDetailsReply> {
  return transact(context, async (tx) => {
    const nameless = (body.tenants ?? []).flatMap((tenant, index) =>
      tenant.lastName ? [] : [atField(`tenants.${index}.lastName`, fault('tenant_last_name'))],
    );
    if (nameless.length) refuse('invalid', { errors: nameless });
    const record = await beginCase(tx, context, body, true);
    return readDetails(context, tx.db, record, tx.now);
  });
}

/** Begins a case within the caller’s transaction. Who shows it reads its details: of many that are opened at once nobody sees any. */
export async function beginCase(
  tx: Tx,
  context: Context,
  given: CaseInput,
  complete: boolean,
): Promise<CaseRecord> {
  const { actor } = context;
  tx.authorize(mayEverAct(actor, 'case.create'));
  const { input, ids, property } = await takeLease(tx, context, null, given);
  const { firmId, clientId, timeZone, ...known } = await firmOfNewCase(tx, context, input, property);
  const year = Number(localDate(tx.now, timeZone).slice(0, 4));
  const number = await nextNumber(tx.db, firmId, 'case-draft', year);
  const created = await insertCase(tx.db, {
    firmId,
    id: newIdAt(tx.now),
    clientId,
    dayZone: timeZone,
    caseDraftNumber: `D-${year}-${String(number).padStart(6, '0')}`,
    title: '',
    status: 'DRAFT',
    complete,
    createdBy: actorUserId(actor),
    updatedBy: actorUserId(actor),
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  // What doesn't ask for one another travels together.
  const [placed] = await Promise.all([
    placeCase(tx, context, created, input, known.property),
    saveEviction(tx.db, created, {}),
  ]);
  const written = await applyInput(tx, context, created, input);
  const changes = { ...placed, ...written, ...ids };
  const title = input.title || titleOf(known.companyName, input.tenants ?? [], changes.unitLabel ?? null);
  const inserted = await updateCase(tx.db, { ...created, version: 0 }, { ...changes, title });
  const action = complete ? 'create' : 'create-draft';
  const counting = countCaseDates(tx.db, { firmId, caseId: inserted.id, now: tx.now });
  const delta = appendDeltas(tx.db, deltasOf(null, inserted));
  const change = insertStatusChange(tx.db, inserted, {
    id: newIdAt(tx.now),
    fromStatus: null,
    toStatus: 'DRAFT',
    action,
    comment: null,
    actorKind: actor.kind,
    actorId: actorUserId(actor),
    actorName: actorName(actor),
    at: tx.now,
  });
  const audit = tx.audit(caseActionAudits[action], {
    ...onCase(inserted),
    data: { draftNumber: inserted.caseDraftNumber, title },
  });
  const [mayDo] = await Promise.all([counting, delta, change, audit]);
  return { ...inserted, ...mayDo };
}
