import type { ChildProcess } from 'node:child_process';
import { cases } from '@writdesk/contract/cases/cases';
import { overdueExceptions } from '@writdesk/contract/invoices/overdue-exceptions';
import { payments } from '@writdesk/contract/payments/payments';
import { addDays } from '@writdesk/contract/values/dates';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { eventStreams } from '../../../test/support/event-stream.ts';
import { firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import type { Person } from '../../../test/support/harness.ts';
import { overdueWorld, type OverdueWorld, startWorker, TODAY } from '../../../test/support/overdue-world.ts';
import { killProcess } from '../../../test/support/processes.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';

const reason = 'The lender wires the money on Friday.';
const comment = 'As the two of us agreed on the phone.';

/** What a company and its firm do about exceptions. */
function exceptionDesk({ t, world, draft, submit }: OverdueWorld) {
  const { people, firm, client } = world;
  const asking = (as: Person = people.owner, changes: object = {}) =>
    t.call(overdueExceptions.request, {
      as,
      body: { firmId: firm.id, reason, promisedOn: addDays(TODAY, 7), ...changes },
    });
  const ask = () => ok(asking(), 201);
  const deciding = (
    id: string,
    body: (typeof overdueExceptions.decide.body)['_zod']['input'],
    as: Person = people.firmAdmin,
  ) => t.call(overdueExceptions.decide, { as, params: { id }, body });
  const grant = async (mostCases: number, lastDay = addDays(TODAY, 10)) =>
    ok(deciding((await ask()).id, { decision: 'GRANT', lastDay, mostCases }));
  const revoke = (id: string) => ok(deciding(id, { decision: 'REVOKE', comment }));
  const list = async (as: Person = people.owner) =>
    ok(t.call(overdueExceptions.list, { as, query: { clientId: client.id, size: 100 } }));
  const state = async (id: string) => (await list()).exceptions.find((one) => one.id === id);
  const submitNew = async () => submit(await draft());
  /** The kinds of the exception’s rows on the trail, in their order. */
  const trail = async (id: string) =>
    (
      await t.db
        .selectFrom('cases.auditEvent')
        .select('action')
        .where('subjectId', '=', id)
        .orderBy('seq')
        .execute()
    ).map(({ action }) => action.replace('overdue-exception.', ''));
  const told = async (id: string) =>
    (
      await t.db
        .selectFrom('users.notification as n')
        .innerJoin('users.appUser as u', 'u.id', 'n.userId')
        .select(['n.kind', 'u.email'])
        .where('n.subjectId', '=', id)
        .execute()
    )
      .map(({ kind, email }) => `${kind.replace('overdue-exception.', '')} ${email}`)
      .toSorted();
  return { asking, ask, deciding, grant, revoke, list, state, submitNew, trail, told };
}

describe('a company that is overdue', () => {
  let the: OverdueWorld;
  let desk: ReturnType<typeof exceptionDesk>;
  let invoice: string;
  beforeAll(async () => {
    the = await overdueWorld(['web', 'worker']);
    desk = exceptionDesk(the);
    invoice = await the.overdueInvoice(50_000);
  });
  afterAll(() => the.t.close());
  /** Nothing stands: each test begins with a request of its own. */
  afterEach(async () => {
    the.clock.moveTo(`${TODAY}T14:00:00Z`);
    for (const { id, status } of (await desk.list()).exceptions) {
      if (status === 'GRANTED') await desk.revoke(id);
      if (status === 'REQUESTED') await ok(desk.deciding(id, { decision: 'REFUSE', comment }));
    }
  });

  test('asks once, both sides learn of it, and open pages of the firm do at once', async () => {
    const stream = await (await eventStreams(the.t))(the.world.people.firmAdmin);
    await stream.opened();
    const asked = await desk.ask();
    expect(asked).toMatchObject({
      status: 'REQUESTED',
      reason,
      promisedOn: '2026-06-19',
      usedCases: 0,
      mostCases: null,
      can: { decide: false, revoke: false },
    });
    await vi.waitFor(() =>
      expect(stream.events().map(({ kind }) => kind)).toContain('overdue-exception.changed'),
    );
    await stream.hangUp();
    const { firmAdmin, crm, owner } = the.world.people;
    expect(await desk.told(asked.id)).toEqual(
      [`requested ${firmAdmin.email}`, `requested ${crm.email}`].toSorted(),
    );
    const again = await desk.asking(the.world.people.manager);
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'conflict', reason: { code: 'exception_stands' } },
    });
    const [seen] = (await desk.list(firmAdmin)).exceptions;
    expect(seen).toMatchObject({ id: asked.id, can: { decide: true, revoke: false } });
    await ok(desk.deciding(asked.id, { decision: 'REFUSE', comment }));
    expect(await desk.told(asked.id)).toContain(`refused ${owner.email}`);
    expect(await desk.state(asked.id)).toMatchObject({ status: 'REFUSED', answer: comment });
    expect(await desk.trail(asked.id)).toEqual(['request', 'refuse']);
    // A refusal is no last word: the company may ask again, and what it submits meanwhile is held.
    expect(await desk.submitNew()).toMatchObject({ hasOverdueInvoices: true, exception: null });
    await desk.ask();
  });

  test('submits under an exception until its cases are used up, each counted with its case', async () => {
    for (const caseId of await held()) await release(caseId);
    const { id } = await desk.grant(2);
    const first = await desk.submitNew();
    expect(first).toMatchObject({
      hasOverdueInvoices: false,
      overdueInvoices: [],
      exception: { id, lastDay: '2026-06-22', mostCases: 2, usedCases: 1 },
      case: { status: 'INTAKE', submittedAt: '2026-06-12T14:00:00.000Z' },
    });
    expect(await desk.state(id)).toMatchObject({ status: 'GRANTED', usedCases: 1 });
    expect(await desk.submitNew()).toMatchObject({ exception: { usedCases: 2 } });
    expect(await desk.state(id)).toMatchObject({ status: 'USED_UP', usedCases: 2 });
    expect(await desk.submitNew()).toMatchObject({
      hasOverdueInvoices: true,
      exception: null,
      case: { status: 'PAYMENT_HOLD' },
    });
    expect(await desk.trail(id)).toEqual(['request', 'grant', 'use', 'use']);
    const [moved] = await the.t.db
      .selectFrom('cases.auditEvent')
      .select('data')
      .where('subjectId', '=', first.case.id)
      .where('action', '=', 'case.submit')
      .execute();
    expect(moved?.data).toMatchObject({ exceptionId: id });
    // What is used up can’t be revoked, and the company may ask again.
    expect((await desk.deciding(id, { decision: 'REVOKE', comment })).status).toBe(409);
    await desk.ask();
  });

  test('is held again from the firm’s midnight after the last day', async () => {
    const { id } = await desk.grant(5, TODAY);
    await settled();
    // New York: 23:59 of the last day, and a minute later.
    the.clock.moveTo('2026-06-13T03:59:00Z');
    expect(await desk.submitNew()).toMatchObject({ hasOverdueInvoices: false, exception: { id } });
    the.clock.moveTo('2026-06-13T04:00:00Z');
    expect(await desk.state(id)).toMatchObject({ status: 'ENDED' });
    expect(await desk.submitNew()).toMatchObject({ hasOverdueInvoices: true });
  });

  test('is held again when the firm revokes, with a reason, and what came in stays in', async () => {
    const { id } = await desk.grant(5);
    await settled();
    const { case: letIn } = await desk.submitNew();
    expect((await desk.deciding(id, { decision: 'REVOKE', comment: 'x' })).body).toMatchObject({
      errors: [{ path: 'comment' }],
    });
    await desk.revoke(id);
    expect(await desk.state(id)).toMatchObject({ status: 'REVOKED', revokeReason: comment });
    expect(await desk.submitNew()).toMatchObject({ hasOverdueInvoices: true });
    expect(await the.statusOf(letIn.id)).toBe('INTAKE');
    expect((await desk.trail(id)).at(-1)).toBe('revoke');
    expect(await desk.told(id)).toContain(`revoked ${the.world.people.owner.email}`);
  });

  test('has as many held cases let in as are granted, the first held first, and the rest wait', async () => {
    for (const caseId of await held()) await release(caseId);
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      the.clock.moveTo(`2026-06-12T14:0${String(n)}:00Z`);
      ids.push((await desk.submitNew()).case.id);
    }
    const { id } = await desk.grant(2);
    await expect.poll(async () => (await desk.state(id))?.usedCases, { timeout: 60_000 }).toBe(2);
    expect(await Promise.all(ids.map((one) => the.statusOf(one)))).toEqual([
      'INTAKE',
      'INTAKE',
      'PAYMENT_HOLD',
    ]);
    for (const one of ids.slice(0, 2)) expect(await the.releases(one)).toEqual(['job INTAKE']);
    expect(await desk.trail(id)).toEqual(['request', 'grant', 'use', 'use']);
  });

  test('submits two at once on the last case of an exception: one comes in, the other is held', async () => {
    for (const caseId of await held()) await release(caseId);
    for (let round = 0; round < 4; round += 1) {
      const { id } = await desk.grant(1);
      await settled();
      const drafts = [await the.draft(), await the.draft()];
      const both = await Promise.all(drafts.map((one) => the.submit(one)));
      expect(both.filter((one) => one.hasOverdueInvoices)).toHaveLength(1);
      expect(await desk.state(id)).toMatchObject({ status: 'USED_UP', usedCases: 1 });
      for (const caseId of await held()) await release(caseId);
    }
  });

  test('asks twice at once, and is decided by two at once: one of each counts', async () => {
    const asked = await Promise.all([desk.asking(), desk.asking(the.world.people.manager)]);
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const id = asked.find(({ status }) => status === 201)?.body.id ?? '';
    const both = await Promise.all([
      desk.deciding(id, { decision: 'GRANT', lastDay: TODAY, mostCases: 1 }),
      desk.deciding(id, { decision: 'REFUSE', comment }, the.world.people.crm),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'overdue_exception_decided',
    });
  });

  test('is refused by field what can’t be', async () => {
    const refused = async (call: Promise<{ status: number; body: unknown }>, path: string, code: string) =>
      expect(await call).toMatchObject({ status: 400, body: { errors: [{ path, code }] } });
    const { people } = the.world;
    await refused(
      desk.asking(people.owner, { promisedOn: '2026-06-11' }),
      'promisedOn',
      'exception_day_passed',
    );
    await refused(
      desk.asking(people.owner, { promisedOn: '2026-07-13' }),
      'promisedOn',
      'exception_day_late',
    );
    await refused(desk.asking(people.owner, { reason: 'pls' }), 'reason', 'reason_too_short');
    const { id } = await desk.ask();
    const grant = (changes: object) =>
      desk.deciding(id, { decision: 'GRANT', lastDay: TODAY, mostCases: 1, ...changes });
    await refused(grant({ lastDay: '2026-06-11' }), 'lastDay', 'exception_day_passed');
    await refused(grant({ lastDay: '2026-07-13' }), 'lastDay', 'exception_day_late');
    expect(await grant({ mostCases: 0 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'mostCases' }] },
    });
    expect(await grant({ mostCases: 1.5 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'mostCases' }] },
    });
    expect(await grant({ version: 9 })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await desk.deciding(id, { decision: 'REVOKE', comment })).status).toBe(409);
    expect(await desk.state(id)).toMatchObject({ status: 'REQUESTED' });
    // The longest that is allowed.
    await ok(grant({ lastDay: '2026-07-12' }));
  });

  test('is nobody else’s to ask for or to decide', async () => {
    const { people, client } = the.world;
    const { billing } = the;
    const { person: payer } = await makeUser(the.t.db, { roles: ['client_ap'], clientId: client.id });
    const stranger = await firmWithAClient(the.t);
    for (const as of [billing, people.firmAdmin, people.crm, people.lawyer])
      expect((await desk.asking(as)).status).toBe(403);
    // Another company, which this firm bills nothing; and a firm that bills this company nothing.
    expect((await desk.asking(stranger.people.owner)).status).toBe(404);
    expect((await desk.asking(people.owner, { firmId: stranger.firm.id })).status).toBe(404);
    const { id } = await ok(desk.asking(payer), 201);
    const body = { decision: 'GRANT', lastDay: TODAY, mostCases: 1 } as const;
    for (const as of [billing, people.lawyer, people.processor, people.owner, people.admin])
      expect((await desk.deciding(id, body, as)).status).toBe(403);
    expect((await desk.deciding(id, body, stranger.people.firmAdmin)).status).toBe(404);
    expect((await desk.list(stranger.people.firmAdmin)).exceptions).toEqual([]);
    expect((await desk.list(stranger.people.owner)).exceptions).toEqual([]);
    expect((await desk.list(billing)).exceptions.map((one) => one.id)).toContain(id);
    await ok(desk.deciding(id, body, people.crm));
  });

  test('counts all cases that came in under its exceptions', async () => {
    const before = (await desk.list()).casesLetIn;
    for (const caseId of await held()) await release(caseId);
    await desk.grant(3);
    await settled();
    await desk.submitNew();
    await desk.submitNew();
    const after = await desk.list();
    expect(after.casesLetIn).toBe(before + 2);
    expect(after.casesLetIn).toBe(after.exceptions.reduce((sum, one) => sum + one.usedCases, 0));
  });

  test('needs none once all is paid: what it asked for or has is withdrawn with the payment', async () => {
    for (const caseId of await held()) await release(caseId);
    const { id } = await desk.grant(4);
    await settled();
    await the.pay(invoice, 49_999);
    expect(await desk.state(id)).toMatchObject({ status: 'GRANTED' });
    await the.pay(invoice, 1);
    expect(await desk.state(id)).toMatchObject({ status: 'WITHDRAWN', revokedByName: null });
    expect((await desk.trail(id)).at(-1)).toBe('withdraw');
    expect(await desk.asking()).toMatchObject({
      status: 409,
      body: { reason: { code: 'not_overdue' } },
    });
    // Not overdue: nothing is counted, and the next debt is another matter.
    expect(await desk.submitNew()).toMatchObject({ hasOverdueInvoices: false, exception: null });
    const [payment] = (
      await ok(the.t.call(payments.list, { as: the.billing, query: { sort: '-receivedOn', size: 100 } }))
    ).payments;
    await ok(
      the.t.call(payments.reverse, {
        as: the.billing,
        params: { id: payment?.id ?? '' },
        body: { comment: 'The bank returned the check.' },
      }),
    );
    expect(await desk.submitNew()).toMatchObject({ hasOverdueInvoices: true });
    const asked = await desk.ask();
    const { body } = await the.pay(invoice, await invoiceLeft());
    expect(body).toMatchObject({ status: 'PAID' });
    expect(await desk.state(asked.id)).toMatchObject({ status: 'WITHDRAWN' });
    invoice = await the.overdueInvoice(50_000);
  });

  test('pays and submits at once under the last case: it comes in either way, and is counted only while it owes', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id } = await desk.grant(1);
      await settled();
      const draft = await the.draft();
      const [, reply] = await Promise.all([the.pay(invoice, 50_000), the.submit(draft)]);
      expect(reply).toMatchObject({ hasOverdueInvoices: false, case: { status: 'INTAKE' } });
      const exception = await desk.state(id);
      expect(exception?.usedCases).toBe(reply.exception ? 1 : 0);
      expect(exception?.status).toBe(reply.exception ? 'USED_UP' : 'WITHDRAWN');
      invoice = await the.overdueInvoice(50_000);
    }
  });

  const invoiceLeft = async () =>
    (
      await the.t.db
        .selectFrom('cases.invoice')
        .select('balanceCents')
        .where('id', '=', invoice)
        .executeTakeFirstOrThrow()
    ).balanceCents;
  const held = async () =>
    (
      await the.t.db
        .selectFrom('cases.evictionCase')
        .select('id')
        .where('status', '=', 'PAYMENT_HOLD')
        .execute()
    ).map(({ id }) => id);
  const release = (id: string) =>
    ok(
      the.t.call(cases.holdRelease, {
        as: the.world.people.crm,
        params: { id },
        body: { reason: 'The test begins with none that is held.' },
      }),
    );
  /** The job of the last grant is over. */
  const settled = () =>
    expect
      .poll(
        async () =>
          (
            await the.t.db
              .selectFrom('cases.evictionCase')
              .select('id')
              .where('status', '=', 'PAYMENT_HOLD')
              .execute()
          ).length,
        { timeout: 60_000 },
      )
      .toBe(0);
});

describe('held cases of a grant whose server dies', () => {
  const children: ChildProcess[] = [];
  let the: OverdueWorld;
  beforeAll(async () => {
    the = await overdueWorld(['web']);
  });
  afterEach(() => Promise.all(children.splice(0).map(killProcess)));
  afterAll(() => the.t.close());

  test(
    'in the middle come in with the next one, each counted once, and no more than were granted',
    { timeout: 180_000 },
    async () => {
      const desk = exceptionDesk(the);
      await the.overdueInvoice(4_400);
      const ids: string[] = [];
      for (let n = 0; n < 4; n += 1) ids.push((await desk.submitNew()).case.id);
      const { id } = await desk.grant(3);
      const statuses = () => Promise.all(ids.map((one) => the.statusOf(one)));
      // Nobody works on jobs yet, as if the server had died with the commit of the grant.
      expect(await statuses()).toEqual(ids.map(() => 'PAYMENT_HOLD'));
      const first = await startWorker(the, children);
      await expect.poll(statuses, { timeout: 60_000, interval: 5 }).toContain('INTAKE');
      await killProcess(first);
      await startWorker(the, children);
      await expect
        .poll(async () => (await desk.state(id))?.usedCases, { timeout: 100_000, interval: 500 })
        .toBe(3);
      expect((await statuses()).filter((one) => one === 'INTAKE')).toHaveLength(3);
      expect((await Promise.all(ids.map((one) => the.releases(one)))).flat()).toHaveLength(3);
      expect(await desk.trail(id)).toEqual(['request', 'grant', 'use', 'use', 'use']);
    },
  );
});
