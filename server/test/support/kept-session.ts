import { hashOfId, saveRecord } from '../../src/identity/provider/record-queries.ts';
import { saveSession } from '../../src/identity/sessions/session-queries.ts';
import { systemScope } from '../../src/platform/db/scope.ts';
import type { TestApp } from './harness.ts';

/** A session as the provider would leave it. @returns its id. */
export async function keptSession(
  t: TestApp,
  accountId: string,
  { sessionId, minutesAgo = 0 }: { sessionId: string; minutesAgo?: number },
): Promise<string> {
  await saveSession(t.db, {
    sessionId,
    accountId,
    at: new Date(t.opened.deps.clock.now().getTime() - minutesAgo * 60_000),
    idleUntil: null,
    address: '192.0.2.7',
    userAgent: 'Firefox',
    amr: ['pwd'],
  });
  const { signInGeneration: generation } = await t.db
    .selectFrom('identity.account')
    .select('signInGeneration')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const record = {
    model: 'Session',
    idHash: hashOfId(`cookie ${sessionId}`),
    payload: 'sealed',
    accountId,
    grantHash: null,
    uidHash: hashOfId(sessionId),
    sessionHash: null,
    lifetimeSeconds: 600,
  };
  await saveRecord(t.opened.deps.db.as(systemScope), record, { generation });
  return sessionId;
}
