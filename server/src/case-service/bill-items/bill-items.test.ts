import { billItems } from '@writdesk/contract/bill-items/bill-items';
import { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import type { RouteArguments } from '@writdesk/contract/route';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { makeBillItems } from '../billing/bill-item-factory.ts';
import { chargeTrigger } from '../billing/index.ts';
import { makeWorkflow } from '../workflows/workflow-factory.ts';

// In Atlanta it is still June 30.
const NOW = '2026-07-01T03:00:00.000Z';
const TODAY = '2026-06-30';

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

type NewItem = RouteArguments<typeof billItems.create>['body'];
let number = 0;
const anItem = (given: Partial<NewItem> = {}): NewItem => ({
  title: `Locksmith ${(number += 1)}`,
  accountNo: '5090',
  category: 'SETOUT',
  amountCents: 12_000,
  ...given,
});
const create = (given: Partial<NewItem> = {}, as: Person = people.billing) =>
  t.call(billItems.create, { as, body: anItem(given) });
const list = (query: RouteArguments<typeof billItems.list>['query'], as: Person = people.billing) =>
  t.call(billItems.list, { as, query: { size: 100, ...query } });
const trailOf = (id: string) =>
  t.db
    .selectFrom('cases.auditEvent')
    .select(['action', 'data', 'visibility'])
    .where('subjectId', '=', id)
    .orderBy('seq')
    .execute();

describe('the catalog', () => {
  test('shows each item with its price, what uses it, and what the reader may do', async () => {
    const { status, body } = await list({});
    expect(status).toBe(200);
    expect(body.total).toBe(body.billItems.length);
    expect(body.billItems.find(({ code }) => code === 'ATTORNEY_FEE')).toMatchObject({
      firm: { id: world.firm.id },
      amountCents: 12_500,
      chargedBy: ['approval'],
      isUsed: false,
      status: 'active',
      can: { update: true, deactivate: false, delete: false },
    });
    const read = await list({}, people.processor);
    expect(read.body.billItems[0]?.can).toEqual({ update: false, deactivate: false, delete: false });
  });

  test('is searched, filtered and sorted', async () => {
    const { body } = await create({ title: 'Zephyr crew', accountNo: '9911', amountCents: 99_900 });
    expect((await list({ search: 'zephyr' })).body.billItems.map(({ id }) => id)).toEqual([body.id]);
    expect((await list({ search: '9911' })).body.total).toBe(1);
    expect((await list({ search: '100%' })).body.total).toBe(0);
    expect((await list({ category: 'POSTAGE' })).body.billItems.map(({ code }) => code)).toEqual(['POSTAGE']);
    expect((await list({ sort: '-amountCents' })).body.billItems[0]?.id).toBe(body.id);
  });

  test('of another firm isn’t there, and companies have no say', async () => {
    const others = await makeBillItems(t.db, { firmId: world.otherFirm.id });
    const id = others['POSTAGE'] ?? '';
    const body = { title: 'Taken over' };
    expect((await t.call(billItems.update, { as: people.billing, params: { id }, body })).status).toBe(404);
    expect((await t.call(billItems.remove, { as: people.billing, params: { id } })).status).toBe(404);
    expect((await list({ firmId: world.otherFirm.id })).status).toBe(404);
    expect((await list({}, people.otherLawyer)).status).toBe(403);
    expect((await list({}, people.owner)).status).toBe(403);
    expect((await list({ firmId: world.otherFirm.id }, people.admin)).body.total).toBe(9);
  });

  test('the picker has active items alone', async () => {
    const { body } = await create({ title: 'Process fee, retired' });
    await t.call(billItems.update, { as: people.billing, params: { id: body.id }, body: { active: false } });
    const choices = await t.call(billItems.selectList, { as: people.processor, query: { search: 'fee' } });
    expect(choices.body.billItems.map(({ title }) => title)).toEqual([
      'Attorney fee',
      'E-filing convenience fee',
      'Officer fee',
    ]);
  });
});

describe('an item', () => {
  test('is created with its price, and an audit row that companies don’t read', async () => {
    const { status, body } = await create({ title: 'Crew of four', recoverable: true });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Crew of four',
      code: null,
      pricing: 'FLAT',
      amountCents: 12_000,
      amounts: [{ effectiveFrom: TODAY, amountCents: 12_000 }],
      recoverable: true,
      can: { update: true, deactivate: true, delete: true },
    });
    expect(await trailOf(body.id)).toMatchObject([
      { action: 'bill-item.create', visibility: 'FIRM', data: { amountCents: 12_000, effectiveFrom: TODAY } },
    ]);
  });

  test.each([
    [{ title: '  ' }, 'title'],
    [{ title: 'attorney FEE' }, 'title'],
    [{ accountNo: '' }, 'accountNo'],
    [{ amountCents: -1 }, 'amountCents'],
    [{ amountCents: 1.5 }, 'amountCents'],
    [{ category: 'SNACKS' as never }, 'category'],
    [{ effectiveFrom: '2026-06-29' }, 'effectiveFrom'],
    [{ effectiveFrom: '2026-02-30' }, 'effectiveFrom'],
  ])('with %j is refused, and the field is named', async (given, path) => {
    const { status, body } = await create(given);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path }] });
  });

  test('is made by who keeps the catalog, and by an administrator who says whose', async () => {
    expect((await create({}, people.processor)).status).toBe(403);
    expect(await create({}, people.admin)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'firmId' }] },
    });
    expect((await create({ firmId: world.firm.id }, people.admin)).status).toBe(201);
    expect((await create({ firmId: world.otherFirm.id })).status).toBe(404);
  });

  test('takes a new price from its day on; what was charged before keeps the old one', async () => {
    const id = catalog['SCRA_SEARCH'] ?? '';
    const params = { id };
    const as = people.firmAdmin;
    const { body } = await t.call(billItems.update, {
      as,
      params,
      body: { amountCents: 600, effectiveFrom: '2026-07-01' },
    });
    expect(body).toMatchObject({
      amountCents: 400,
      amounts: [{ effectiveFrom: '2026-07-01', amountCents: 600 }, { amountCents: 400 }],
      version: 2,
    });
    const chargedAt = async (now: string) => {
      const key = await insertCase(t.db, { firmId: world.firm.id, clientId: world.client.id });
      const [line] = await t.db
        .transaction()
        .execute((db) =>
          chargeTrigger({ db, now: new Date(now) }, { case: key, trigger: 'record-search', quantity: 1 }),
        );
      return line?.amountCents;
    };
    expect(await chargedAt(NOW)).toBe(400);
    expect(await chargedAt('2026-07-01T04:00:00.000Z')).toBe(600);
    const past = await t.call(billItems.update, {
      as,
      params,
      body: { amountCents: 1, effectiveFrom: '2026-06-29' },
    });
    expect(past).toMatchObject({ status: 400, body: { errors: [{ path: 'effectiveFrom' }] } });
    const bare = await t.call(billItems.update, { as, params, body: { effectiveFrom: '2026-08-01' } });
    expect(bare).toMatchObject({ status: 400, body: { errors: [{ path: 'amountCents' }] } });
  });

  test('is changed by one of two who saw the same version, and the other one is shown what it is now', async () => {
    const { body: item } = await create();
    const params = { id: item.id };
    const titles = [`North ${item.title}`, `South ${item.title}`];
    const answers = await Promise.all(
      titles.map((title) =>
        t.call(billItems.update, { as: people.billing, params, body: { title, version: item.version } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const kept = answers.find(({ status }) => status === 200)?.body.title;
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ current: { title: kept } });
    expect((await trailOf(item.id)).at(-1)?.data).toMatchObject({
      changed: { title: { before: item.title, after: kept } },
    });
  });
});

describe('deleting', () => {
  const remove = (id: string, as: Person = people.billing) =>
    t.call(billItems.remove, { as, params: { id } });

  const chargeWith = async (item: { id: string }) => {
    const key = await insertCase(t.db, { firmId: world.firm.id, clientId: world.client.id });
    await t.db
      .insertInto('cases.billingItem')
      .values({
        firmId: world.firm.id,
        clientId: world.client.id,
        caseId: key.id,
        id: newId(),
        billItemId: item.id,
        description: 'Storage',
        unitCents: 12_000,
        amountCents: 12_000,
        incurredAt: new Date(NOW),
        source: 'MANUAL',
        trigger: 'manual',
      })
      .execute();
    return key;
  };

  test('takes an item that nothing uses', async () => {
    const { body } = await create();
    expect(await remove(body.id, people.processor)).toMatchObject({ status: 403 });
    expect(await remove(body.id)).toMatchObject({ status: 200, body: { id: body.id } });
    expect(await remove(body.id)).toMatchObject({ status: 404, body: { code: 'bill_item_not_found' } });
    expect((await trailOf(body.id)).at(-1)).toMatchObject({ action: 'bill-item.delete' });
  });

  test('what a case was charged with stays, with what uses it, and can be deactivated', async () => {
    const { body: item } = await create({ title: 'Storage' });
    await chargeWith(item);
    expect(await remove(item.id)).toMatchObject({
      status: 409,
      body: { code: 'bill_item_used', users: { charges: 1, workflows: [] } },
    });
    const { status, body } = await t.call(billItems.update, {
      as: people.billing,
      params: { id: item.id },
      body: { active: false },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'inactive', isUsed: true, can: { delete: false } });
  });

  test('many are deactivated and reactivated at once, and what actions charge stays active', async () => {
    const { body: one } = await create({ title: 'Notary at the office' });
    const charged = (await list({})).body.billItems.find(({ chargedBy }) => chargedBy.length > 0);
    const many = (action: 'deactivate' | 'reactivate', as = people.billing) =>
      t.call(billItems.bulk, {
        as,
        params: { action },
        body: { rows: [{ id: one.id }, { id: charged?.id ?? '' }] },
      });
    const { body } = await many('deactivate');
    expect(body.results).toMatchObject([
      { id: one.id, ok: true },
      { id: charged?.id, ok: false, code: 'bill_item_charged' },
    ]);
    expect((await list({ status: 'inactive' })).body.billItems.map(({ id }) => id)).toContain(one.id);
    expect((await many('reactivate')).body.results[0]).toEqual({ id: one.id, ok: true });
    expect((await many('reactivate', people.processor)).status).toBe(403);
  });

  test('what only a case behind a wall was charged with stays, and the case is not counted', async () => {
    const { body: item } = await create({ title: 'Fence' });
    const { id: caseId } = await chargeWith(item);
    const { id: userId } = await t.db
      .selectFrom('users.appUser')
      .select('id')
      .where('accountId', '=', people.billing.accountId)
      .executeTakeFirstOrThrow();
    const walled = await t.call(ethicalWalls.raise, {
      as: people.firmAdmin,
      params: { id: caseId },
      body: { userId, reason: 'Related to the landlord' },
    });
    expect(walled.status).toBe(201);
    expect(await remove(item.id)).toMatchObject({
      status: 409,
      body: { code: 'bill_item_used', users: { charges: 0, workflows: [] } },
    });
    expect(await remove(item.id, people.firmAdmin)).toMatchObject({ body: { users: { charges: 1 } } });
  });

  test('what a step of a workflow charges stays, and the workflow is named', async () => {
    const steps = [
      { name: 'Mail the copy', action: 'TASK', role: 'case_processor', bills: ['POSTAGE'] },
    ] as const;
    const workflow = await makeWorkflow(t.db, { firmId: world.firm.id, steps });
    const id = catalog['POSTAGE'] ?? '';
    const { status, body } = await remove(id);
    expect(status).toBe(409);
    expect(body).toMatchObject({ users: { workflows: [{ id: workflow.id, name: workflow.name }] } });
  });

  test('what actions charge stays, and stays active', async () => {
    const id = catalog['APPEARANCE'] ?? '';
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'bill_item_charged' } });
    const off = await t.call(billItems.update, {
      as: people.billing,
      params: { id },
      body: { active: false },
    });
    expect(off).toMatchObject({ status: 409, body: { code: 'bill_item_charged' } });
  });
});

describe('the file', () => {
  const download = async (as: Person, query = {}) => {
    const { status, body } = await t.call(billItems.exportCsv, { as, query });
    if (status !== 200) return { status, text: '', name: '', path: '' };
    const reply = await t.app.server.inject({ method: 'GET', url: body.url.replace(t.config.publicUrl, '') });
    return {
      status,
      text: reply.rawPayload.toString('utf8'),
      name: reply.headers['content-disposition'],
      path: new URL(body.url).pathname,
    };
  };

  test('has the columns of the accounting, the mark of UTF-8, guarded texts and plain numbers', async () => {
    const { body } = await create({
      title: '=HYPERLINK("http://evil.example")',
      accountNo: '+44',
      description: '@crew, "night"',
      amountCents: 12_550,
    });
    const { text, name, path } = await download(people.billing);
    expect(name).toContain('filename="bill-items.csv"');
    expect(text.startsWith('\uFEFFid,title,description,accountNo,category,amount,active\r\n')).toBe(true);
    expect(text).toContain(
      `${body.id},"'=HYPERLINK(""http://evil.example"")","'@crew, ""night""",'+44,SETOUT,125.5,true\r\n`,
    );
    // A second export replaces the first.
    const again = await download(people.firmAdmin);
    expect(again.text).toContain(body.id);
    expect(again.path).toBe(path);
    const trail = t.db.selectFrom('users.auditEvent').select('data').where('action', '=', 'file.export-csv');
    expect(await trail.where('firmId', '=', world.firm.id).execute()).toHaveLength(2);
  });

  test('is its firm’s alone', async () => {
    expect((await download(people.owner)).status).toBe(403);
    expect((await download(people.crm)).status).toBe(200);
    expect((await download(people.crmOfOther, { firmId: world.firm.id })).status).toBe(404);
    expect((await download(people.billing, { firmId: world.otherFirm.id })).status).toBe(404);
  });
});
