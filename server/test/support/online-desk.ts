import { invoices } from '@writdesk/contract/invoices/invoices';
import { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import { practiceBank, type PracticeOutcome } from '@writdesk/contract/practice-bank/practice-bank';
import { handleEvent, watchAttempts } from '../../src/case-service/online-payments/index.ts';
import { doPracticeSteps } from '../../src/case-service/practice-bank/index.ts';
import { contextOf } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import type { JobDefinition } from '../../src/platform/jobs/index.ts';
import { makeUser } from '../../src/user-service/users/user-factory.ts';
import { ok } from './case-desk.ts';
import { type OverdueWorld, overdueWorld } from './overdue-world.ts';

/** A firm that takes payments online at the practice bank, whose company has people who pay. */
export async function onlineDesk(services: ('web' | 'worker')[] = ['web']) {
  const the: OverdueWorld = await overdueWorld(services);
  const { t, world, clock } = the;
  const { person: payer } = await makeUser(t.db, { roles: ['client_ap'], clientId: world.client.id });
  const { owner, firmAdmin } = world.people;
  await ok(t.call(onlinePayments.connect, { as: firmAdmin }));

  const work = <T>(job: JobDefinition<T>, data: T) =>
    job.handle(contextOf(t.opened.deps, { kind: 'job', name: job.name }, newId()), data, {
      id: newId(),
      number: 1,
      isLast: true,
      signal: new AbortController().signal,
    });
  const begin = async (invoiceIds: string[], as = payer) =>
    ok(t.call(onlinePayments.start, { as, body: { invoiceIds } }), 201);
  const sessionIn = (url: string | null) => url?.split('/').at(-1) ?? '';
  const atBank = (checkoutUrl: string | null, outcome: PracticeOutcome) =>
    t.call(practiceBank.pay, { params: { session: sessionIn(checkoutUrl) }, body: { outcome } });
  /** What the bank has sent and nobody has looked at yet. */
  const read = async () => {
    const told = await t.db
      .selectFrom('cases.paymentEvent')
      .select(['firmId', 'eventId'])
      .where('status', '=', 'RECEIVED')
      .orderBy('receivedAt')
      .orderBy('eventId')
      .execute();
    for (const event of told) await work(handleEvent, event);
  };
  /** Some seconds at the bank go by, and what it sends is read. */
  const pass = async (more: number) => {
    clock.moveTo(new Date(clock.now().getTime() + more * 1000).toISOString());
    await work(doPracticeSteps, {});
    await read();
  };
  const attemptOf = (id: string) => ok(t.call(onlinePayments.attempt, { as: the.billing, params: { id } }));
  const invoiceOf = (id: string) => ok(t.call(invoices.details, { as: the.billing, params: { id } }));
  const behaves = (behavior: 'USUAL' | 'REFUSES' | 'NO_ANSWER' | 'HANGS') =>
    t.db.updateTable('cases.practiceAccount').set({ behavior }).execute();
  const account = `acct_practice_${world.firm.id.replaceAll('-', '')}`;
  /** What the bank holds for the firm, by its own book. */
  const bankCents = async () => {
    const rows = await t.db
      .selectFrom('cases.practiceEntry')
      .select(['amountCents', 'feeCents'])
      .where('firmId', '=', world.firm.id)
      .execute();
    return rows.reduce((sum, { amountCents, feeCents }) => sum + amountCents - feeCents, 0);
  };
  /** What our ledger says of an account. */
  const ledgerCents = async (name: 'CASH' | 'PAYMENT_FEES' | 'RECEIVABLE' | 'CLIENT_CREDIT') => {
    const rows = await t.db
      .selectFrom('cases.ledgerPosting')
      .select(['debit', 'credit', 'amountCents'])
      .where('firmId', '=', world.firm.id)
      .execute();
    const side = (row: (typeof rows)[number]) => (row.debit === name ? 1 : row.credit === name ? -1 : 0);
    return rows.reduce((sum, row) => sum + side(row) * row.amountCents, 0);
  };
  const watch = () => work(watchAttempts, {});
  return {
    the,
    t,
    world,
    clock,
    payer,
    owner,
    firmAdmin,
    account,
    begin,
    atBank,
    sessionIn,
    pass,
    read,
    watch,
    attemptOf,
    invoiceOf,
    behaves,
    bankCents,
    ledgerCents,
  };
}
export type OnlineDesk = Awaited<ReturnType<typeof onlineDesk>>;
