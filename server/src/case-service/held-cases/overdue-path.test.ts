import type { ChildProcess } from 'node:child_process';
import { cases } from '@writdesk/contract/cases/cases';
import { clients } from '@writdesk/contract/clients/clients';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { payments } from '@writdesk/contract/payments/payments';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { eventStreams } from '../../../test/support/event-stream.ts';
import type { FirmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import type { TestApp } from '../../../test/support/harness.ts';
import { overdueWorld, type OverdueWorld, startWorker } from '../../../test/support/overdue-world.ts';
import { killProcess } from '../../../test/support/processes.ts';

describe('a case that an overdue invoice holds', () => {
  let the: OverdueWorld;
  let t: TestApp;
  let people: FirmWithAClient['people'];
  let openStream: Awaited<ReturnType<typeof eventStreams>>;
  beforeAll(async () => {
    the = await overdueWorld(['web', 'worker']);
    t = the.t;
    people = the.world.people;
    openStream = await eventStreams(t);
  });
  afterAll(() => t.close());
  const released = (id: string) => expect.poll(() => the.statusOf(id), { timeout: 60_000 }).toBe('INTAKE');

  test('comes in by itself when the last cent is paid, and open pages learn of it', async () => {
    const invoice = await the.overdueInvoice(12_500);
    const id = await the.draft();
    const reply = await the.submit(id);
    expect(reply).toMatchObject({
      hasOverdueInvoices: true,
      overdueInvoices: [{ id: invoice, balanceCents: 12_500, dueDate: '2026-05-01' }],
      case: { status: 'PAYMENT_HOLD', submittedAt: null },
    });
    const stream = await openStream(people.manager);
    await stream.opened();
    expect((await the.pay(invoice, 12_499)).body).toMatchObject({ balanceCents: 1 });
    // The job of that payment has run before that of the next one begins: one cent still holds the case.
    expect((await the.pay(invoice, 1)).body).toMatchObject({ status: 'PAID' });
    await released(id);
    await vi.waitFor(() =>
      expect(
        stream.events().filter(({ kind, caseId }) => kind === 'case.moved' && caseId === id),
      ).not.toEqual([]),
    );
    await stream.hangUp();
    expect(await the.releases(id)).toEqual(['job INTAKE']);
    const details = await ok(t.call(cases.details, { as: people.processor, params: { id } }));
    expect(details.submittedAt).toBe('2026-06-12T14:00:00.000Z');
    const [told] = await t.db
      .selectFrom('users.notification')
      .select('kind')
      .where('subjectId', '=', id)
      .where('params', '@>', JSON.stringify({ action: 'hold-release' }) as never)
      .limit(1)
      .execute();
    expect(told).toBeDefined();
  });

  test('comes in after a credit, a write-off and a void as well', async () => {
    for (const settle of ['credit', 'writeOff', 'void'] as const) {
      const invoice = await the.overdueInvoice(9_000);
      const id = await the.draft();
      expect(await the.submit(id)).toMatchObject({ hasOverdueInvoices: true });
      const given = { as: the.billing, params: { id: invoice } };
      const comment = 'The company and the firm agreed.';
      if (settle === 'credit') {
        const { lines } = await ok(t.call(invoices.details, given));
        const credited = lines.map((line) => ({ lineId: line.id, amountCents: line.balanceCents }));
        await ok(
          t.call(invoices.credit, { ...given, body: { lines: credited, reason: 'GOODWILL', comment } }),
        );
      } else await ok(t.call(invoices[settle], { ...given, body: { comment } }));
      await released(id);
      expect(await the.releases(id), settle).toEqual(['job INTAKE']);
    }
  });

  test('is held again after its payment bounced only if it comes after that', async () => {
    const invoice = await the.overdueInvoice(3_000);
    const id = await the.draft();
    await the.submit(id);
    const { body: paid } = await the.pay(invoice, 3_000);
    await released(id);
    const [payment] = (
      await ok(t.call(payments.list, { as: the.billing, query: { sort: '-receivedOn', size: 100 } }))
    ).payments.filter((one) => one.invoices.some((each) => each.id === paid.id));
    const reversed = await t.call(payments.reverse, {
      as: the.billing,
      params: { id: payment?.id ?? '' },
      body: { comment: 'The bank returned the check.' },
    });
    expect(reversed.status).toBe(200);
    // What has come in stays in; what comes now is held.
    expect(await the.statusOf(id)).toBe('INTAKE');
    const later = await the.draft();
    expect(await the.submit(later)).toMatchObject({ hasOverdueInvoices: true });
    await the.pay(invoice, 3_000);
    await released(later);
  });

  test('comes in when the terms of its company no longer hold it, and the next one is held when they do again', async () => {
    const invoice = await the.overdueInvoice(2_500);
    const terms = (body: { graceDays?: number; overdueGate?: 'COMPANY' | 'PROPERTY' | 'NONE' }) =>
      ok(
        t.call(clients.update, {
          as: people.crm,
          params: { id: the.world.client.id },
          body: { terms: { firmId: the.world.firm.id, ...body } },
        }),
      );
    // Due on May 1: it is overdue for 42 days.
    for (const [free, holding] of [
      [{ graceDays: 42 }, { graceDays: 41 }],
      [{ overdueGate: 'NONE' }, { overdueGate: 'COMPANY' }],
    ] as const) {
      const id = await the.draft();
      expect(await the.submit(id)).toMatchObject({ hasOverdueInvoices: true });
      await terms(free);
      await released(id);
      expect(await the.releases(id)).toEqual(['job INTAKE']);
      expect(await the.submit(await the.draft())).toMatchObject({ hasOverdueInvoices: false });
      await terms(holding);
      // What has come in stays in.
      expect(await the.statusOf(id)).toBe('INTAKE');
    }
    await terms({ graceDays: 0 });
    await the.pay(invoice, 2_500);
  });

  test('and other terms at once: it comes in, whichever was first', async () => {
    const terms = (graceDays: number) =>
      ok(
        t.call(clients.update, {
          as: people.crm,
          params: { id: the.world.client.id },
          body: { terms: { firmId: the.world.firm.id, graceDays } },
        }),
      );
    for (let round = 0; round < 4; round += 1) {
      const invoice = await the.overdueInvoice(500);
      const ids = [await the.draft(), await the.draft()];
      await Promise.all([terms(90), ...ids.map((id) => the.submit(id))]);
      for (const id of ids) {
        await released(id);
        expect(await the.statusOf(id)).toBe('INTAKE');
      }
      await terms(0);
      await the.pay(invoice, 500);
    }
  });

  test('and its payment at once: either it finds the invoice paid, or the payment finds it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const invoice = await the.overdueInvoice(500);
      const ids = [await the.draft(), await the.draft()];
      const [paid] = await Promise.all([the.pay(invoice, 500), ...ids.map((id) => the.submit(id))]);
      expect(paid.body).toMatchObject({ status: 'PAID' });
      for (const id of ids) {
        await released(id);
        expect((await the.releases(id)).length).toBeLessThanOrEqual(1);
      }
    }
  });

  test('of which two people record the payment at once comes in once', async () => {
    const invoice = await the.overdueInvoice(700);
    const id = await the.draft();
    await the.submit(id);
    const both = await Promise.all([the.pay(invoice, 700), the.pay(invoice, 700)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await released(id);
    expect(await the.releases(id)).toEqual(['job INTAKE']);
  });
});

describe('held cases whose server dies', () => {
  const children: ChildProcess[] = [];
  let the: OverdueWorld;
  beforeAll(async () => {
    the = await overdueWorld(['web']);
  });
  afterEach(() => Promise.all(children.splice(0).map(killProcess)));
  afterAll(() => the.t.close());

  const worker = () => startWorker(the, children);

  test(
    'after the payment and in the middle of the release come in with the next one, each once',
    { timeout: 180_000 },
    async () => {
      const invoice = await the.overdueInvoice(4_400);
      const ids: string[] = [];
      for (let n = 0; n < 4; n += 1) {
        const id = await the.draft();
        await the.submit(id);
        ids.push(id);
      }
      // Nobody works on jobs yet, as if the server had died with the commit of the payment.
      expect((await the.pay(invoice, 4_400)).status).toBe(200);
      const statuses = () => Promise.all(ids.map((id) => the.statusOf(id)));
      expect(await statuses()).toEqual(ids.map(() => 'PAYMENT_HOLD'));
      const first = await worker();
      await expect.poll(statuses, { timeout: 60_000, interval: 5 }).toContain('INTAKE');
      await killProcess(first);
      await worker();
      await expect.poll(statuses, { timeout: 100_000, interval: 500 }).toEqual(ids.map(() => 'INTAKE'));
      for (const id of ids) expect(await the.releases(id)).toEqual(['job INTAKE']);
    },
  );
});
