import type { ChildProcess } from 'node:child_process';
import { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { onlineDesk, type OnlineDesk } from '../../../test/support/online-desk.ts';
import { startWorker } from '../../../test/support/overdue-world.ts';
import { killProcess } from '../../../test/support/processes.ts';

const children: ChildProcess[] = [];
let the: OnlineDesk;
let t: OnlineDesk['t'];
beforeAll(async () => {
  the = await onlineDesk();
  t = the.t;
});
afterEach(() => Promise.all(children.splice(0).map(killProcess)));
afterAll(() => t.close());

test(
  'killed between the bank’s page and its answer: it is asked again under the same key, and the held case comes in when it is paid',
  { timeout: 240_000 },
  async () => {
    const invoice = await the.the.overdueInvoice(9_900);
    const held = await the.the.draft();
    await the.the.submit(held);
    await the.behaves('HANGS');
    const press = (address: string) => {
      // Its answer never comes: the bank has opened the page and says nothing.
      void t.tokenOf(the.payer).then((token) =>
        fetch(`${address}${onlinePayments.start.url}`, {
          method: 'POST',
          headers: { authorization: `bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ invoiceIds: [invoice] }),
        }).catch(() => undefined),
      );
    };
    // No jobs here: the clock stands in the past, so the one that asks the bank again is due at once.
    const first = await startWorker(the.the, children, press, ['web']);
    const sessions = () => t.db.selectFrom('cases.practiceSession').selectAll().execute();
    await expect.poll(async () => (await sessions()).length, { timeout: 60_000 }).toBe(1);
    await killProcess(first);
    await the.behaves('USUAL');
    const [session] = await sessions();
    const id = session?.orderKey ?? '';
    expect(await the.attemptOf(id)).toMatchObject({ status: 'PENDING' });
    // Whoever presses again, meanwhile, gets the same attempt.
    expect(await the.begin([invoice])).toMatchObject({ id, status: 'OPEN' });
    expect(await sessions()).toHaveLength(1);
    await ok(the.atBank(session?.sessionId ?? '', 'CARD_APPROVED'));
    // Nobody worked while the bank sent it; a worker that starts, is killed, and starts again ends what was begun, once.
    const second = await startWorker(the.the, children);
    await expect
      .poll(async () => (await t.db.selectFrom('cases.paymentEvent').selectAll().execute()).length, {
        timeout: 90_000,
        interval: 5,
      })
      .toBe(1);
    await killProcess(second);
    await startWorker(the.the, children);
    await expect.poll(async () => (await the.attemptOf(id)).status, { timeout: 90_000 }).toBe('SUCCEEDED');
    await expect.poll(() => the.the.statusOf(held), { timeout: 90_000 }).toBe('INTAKE');
    expect(await the.the.releases(held)).toEqual(['job INTAKE']);
    const { payments } = await the.invoiceOf(invoice);
    expect(payments).toMatchObject([{ amountCents: 9_900, isReversed: false }]);
    expect(await the.ledgerCents('CASH')).toBe(await the.bankCents());
  },
);
