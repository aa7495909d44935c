import type { FieldError } from '@writdesk/contract/errors';
import { actorUserId } from '../../../platform/actor.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { chargeTrigger } from '../../billing/index.ts';
import { type Act, type Given, verbOf } from '../actions/index.ts';
import { answerRequests, selectTenants, updateTenant } from '../record/index.ts';
import { approval } from './send-for-filing.ts';

/** Out with the officer; in a serve-first workflow this is the lawyer's approval of the notice. */
export const sendForServing = verbOf('sentForServing', async (act, body) => {
  const { tx, record, context } = act;
  if (record.status === 'RETURNED_TO_PROCESSOR') {
    if (!body.fixesDone)
      refuse('invalid', { errors: [{ path: 'fixesDone', message: 'Tick every fix first.' }] });
    await answerRequests(tx.db, record, 'PROCESSOR', { userId: actorUserId(context.actor), at: tx.now });
    return { changes: { changed_since_return: false }, data: { resent: true } };
  }
  const servants = await requireMethods(act, body);
  const approved = record.status === 'REVIEW' ? (await approval(act)).changes : {};
  for (const { id, method, server } of servants) {
    await updateTenant(tx.db, record, id, {
      service_method: method,
      service_server: server,
      service_result: null,
      served_on: null,
    });
  }
  await chargeTrigger(tx, { case: record, trigger: 'serving', quantity: servants.length });
  return {
    changes: { ...approved, filing_stage: record.filing_stage, service_stage: 'OUT' },
    data: { defendants: servants.length },
  };
});

/** Every adult has a method: the one given, or the court's usual one. */
async function requireMethods({ tx, record }: Act, { service }: Given<'sentForServing'>['body']) {
  const adults = (await selectTenants(tx.db, record)).filter((tenant) => !tenant.is_minor);
  const unknown = service.filter(({ tenantId }) => !adults.some(({ id }) => id === tenantId));
  if (unknown.length)
    refuse('invalid', {
      errors: [{ path: 'service', message: 'A defendant named here isn’t one of the case.' }],
    });
  return adults.map((tenant) => {
    const given = service.find(({ tenantId }) => tenantId === tenant.id);
    return {
      id: tenant.id,
      method: given?.method ?? tenant.service_method ?? 'PERSONAL',
      server: given?.server ?? tenant.service_server,
    };
  });
}

/** What the officer returned, defendant by defendant. */
export const recordService = verbOf('recordService', async ({ tx, record, today }, body) => {
  const errors: FieldError[] = [];
  for (const [index, entry] of body.service.entries()) {
    if (entry.date > today)
      errors.push({
        path: `service.${index}.date`,
        message: 'The day of service can’t be in the future.',
      });
    const isOurs = await updateTenant(tx.db, record, entry.tenantId, {
      service_method: entry.method,
      service_result: entry.result,
      served_on: entry.result === 'SERVED' ? entry.date : null,
      service_note: entry.note,
    });
    if (!isOurs)
      errors.push({ path: `service.${index}.tenantId`, message: 'This isn’t a defendant of the case.' });
  }
  if (errors.length) refuse('invalid', { errors });
  const adults = (await selectTenants(tx.db, record)).filter((tenant) => !tenant.is_minor);
  const stage = stageOf(adults.map((tenant) => tenant.service_result));
  return {
    changes: { service_stage: stage, ...(stage === 'COMPLETE' && { served_at: tx.now }) },
    data: {
      stage,
      results: body.service,
    },
  };
});

/** Nobody yet: out. Everybody: complete. Nobody reached: failed. Else partial. */
function stageOf(results: readonly (string | null)[]): 'OUT' | 'PARTIAL' | 'COMPLETE' | 'FAILED' {
  if (results.every((result) => result === null)) return 'OUT';
  if (results.every((result) => result === 'SERVED')) return 'COMPLETE';
  if (results.every((result) => result === 'FAILED')) return 'FAILED';
  return 'PARTIAL';
}
