import { actorUserId } from '../../../platform/actor.ts';
import { refuse, refuseField } from '../../../platform/http/refuse.ts';
import { isLodged } from '@writdesk/contract/cases/case-facts';
import { feeOf } from '@writdesk/contract/court-fees/calculate-fees';
import { feesOfCase } from '../../court-fees/index.ts';
import { newId } from '../../../platform/ids.ts';
import { chargeTrigger } from '../../billing/index.ts';
import { type Act, type Given, verbOf } from '../actions/index.ts';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { saveEviction } from '../eviction/index.ts';
import { requireFresh } from '../../documents/index.ts';
import { approval } from './send-for-filing.ts';
import { requireCourtFacts } from '../intake/index.ts';
import { answerRequests } from '../requests/index.ts';
import { selectTenants, updateTenant } from '../tenants/index.ts';

/** Out with the officer; in a serve-first workflow this is the lawyer's approval of the notice. */
export const sendForServing = verbOf('sentForServing', async (act, body) => {
  const { tx, record, context } = act;
  const isResent = record.status === 'RETURNED_TO_PROCESSOR';
  if (isResent && !body.fixesDone) refuseField('fixesDone', fault('fixes_first'));
  await requireFresh(tx.db, record, tx.now);
  if (isResent) {
    await answerRequests(tx.db, record, 'PROCESSOR', { userId: actorUserId(context.actor), at: tx.now });
    return { changes: { changedSinceReturn: false }, data: { resent: true } };
  }
  const servants = await requireMethods(act, body);
  if (record.status === 'REVIEW') await requireCourtFacts(tx, context, record);
  const approved = record.status === 'REVIEW' ? (await approval(act)).changes : {};
  for (const { id, method, server } of servants) {
    await updateTenant(tx.db, record, id, {
      serviceMethod: method,
      serviceServer: server,
      serviceResult: null,
      servedOn: null,
    });
  }
  // The officer takes what the court's schedule says; where it says nothing, the firm's catalog has a price.
  const fees = await feesOfCase(tx.db, record, {
    day: act.today,
    purposes: ['SERVICE'],
    defendants: servants.length,
  });
  const feeCents = feeOf(fees, ['SERVICE']);
  await chargeTrigger(tx, {
    case: record,
    trigger: 'serving',
    // Each time that it goes out is an attempt of its own.
    onceFor: newId(),
    ...(feeCents === null ? { quantity: servants.length } : { quantity: 1, actualCents: feeCents }),
  });
  return {
    changes: { ...approved, filingStage: record.filingStage, serviceStage: 'OUT' },
    data: { defendants: servants.length },
  };
});

/** Every adult has a method: the one given, or the court's usual one. */
async function requireMethods({ tx, record }: Act, { service }: Given<'sentForServing'>['body']) {
  const adults = (await selectTenants(tx.db, record)).filter((tenant) => !tenant.isMinor);
  const unknown = service.filter(({ tenantId }) => !adults.some(({ id }) => id === tenantId));
  if (unknown.length) refuseField('service', fault('defendants_unknown'));
  return adults.map((tenant) => {
    const given = service.find(({ tenantId }) => tenantId === tenant.id);
    return {
      id: tenant.id,
      method: given?.method ?? tenant.serviceMethod ?? 'PERSONAL',
      server: given?.server ?? tenant.serviceServer,
    };
  });
}

/** What the officer returned, defendant by defendant. */
export const recordService = verbOf('recordService', async ({ tx, record, today }, body) => {
  const errors: FieldError[] = [];
  // The time to answer runs from this day. Only a serve-first workflow serves before it files.
  const filedOn = record.serveFirst ? null : record.filedOn;
  for (const [index, entry] of body.service.entries()) {
    const dayAt = `service.${index}.date`;
    if (entry.date > today) errors.push(atField(dayAt, fault('service_in_future')));
    if (filedOn !== null && entry.date < filedOn)
      errors.push(atField(dayAt, fault('service_before_filing', { day: filedOn })));
    const isOurs = await updateTenant(tx.db, record, entry.tenantId, {
      serviceMethod: entry.method,
      serviceResult: entry.result,
      servedOn: entry.result === 'SERVED' ? entry.date : null,
      serviceNote: entry.note,
    });
    if (!isOurs) errors.push(atField(`service.${index}.tenantId`, fault('not_a_defendant')));
  }
  if (errors.length) refuse('invalid', { errors });
  const adults = (await selectTenants(tx.db, record)).filter((tenant) => !tenant.isMinor);
  const stage = stageOf(adults.map((tenant) => tenant.serviceResult));
  if (stage === 'COMPLETE' && record.serveFirst && !isLodged(record))
    await saveEviction(tx.db, record, noticeServedOn(adults));
  return {
    changes: { serviceStage: stage, ...(stage === 'COMPLETE' && { servedAt: tx.now }) },
    data: {
      stage,
      results: body.service,
    },
  };
});

/** Before anything is filed the officer serves the notice itself: its days run from the last defendant that was served. */
function noticeServedOn(adults: Awaited<ReturnType<typeof selectTenants>>) {
  const last = adults.toSorted((a, b) => (a.servedOn ?? '').localeCompare(b.servedOn ?? '')).at(-1);
  return {
    noticeServedOn: last?.servedOn ?? null,
    noticeMethod: last?.serviceMethod ?? null,
    ...(last?.serviceServer && { noticeServedBy: last.serviceServer }),
  };
}

/** Nobody yet: out. Everybody: complete. Nobody reached: failed. Else partial. */
function stageOf(results: readonly (string | null)[]): 'OUT' | 'PARTIAL' | 'COMPLETE' | 'FAILED' {
  if (results.every((result) => result === null)) return 'OUT';
  if (results.every((result) => result === 'SERVED')) return 'COMPLETE';
  if (results.every((result) => result === 'FAILED')) return 'FAILED';
  return 'PARTIAL';
}
