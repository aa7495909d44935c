import { invoices } from '@writdesk/contract/invoices/invoices';
import { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import { payments } from '@writdesk/contract/payments/payments';
import { practiceBank } from '@writdesk/contract/practice-bank/practice-bank';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { TODAY } from '../../../test/support/overdue-world.ts';
import { onlineDesk, type OnlineDesk } from '../../../test/support/online-desk.ts';
import { makeClient } from '../../user-service/clients/client-factory.ts';
import { makeFirm } from '../../user-service/firms/firm-factory.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';

let the: OnlineDesk;
let t: OnlineDesk['t'];
beforeAll(async () => {
  the = await onlineDesk();
  t = the.t;
});
afterEach(() => the.behaves('USUAL'));
afterAll(() => t.close());

const bill = (cents: number) => the.the.overdueInvoice(cents);
const paidOnline = async (cents: number, outcome: Parameters<OnlineDesk['atBank']>[1]) => {
  const invoice = await bill(cents);
  const started = await the.begin([invoice]);
  await ok(the.atBank(started.checkoutUrl, outcome));
  await the.pass(1);
  return { invoice, id: started.id };
};
const paymentOf = async (id: string) => {
  const list = await ok(t.call(payments.list, { as: the.the.billing, query: { size: 100 } }));
  return list.payments.filter(({ invoices: paid }) => paid.some((one) => one.id === id));
};
const unmatched = (as = the.the.billing) =>
  ok(t.call(onlinePayments.events, { as, query: { size: 100 } })).then(({ events }) => events);

describe('a payment by card', () => {
  test('counts once, with the payer’s name and the bank’s fee as an expense, however often it is told', async () => {
    const fees = await the.ledgerCents('PAYMENT_FEES');
    const invoice = await bill(10_000);
    const started = await the.begin([invoice], the.owner);
    expect(started).toMatchObject({ status: 'OPEN' });
    const session = await ok(
      t.call(practiceBank.session, { params: { session: the.sessionIn(started.checkoutUrl) } }),
    );
    expect(session).toMatchObject({ amountCents: 10_000, state: 'OPEN' });
    expect(JSON.stringify(session)).not.toMatch(/Okonkwo|D-2025|Attorney/);
    const paid = await ok(the.atBank(started.checkoutUrl, 'CARD_APPROVED'));
    expect(paid.continueUrl).toBe(`http://localhost:3000/payments/online/${started.id}`);
    await the.pass(1);
    await the.pass(1);
    expect(await the.attemptOf(started.id)).toMatchObject({
      status: 'SUCCEEDED',
      method: 'CARD',
      feeCents: 320,
    });
    expect(await the.invoiceOf(invoice)).toMatchObject({ status: 'PAID', balanceCents: 0 });
    const [payment, ...more] = await paymentOf(invoice);
    expect(more).toEqual([]);
    expect(payment).toMatchObject({
      amountCents: 10_000,
      unappliedCents: 0,
      method: 'CARD',
      status: 'RECORDED',
    });
    expect(payment?.recordedByName).toBe((await the.attemptOf(started.id)).payerName);
    expect((await the.ledgerCents('PAYMENT_FEES')) - fees).toBe(320);
    const told = await t.db.selectFrom('cases.paymentEvent').select('status').execute();
    expect(told.map(({ status }) => status)).toEqual(['HANDLED']);
  });

  test('that is declined may be tried again on the same page', async () => {
    const invoice = await bill(5_000);
    const { checkoutUrl, id } = await the.begin([invoice]);
    expect(await ok(the.atBank(checkoutUrl, 'CARD_DECLINED'))).toEqual({
      isDeclined: true,
      continueUrl: null,
    });
    await the.pass(1);
    expect(await the.attemptOf(id)).toMatchObject({ status: 'OPEN' });
    await ok(the.atBank(checkoutUrl, 'CARD_APPROVED'));
    expect((await the.atBank(checkoutUrl, 'CARD_APPROVED')).status).toBe(409);
    await the.pass(1);
    expect(await the.invoiceOf(invoice)).toMatchObject({ status: 'PAID' });
  });

  test('that its owner takes back opens the invoice again, and counts again when the firm wins', async () => {
    const { invoice, id } = await paidOnline(8_000, 'CARD_CHARGEBACK_WON');
    await the.pass(60);
    expect(await the.attemptOf(id)).toMatchObject({
      status: 'RETURNED',
      failure: 'fraudulent',
      feeCents: 262 + 1_500,
    });
    expect(await the.invoiceOf(invoice)).toMatchObject({ status: 'OVERDUE', balanceCents: 8_000 });
    await the.pass(40);
    expect(await the.attemptOf(id)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await the.invoiceOf(invoice)).toMatchObject({ status: 'PAID' });
    expect((await paymentOf(invoice)).map(({ status }) => status).toSorted()).toEqual([
      'RECORDED',
      'REVERSED',
    ]);
  });

  test('of which credit was refunded meanwhile isn’t taken back twice: it is listed until somebody closes it', async () => {
    const invoice = await bill(6_000);
    const { checkoutUrl, id } = await the.begin([invoice]);
    await ok(
      t.call(invoices.void, {
        as: the.the.billing,
        params: { id: invoice },
        body: { comment: 'Billed by mistake.' },
      }),
    );
    await ok(the.atBank(checkoutUrl, 'CARD_CHARGED_BACK'));
    await the.pass(1);
    const { paymentId } = await t.db
      .selectFrom('cases.paymentAttempt')
      .select('paymentId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // The invoice is void: what came is the company’s credit, and the firm sends it back.
    await ok(
      t.call(payments.refund, {
        as: the.the.billing,
        params: { id: paymentId ?? '' },
        body: { amountCents: 6_000, comment: 'Sent back by check.' },
      }),
    );
    await the.pass(60);
    expect(await the.attemptOf(id)).toMatchObject({ status: 'SUCCEEDED' });
    const [event] = await unmatched();
    expect(event).toMatchObject({ reason: 'ALREADY_REFUNDED', amountCents: 6_000, can: { close: true } });
    const body = {
      firmId: the.world.firm.id,
      eventId: event?.eventId ?? '',
      comment: 'The check was stopped.',
    };
    expect(
      (await t.call(onlinePayments.closeEvent, { as: the.the.billing, body: { ...body, comment: 'x' } }))
        .status,
    ).toBe(400);
    expect(await ok(t.call(onlinePayments.closeEvent, { as: the.the.billing, body }))).toMatchObject({
      status: 'CLOSED',
    });
    expect((await t.call(onlinePayments.closeEvent, { as: the.the.billing, body })).status).toBe(409);
    expect(await unmatched()).toEqual([]);
  });
});

describe('a payment from a bank account', () => {
  test('counts when the bank says that it does, and not before; until then nobody pays a second time', async () => {
    const { invoice, id } = await paidOnline(20_000, 'ACH_SUCCEEDS');
    expect(await the.attemptOf(id)).toMatchObject({ status: 'PROCESSING', method: 'ACH' });
    expect(await the.invoiceOf(invoice)).toMatchObject({ balanceCents: 20_000, can: { pay: false } });
    const again = await t.call(onlinePayments.start, { as: the.owner, body: { invoiceIds: [invoice] } });
    expect(again).toMatchObject({ status: 409, body: { code: 'payment_under_way' } });
    await the.pass(20);
    expect(await the.attemptOf(id)).toMatchObject({ status: 'SUCCEEDED', feeCents: 160 });
    expect(await the.invoiceOf(invoice)).toMatchObject({ status: 'PAID' });
  });

  test('that fails changes nothing, and another one may be begun', async () => {
    const { invoice, id } = await paidOnline(7_000, 'ACH_FAILS');
    await the.pass(20);
    expect(await the.attemptOf(id)).toMatchObject({ status: 'FAILED', failure: 'insufficient_funds' });
    expect(await paymentOf(invoice)).toEqual([]);
    const other = await the.begin([invoice]);
    expect(other).toMatchObject({ status: 'OPEN' });
    expect(other.id).not.toBe(id);
  });

  test('that is returned later is reversed, and the invoice is owed again', async () => {
    const { invoice, id } = await paidOnline(9_000, 'ACH_RETURNED');
    await the.pass(20);
    expect(await the.invoiceOf(invoice)).toMatchObject({ status: 'PAID' });
    await the.pass(60);
    expect(await the.attemptOf(id)).toMatchObject({ status: 'RETURNED', feeCents: 72 + 400 });
    expect(await the.invoiceOf(invoice)).toMatchObject({ status: 'OVERDUE', balanceCents: 9_000 });
    expect(await paymentOf(invoice)).toMatchObject([{ status: 'REVERSED' }]);
  });
});

describe('two at once', () => {
  test('who pay the same are on one page, which takes the money once', async () => {
    const invoice = await bill(3_000);
    const both = await Promise.all([the.begin([invoice]), the.begin([invoice], the.owner)]);
    expect(both[0]?.id).toBe(both[1]?.id);
    const paid = await Promise.all(both.map(({ checkoutUrl }) => the.atBank(checkoutUrl, 'CARD_APPROVED')));
    expect(paid.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    await the.pass(1);
    expect(await paymentOf(invoice)).toHaveLength(1);
  });

  test('who pay different sums: the page that nobody has paid is closed', async () => {
    const invoice = await bill(3_100);
    const first = await the.begin([invoice]);
    await the.the.pay(invoice, 100);
    const second = await the.begin([invoice]);
    expect(second.id).not.toBe(first.id);
    expect(await the.attemptOf(first.id)).toMatchObject({ status: 'EXPIRED' });
    expect((await the.atBank(first.checkoutUrl, 'CARD_APPROVED')).status).toBe(409);
    await ok(the.atBank(second.checkoutUrl, 'CARD_APPROVED'));
    await the.pass(1);
    expect(await the.invoiceOf(invoice)).toMatchObject({ status: 'PAID', paidCents: 3_100 });
  });

  test('by card and by check: what came is never refused, and the rest is credit', async () => {
    const invoice = await bill(4_000);
    const { checkoutUrl, id } = await the.begin([invoice]);
    await Promise.all([the.the.pay(invoice, 4_000), the.atBank(checkoutUrl, 'CARD_APPROVED')]);
    await the.pass(1);
    const { paymentId } = await t.db
      .selectFrom('cases.paymentAttempt')
      .select('paymentId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const list = await ok(t.call(payments.list, { as: the.the.billing, query: { size: 100 } }));
    expect(list.payments.find((one) => one.id === paymentId)).toMatchObject({ unappliedCents: 4_000 });
    expect(await the.invoiceOf(invoice)).toMatchObject({ paidCents: 4_000, balanceCents: 0 });
  });

  test('read the same news: the payment is recorded once', async () => {
    const invoice = await bill(4_100);
    const { checkoutUrl } = await the.begin([invoice]);
    await ok(the.atBank(checkoutUrl, 'CARD_APPROVED'));
    await Promise.all([the.watch(), the.pass(120), the.watch()]);
    await the.pass(1);
    expect(await paymentOf(invoice)).toHaveLength(1);
  });
});

describe('an answer of the bank that doesn’t come', () => {
  test('leaves it unknown; it is asked again under the same key and opens one page', async () => {
    await the.behaves('NO_ANSWER');
    const invoice = await bill(2_200);
    const first = await the.begin([invoice]);
    expect(first).toMatchObject({ status: 'UNKNOWN', checkoutUrl: null });
    const second = await the.begin([invoice]);
    expect(second).toMatchObject({ id: first.id, status: 'OPEN' });
    const pages = await t.db
      .selectFrom('cases.practiceSession')
      .selectAll()
      .where('orderKey', '=', first.id)
      .execute();
    expect(pages).toHaveLength(1);
    await ok(the.atBank(second.checkoutUrl, 'CARD_APPROVED'));
    await the.pass(1);
    expect(await the.invoiceOf(invoice)).toMatchObject({ status: 'PAID' });
  });

  test('is asked about by the clock as well', async () => {
    await the.behaves('NO_ANSWER');
    const { id } = await the.begin([await bill(2_300)]);
    await the.pass(61);
    await the.watch();
    expect(await the.attemptOf(id)).toMatchObject({ status: 'OPEN' });
  });

  test('and news that is lost: the bank is asked how it stands', async () => {
    const invoice = await bill(2_400);
    const { checkoutUrl, id } = await the.begin([invoice]);
    await ok(the.atBank(checkoutUrl, 'CARD_APPROVED'));
    await t.db.updateTable('cases.practiceStep').set({ notified: 2 }).where('orderKey', '=', id).execute();
    await the.pass(61);
    expect(await the.attemptOf(id)).toMatchObject({ status: 'OPEN' });
    await the.watch();
    expect(await the.attemptOf(id)).toMatchObject({ status: 'SUCCEEDED' });
  });

  test('a refusal is one, and another attempt may follow', async () => {
    await the.behaves('REFUSES');
    const invoice = await bill(2_500);
    expect(await the.begin([invoice])).toMatchObject({ status: 'REFUSED', checkoutUrl: null });
    await the.behaves('USUAL');
    expect(await the.begin([invoice])).toMatchObject({ status: 'OPEN' });
  });
});

describe('who may', () => {
  test('the company’s leader and accounts payable pay, and nobody else', async () => {
    const invoice = await bill(1_000);
    const { people } = the.world;
    const tried = async (as: OnlineDesk['payer']) =>
      (await t.call(onlinePayments.start, { as, body: { invoiceIds: [invoice] } })).status;
    expect(await tried(people.manager)).toBe(403);
    expect(await tried(people.firmAdmin)).toBe(403);
    expect(await tried(the.the.billing)).toBe(403);
    const stranger = (
      await makeUser(t.db, { roles: ['client_owner'], clientId: (await makeClient(t.db)).id })
    ).person;
    expect(await tried(stranger)).toBe(404);
    expect(await tried(the.owner)).toBe(201);
    expect(await ok(t.call(invoices.details, { as: the.owner, params: { id: invoice } }))).toMatchObject({
      can: { pay: true },
    });
    expect(
      await ok(t.call(invoices.details, { as: people.manager, params: { id: invoice } })).catch(() => null),
    ).toBeNull();
    const list = await ok(t.call(onlinePayments.attempts, { as: stranger }));
    expect(list).toMatchObject({ attempts: [], total: 0 });
  });

  test('bad input names its place', async () => {
    const invoice = await bill(1_100);
    const refused = await t.call(onlinePayments.start, {
      as: the.payer,
      body: { invoiceIds: [invoice, invoice] },
    });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'invoiceIds.1' }] } });
    await the.the.pay(invoice, 1_100);
    const paid = await t.call(onlinePayments.start, { as: the.payer, body: { invoiceIds: [invoice] } });
    expect(paid).toMatchObject({ status: 409, body: { code: 'invoice_not_open' } });
  });

  test('a firm that isn’t connected takes nothing online; its administrator connects and disconnects', async () => {
    const { people } = the.world;
    expect((await t.call(onlinePayments.disconnect, { as: the.the.billing })).status).toBe(403);
    expect(await ok(t.call(onlinePayments.connection, { as: the.the.billing }))).toMatchObject({
      provider: 'demonstration',
      status: 'READY',
      account: the.account,
      can: { connect: false, disconnect: false },
    });
    await ok(t.call(onlinePayments.disconnect, { as: people.firmAdmin }));
    const invoice = await bill(1_200);
    expect(
      await t.call(onlinePayments.start, { as: the.payer, body: { invoiceIds: [invoice] } }),
    ).toMatchObject({
      status: 409,
      body: { code: 'online_payment_off' },
    });
    expect(await the.invoiceOf(invoice)).toMatchObject({ can: { pay: false } });
    expect(await ok(t.call(onlinePayments.connect, { as: people.firmAdmin }))).toMatchObject({
      status: 'READY',
      account: the.account,
      continueUrl: null,
    });
    const { person } = await makeUser(t.db, { roles: ['firm_admin'], firmId: (await makeFirm(t.db)).id });
    expect(await ok(t.call(onlinePayments.connection, { as: person }))).toMatchObject({
      status: null,
      account: null,
    });
  });

  test('money stands in the trail, with who began it', async () => {
    const { id } = await paidOnline(1_300, 'CARD_APPROVED');
    const rows = await t.db
      .selectFrom('cases.auditEvent')
      .select(['action', 'actorKind'])
      .where('subjectId', '=', id)
      .orderBy('seq')
      .execute();
    const own = rows.filter(({ action }) => action.startsWith('payment-attempt.'));
    expect(own.map(({ action, actorKind }) => `${actorKind} ${action}`)).toEqual([
      'user payment-attempt.begin',
      'job payment-attempt.ask',
      'job payment-attempt.move',
    ]);
  });
});

test('the bank’s own book and our ledger say the same, to the cent', async () => {
  await the.pass(200);
  const { sum } = await t.db
    .selectFrom('cases.payment')
    .select((of) => of.fn.sum<number>('amountCents').as('sum'))
    .where('method', '=', 'CHECK')
    .where('status', '=', 'RECORDED')
    .executeTakeFirstOrThrow();
  const refunded = 6_000;
  // The chargeback of what was refunded already waits for a person: the bank has taken it, our books haven’t.
  const waiting = 6_000;
  expect((await the.ledgerCents('CASH')) - Number(sum ?? 0) + refunded - waiting).toBe(await the.bankCents());
  expect(TODAY).toBe('2026-06-12');
});
