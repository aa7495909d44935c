import { billingItems } from '@writdesk/contract/billing-items/billing-items';
import { cases } from '@writdesk/contract/cases/cases';
import type { StepBilling } from '@writdesk/contract/workflows/workflow-values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RouteArguments } from '@writdesk/contract/route';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { makeInvoice } from '../invoices/invoice-factory.ts';
import { makeBillItems } from './bill-item-factory.ts';
import { chargeSteps, chargeTrigger } from './index.ts';

const NOW = '2026-06-30T16:00:00Z';
let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
let catalog: Record<string, string>;
beforeAll(async () => {
  t = await testApp({ clock: standingClock(NOW) });
  world = await twoCompanies(t);
  people = world.people;
  catalog = await makeBillItems(t.db, { firmId: world.firm.id });
});
afterAll(() => t.close());

type NewLine = Omit<RouteArguments<typeof billingItems.create>['body'], 'caseId'>;
const aCase = () =>
  insertCase(t.db, { firmId: world.firm.id, clientId: world.client.id, propertyId: world.managed.id });
const create = (caseId: string, given: Partial<NewLine> = {}, as: Person = people.billing) =>
  t.call(billingItems.create, {
    as,
    body: { caseId, billItemId: catalog['POSTAGE'] ?? '', ...given },
  });
const billingsOf = async (id: string, as: Person = people.billing) =>
  (await t.call(cases.billings, { as, params: { id } })).body;

describe('a charge by hand', () => {
  test('takes title and price from the catalog, and its row on the trail names who entered it', async () => {
    const record = await aCase();
    const { status, body } = await create(record.id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      description: 'Postage',
      quantity: 1,
      unitCents: 73,
      amountCents: 73,
      source: 'MANUAL',
      status: 'UNBILLED',
      version: 1,
    });
    expect(body.createdByName).not.toBeNull();
    const trail = await t.db
      .selectFrom('cases.auditEvent')
      .select(['action', 'data', 'visibility'])
      .where('subjectId', '=', record.id)
      .execute();
    expect(trail).toMatchObject([
      { action: 'billing-item.create', visibility: 'FIRM', data: { amountCents: 73 } },
    ]);
    expect(await billingsOf(record.id)).toMatchObject({ unbilledTotal: 73, billed: [] });
  });

  test('has a quantity with fractions, rounded once, half away from zero', async () => {
    const record = await aCase();
    const miles = await create(record.id, { quantity: 37.5, unitCents: 67, description: 'Mileage' });
    expect(miles.body).toMatchObject({ quantity: 37.5, unitCents: 67, amountCents: 2_513 });
    const whole = await create(record.id, { amountCents: 9_700, incurredOn: '2026-06-12' });
    expect(whole.body).toMatchObject({ quantity: 1, unitCents: 9_700, amountCents: 9_700 });
    expect(whole.body.incurredAt.slice(0, 10)).toBe('2026-06-12');
  });

  test.each([
    [{ billItemId: newId() }, 'billItemId'],
    [{ quantity: 0 }, 'quantity'],
    [{ quantity: -2 }, 'quantity'],
    [{ quantity: 1.00001 }, 'quantity'],
    [{ unitCents: 1.5 }, 'unitCents'],
    [{ unitCents: -1 }, 'unitCents'],
    [{ amountCents: 0 }, 'amountCents'],
    [{ amountCents: 100, quantity: 2 }, 'amountCents'],
    [{ quantity: 0.0001, unitCents: 1 }, 'quantity'],
    [{ description: ' ' }, 'description'],
    [{ incurredOn: '2026-07-01' }, 'incurredOn'],
    [{ incurredOn: '2026-02-30' }, 'incurredOn'],
  ])('with %j is refused, and the field is named', async (given, path) => {
    const { status, body } = await create((await aCase()).id, given);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path }] });
  });

  test('without a price in the catalog asks for one', async () => {
    const given = { billItemId: catalog['COURT_COST'] ?? '' };
    const record = await aCase();
    expect((await create(record.id, given)).body).toMatchObject({ errors: [{ path: 'unitCents' }] });
    expect((await create(record.id, { ...given, amountCents: 9_600 })).status).toBe(201);
  });

  test('is for those of the firm whom the table names, on cases that they see', async () => {
    const record = await aCase();
    expect((await create(record.id, {}, people.firmAdmin)).status).toBe(201);
    expect((await create(record.id, {}, people.lawyer)).status).toBe(201);
    expect((await create(record.id, {}, people.processor)).status).toBe(201);
    expect((await create(record.id, {}, people.crm)).status).toBe(403);
    expect((await create(record.id, {}, people.owner)).status).toBe(403);
    expect(await create(record.id, {}, people.otherLawyer)).toMatchObject({
      status: 404,
      body: { code: 'case_not_found' },
    });
    const theirs = await makeBillItems(t.db, { firmId: world.otherFirm.id });
    expect((await create(record.id, { billItemId: theirs['POSTAGE'] ?? '' })).body).toMatchObject({
      errors: [{ path: 'billItemId' }],
    });
    const { can } = await billingsOf(record.id, people.payer);
    expect(can).toEqual({ create: false, update: false, delete: false });
  });

  test('comes in several at once, or none of them', async () => {
    const record = await aCase();
    const [postage = '', appearance = ''] = [catalog['POSTAGE'], catalog['APPEARANCE']];
    const send = (second: string) =>
      t.call(billingItems.ofCase, {
        as: people.billing,
        params: { id: record.id },
        body: { billingItems: [{ billItemId: postage, quantity: 2 }, { billItemId: second }] },
      });
    expect((await send(newId())).body).toMatchObject({ errors: [{ path: 'billingItems.1.billItemId' }] });
    expect((await billingsOf(record.id)).unbilled).toEqual([]);
    const { status, body } = await send(appearance);
    expect(status).toBe(201);
    expect(body.billingItems.map(({ amountCents }) => amountCents)).toEqual([146, 7_500]);
  });
});

describe('a charge that isn’t on an invoice', () => {
  const update = (id: string, body: object, as: Person = people.billing) =>
    t.call(billingItems.update, { as, params: { id }, body });
  const remove = (id: string, as: Person = people.billing) =>
    t.call(billingItems.remove, { as, params: { id } });

  test('is changed, and the trail has both amounts', async () => {
    const record = await aCase();
    const { body: line } = await create(record.id);
    const { status, body } = await update(line.id, { quantity: 2.5, version: line.version });
    expect(status).toBe(200);
    expect(body).toMatchObject({ quantity: 2.5, amountCents: 183, version: 2, description: 'Postage' });
    const [row] = await t.db
      .selectFrom('cases.auditEvent')
      .select('data')
      .where('subjectId', '=', record.id)
      .where('action', '=', 'billing-item.update')
      .execute();
    expect(row?.data).toMatchObject({
      beforeCents: 73,
      amountCents: 183,
      changed: ['quantity', 'amountCents'],
    });
    expect((await update(line.id, { amountCents: -5 })).body).toMatchObject({
      errors: [{ path: 'amountCents' }],
    });
  });

  test('is changed by one of two who saw the same version', async () => {
    const { body: line } = await create((await aCase()).id);
    const replies = await Promise.all(
      [200, 300].map((amountCents) => update(line.id, { amountCents, version: line.version })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const kept = replies.find(({ status }) => status === 200)?.body.amountCents;
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      current: { amountCents: kept },
    });
  });

  test('is not there for another firm, and not a lawyer’s to change', async () => {
    const { body: line } = await create((await aCase()).id);
    expect((await update(line.id, { quantity: 2 }, people.lawyer)).status).toBe(403);
    expect((await remove(line.id, people.processor)).status).toBe(403);
    expect((await update(line.id, { quantity: 2 }, people.processor)).status).toBe(200);
    const outsider = await update(line.id, { quantity: 2 }, people.otherBilling);
    expect(outsider).toMatchObject({ status: 404, body: { code: 'billing_item_not_found' } });
    expect((await update(newId(), { quantity: 2 })).body).toMatchObject({ code: 'billing_item_not_found' });
  });

  test('is deleted; what an action charged doesn’t come back with the action', async () => {
    const record = await aCase();
    const charge = () =>
      t.db
        .transaction()
        .execute((db) =>
          chargeTrigger({ db, now: new Date(NOW) }, { case: record, trigger: 'approval', quantity: 1 }),
        );
    const [line] = await charge();
    const id = line?.id ?? '';
    expect(await remove(id)).toMatchObject({ status: 200, body: { id } });
    expect(await remove(id)).toMatchObject({ status: 404 });
    expect(await charge()).toEqual([]);
    expect(await billingsOf(record.id)).toMatchObject({ unbilled: [], unbilledTotal: 0 });
  });

  test('no longer: an invoice has taken it', async () => {
    const record = await aCase();
    const { body: line } = await create(record.id);
    const invoice = await makeInvoice(t.db, {
      firmId: world.firm.id,
      clientId: world.client.id,
      subtotalCents: 73,
    });
    await t.db
      .updateTable('cases.billingItem')
      .set({ status: 'BILLED', invoiceId: invoice.id })
      .where('id', '=', line.id)
      .execute();
    for (const reply of [await update(line.id, { quantity: 3 }), await remove(line.id)])
      expect(reply).toMatchObject({ status: 409, body: { code: 'billing_item_billed' } });
  });
});

describe('the step of a case’s workflow', () => {
  async function stepped(action: string, billing: object[]) {
    const record = await aCase();
    const id = newId();
    await t.db
      .insertInto('cases.caseStep')
      .values({
        firmId: record.firmId,
        clientId: record.clientId,
        caseId: record.id,
        id,
        stepId: newId(),
        sequenceNo: 1,
        name: 'A step',
        roles: ['case_processor'],
        configureAction: JSON.stringify({ action }),
        notifications: '[]',
        billing: JSON.stringify(billing),
      })
      .execute();
    return { record, id };
  }
  const bills = (
    code: string,
    on: StepBilling['on'],
    amountSource: StepBilling['amountSource'] = 'FIXED',
  ): StepBilling => ({ billItemId: catalog[code] ?? '', on, quantity: 'ONE', amountSource });

  test('decides what its action charges, with what was really paid, once for each docket', async () => {
    const { record } = await stepped('awaiting-judgment', [bills('POSTAGE', 'COMPLETE')]);
    const held = (onceFor: string) =>
      t.db
        .transaction()
        .execute((db) =>
          chargeTrigger(
            { db, now: new Date(NOW) },
            { case: record, trigger: 'hearing-held', quantity: 1, onceFor },
          ),
        );
    const [first, second] = [newId(), newId()];
    expect(await held(first)).toMatchObject([{ description: 'Postage', amountCents: 73 }]);
    expect(await held(first)).toEqual([]);
    expect(await held(second)).toHaveLength(1);
    const filing = await stepped('add-case-number', [bills('COURT_COST', 'COMPLETE', 'ACTUAL')]);
    const paid = await t.db
      .transaction()
      .execute((db) =>
        chargeTrigger(
          { db, now: new Date(NOW) },
          { case: filing.record, trigger: 'add-case-number', quantity: 1, actualCents: 9_700 },
        ),
      );
    expect(paid).toMatchObject([{ description: 'Court filing cost', amountCents: 9_700 }]);
  });

  test('charges when it begins and when it is done, each once', async () => {
    const billing = [bills('POSTAGE', 'ENTER'), bills('EFILE', 'COMPLETE')];
    const { record, id } = await stepped('TASK', billing);
    const step = { id, stepId: id, name: '', roles: [], sequenceNo: 1, action: 'TASK' };
    const whole = {
      ...step,
      autoCompleteWhen: null,
      state: 'DONE' as const,
      wasDone: false,
      isDue: false,
      slaHours: null,
      isWaiting: false,
      notifications: [],
      billing,
    };
    const moved = (completed: boolean) => ({
      presentStep: 1,
      completed: completed ? [whole] : [],
      activated: completed ? null : whole,
    });
    for (const completed of [false, true, true])
      await t.db
        .transaction()
        .execute((db) => chargeSteps({ db, now: new Date(NOW) } as never, record, moved(completed)));
    const { unbilled } = await billingsOf(record.id);
    expect(unbilled.map(({ amountCents, onEntry }) => [amountCents, onEntry])).toEqual([
      [73, true],
      [350, false],
    ]);
  });
});
