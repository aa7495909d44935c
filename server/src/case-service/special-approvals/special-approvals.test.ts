import type { RouteArguments } from '@writdesk/contract/route';
import { criterionKeys } from '@writdesk/contract/special-approvals/criteria';
import { specialApprovals } from '@writdesk/contract/special-approvals/special-approvals';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULTON, FULTON_MAGISTRATE } from '../../../test/support/firm-with-a-client.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';

let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
let lawyerId: string;
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-07-01T15:00:00.000Z') });
  world = await twoCompanies(t);
  people = world.people;
  lawyerId = await idOf(people.lawyer);
});
afterAll(() => t.close());

async function idOf(person: Person): Promise<string> {
  const row = await t.db
    .selectFrom('users.appUser')
    .select('id')
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow();
  return row.id;
}

type NewRule = RouteArguments<typeof specialApprovals.create>['body'];
let number = 0;
const aRule = (given: Partial<NewRule> = {}): NewRule => ({
  name: `Small sums ${(number += 1)}`,
  criteria: [{ key: 'SUM_BELOW', value: 50_000 }],
  approvers: [{ role: 'firm_admin' }],
  ...given,
});
const create = (given: Partial<NewRule> = {}, as: Person = people.firmAdmin) =>
  t.call(specialApprovals.create, { as, body: aRule(given) });
const list = (query: RouteArguments<typeof specialApprovals.list>['query'], as: Person = people.firmAdmin) =>
  t.call(specialApprovals.list, { as, query: { size: 100, ...query } });
const update = (id: string, rule: NewRule, as: Person = people.firmAdmin, version?: number) =>
  t.call(specialApprovals.update, {
    as,
    params: { id },
    body: { specialApprovalId: id, specialApproval: rule, ...(version !== undefined && { version }) },
  });
const trailOf = (id: string) =>
  t.db
    .selectFrom('cases.auditEvent')
    .select(['action', 'data', 'visibility'])
    .where('subjectId', '=', id)
    .orderBy('seq')
    .execute();

describe('a rule', () => {
  test('is created with everything that it asks, and an audit row that companies don’t read', async () => {
    const given = aRule({
      name: 'Media',
      clientIds: [world.client.id],
      countyIds: [FULTON],
      stateCodes: ['GA'],
      propertyIds: [world.managed.id],
      reasons: ['NONPAYMENT'],
      criteria: [
        { key: 'MEDIA_SENSITIVE' },
        { key: 'TENANT_AGED', value: 62 },
        { key: 'COURTHOUSE', courthouseIds: [FULTON_MAGISTRATE] },
      ],
      matching: 'ANY',
      approvers: [{ userId: lawyerId }, { role: 'client_owner' }],
      answerMode: 'ORDER',
      answerHours: 24,
      validDays: 30,
      unknownMeans: 'PASS',
    });
    const { status, body } = await t.call(specialApprovals.create, { as: people.firmAdmin, body: given });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Media',
      firm: { id: world.firm.id },
      status: 'active',
      clients: [{ id: world.client.id, name: 'Magnolia Living LLC' }],
      counties: [{ id: FULTON, name: 'Fulton' }],
      stateCodes: ['GA'],
      properties: [{ name: 'Willow Creek' }],
      reasons: ['NONPAYMENT'],
      matching: 'ANY',
      approvers: [
        { userId: lawyerId, role: null, isActive: true },
        { userId: null, role: 'client_owner', isActive: true },
      ],
      answerMode: 'ORDER',
      answerHours: 24,
      validDays: 30,
      unknownMeans: 'PASS',
      hasActiveApprovers: true,
      can: { update: true, delete: true },
    });
    expect(body.criteria.map(({ key, value }) => [key, value])).toEqual([
      ['MEDIA_SENSITIVE', null],
      ['TENANT_AGED', 62],
      ['COURTHOUSE', null],
    ]);
    expect(body.criteria[2]?.courthouses[0]?.name).toContain('Fulton');
    const read = await t.call(specialApprovals.details, { as: people.lawyer, params: { id: body.id } });
    expect(read.body).toEqual({ ...body, can: { update: false, delete: false } });
    expect(await trailOf(body.id)).toMatchObject([
      { action: 'special-approval.create', visibility: 'FIRM', data: { name: 'Media', active: true } },
    ]);
  });

  test('asks by default: an unknown fact asks, one approver is enough, two days to answer', async () => {
    const { body } = await create();
    expect(body).toMatchObject({
      matching: 'ALL',
      answerMode: 'ANY',
      answerHours: 48,
      validDays: null,
      unknownMeans: 'ASK',
      clients: [],
    });
  });

  test.each<[Partial<NewRule>, string]>([
    [{ name: ' ' }, 'name'],
    [{ name: 'first OF its name' }, 'name'],
    [{ criteria: [] }, 'criteria'],
    [{ criteria: [{ key: 'SUM_BELOW' }] }, 'criteria.0.value'],
    [{ criteria: [{ key: 'TENANT_AGED', value: 121 }] }, 'criteria.0.value'],
    [{ criteria: [{ key: 'MEDIA_SENSITIVE', value: 1 }] }, 'criteria.0.value'],
    [{ criteria: [{ key: 'COURTHOUSE' }] }, 'criteria.0.courthouseIds'],
    [{ criteria: [{ key: 'COURTHOUSE', courthouseIds: [newId()] }] }, 'criteria'],
    [{ criteria: [{ key: 'WEATHER' as never }] }, 'criteria.0.key'],
    [{ approvers: [] }, 'approvers'],
    [{ approvers: [{ userId: newId() }] }, 'approvers'],
    [{ approvers: [{ role: 'lawyer' }, { role: 'lawyer' }] }, 'approvers'],
    [{ approvers: [{ role: 'case_processor' as never }] }, 'approvers.0'],
    [{ answerMode: 'COUNT' }, 'answerCount'],
    [{ answerHours: 0 }, 'answerHours'],
    [{ clientIds: [newId()] }, 'clientIds'],
    [{ countyIds: [newId()] }, 'countyIds'],
    [{ propertyIds: [newId()] }, 'propertyIds'],
    [{ reasons: ['WEATHER' as never] }, 'reasons.0'],
  ])('with %j is refused, and the field is named', async (given, path) => {
    await create({ name: 'First of its name' });
    const { status, body } = await create(given);
    expect(status).toBe(400);
    const { errors } = body as unknown as { errors: { path: string }[] };
    expect(errors.map((error) => error.path).some((one) => one.startsWith(path))).toBe(true);
  });

  test('needs as many approvers as must agree', async () => {
    const approvers = [{ userId: lawyerId }, { userId: await idOf(people.owner) }];
    expect(await create({ approvers, answerMode: 'COUNT', answerCount: 3 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'answerCount' }] },
    });
    expect((await create({ approvers, answerMode: 'COUNT', answerCount: 2 })).body.answerCount).toBe(2);
  });

  test('names nobody of another company, and no property of it', async () => {
    expect((await create({ approvers: [{ userId: await idOf(people.otherLawyer) }] })).status).toBe(400);
    expect((await create({ approvers: [{ userId: await idOf(people.otherOwner) }] })).status).toBe(400);
    expect((await create({ approvers: [{ userId: await idOf(people.processor) }] })).status).toBe(400);
    expect((await create({ propertyIds: [world.otherProperty.id] })).status).toBe(400);
    expect((await create({ clientIds: [world.otherClient.id] })).status).toBe(400);
  });

  test('is for those who write rules; who works for no firm says whose it is', async () => {
    expect((await create({}, people.lawyer)).status).toBe(403);
    expect((await create({}, people.owner)).status).toBe(403);
    expect(await create({}, people.admin)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'firmId' }] },
    });
    expect((await create({ firmId: world.firm.id }, people.admin)).status).toBe(201);
    expect((await create({ firmId: world.firm.id }, people.crm)).status).toBe(201);
    expect((await create({ firmId: world.firm.id }, people.crmOfOther)).status).toBe(404);
    expect((await create({ firmId: world.otherFirm.id })).status).toBe(404);
  });

  test('is changed as a whole, and a stale version is answered with the rule as it is now', async () => {
    const { id, version } = (await create()).body;
    const changed = await update(id, aRule({ answerHours: 12, active: false }), people.firmAdmin, version);
    expect(changed).toMatchObject({ status: 200, body: { answerHours: 12, status: 'inactive', version: 2 } });
    const stale = await update(id, aRule(), people.firmAdmin, version);
    expect(stale).toMatchObject({ status: 409, body: { current: { id, version: 2 } } });
    expect((await trailOf(id)).at(-1)).toMatchObject({
      action: 'special-approval.update',
      data: { changed: expect.arrayContaining(['answerHours', 'active', 'name']) as unknown },
    });
    const other = { specialApprovalId: newId(), specialApproval: aRule() };
    expect(
      await t.call(specialApprovals.update, { as: people.firmAdmin, params: { id }, body: other }),
    ).toMatchObject({ status: 400, body: { errors: [{ path: 'specialApprovalId' }] } });
    expect((await update(id, aRule(), people.lawyer)).status).toBe(403);
    expect((await update(id, aRule(), people.otherLawyer)).status).toBe(403);
  });

  test('changed by two at once keeps the first, and the second sees it', async () => {
    const { id, version } = (await create()).body;
    const answers = await Promise.all([
      update(id, aRule({ answerHours: 5 }), people.firmAdmin, version),
      update(id, aRule({ answerHours: 6 }), people.firmAdmin, version),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('is deleted with others at once', async () => {
    const [one, other] = [(await create()).body, (await create({ name: 'Another' })).body];
    const remove = (as: Person) =>
      t.call(specialApprovals.removeMany, { as, body: { rows: [{ id: one.id }, { id: other.id }] } });
    expect((await remove(people.crm)).status).toBe(403);
    expect((await remove(people.firmAdmin)).body.results).toMatchObject([{ ok: true }, { ok: true }]);
    expect((await remove(people.firmAdmin)).body.results).toMatchObject([
      { ok: false, code: 'special_approval_not_found' },
      { ok: false },
    ]);
  });

  test('is deleted by an administrator of the firm', async () => {
    const { id } = (await create()).body;
    const remove = (as: Person) => t.call(specialApprovals.remove, { as, params: { id } });
    expect((await remove(people.crm)).status).toBe(403);
    expect(await remove(people.firmAdmin)).toMatchObject({ status: 200, body: { id } });
    expect(await remove(people.firmAdmin)).toMatchObject({
      status: 404,
      body: { code: 'special_approval_not_found' },
    });
    expect((await trailOf(id)).at(-1)).toMatchObject({ action: 'special-approval.delete' });
  });

  test('says when none of its approvers is active', async () => {
    const { person } = { person: people.manager };
    const managerId = await idOf(person);
    const { id } = (await create({ approvers: [{ userId: managerId }] })).body;
    await t.db.updateTable('users.appUser').set({ active: false }).where('id', '=', managerId).execute();
    const read = await t.call(specialApprovals.details, { as: people.firmAdmin, params: { id } });
    expect(read.body).toMatchObject({ hasActiveApprovers: false, approvers: [{ isActive: false }] });
    const kept = await update(id, aRule({ approvers: [{ userId: managerId }] }));
    expect(kept.status).toBe(200);
    await t.db.updateTable('users.appUser').set({ active: true }).where('id', '=', managerId).execute();
  });
});

describe('the list', () => {
  test('is the firm’s; a company reads those that name it, and another firm none', async () => {
    const named = (await create({ clientIds: [world.client.id], name: 'Zebra of Magnolia' })).body.id;
    const everywhere = (await create({ name: 'Zebra everywhere' })).body.id;
    const ids = async (as: Person, query = {}) =>
      (await list({ search: 'zebra', ...query }, as)).body.specialApprovals.map(({ id }) => id);
    expect(await ids(people.firmAdmin)).toEqual([everywhere, named]);
    expect(await ids(people.processor, { sort: '-name' })).toEqual([named, everywhere]);
    expect(await ids(people.owner)).toEqual([named]);
    expect(await ids(people.otherLawyer)).toEqual([]);
    expect(await ids(people.otherOwner)).toEqual([]);
    const details = (as: Person, id: string) => t.call(specialApprovals.details, { as, params: { id } });
    expect((await details(people.owner, named)).status).toBe(200);
    expect((await details(people.owner, everywhere)).status).toBe(404);
    expect((await details(people.otherLawyer, named)).status).toBe(404);
    expect((await list({}, people.manager)).status).toBe(403);
    expect((await list({}, people.billing)).status).toBe(403);
  });

  test('is filtered by status and company', async () => {
    const off = (await create({ active: false })).body.id;
    const inactive = (await list({ status: 'inactive' })).body.specialApprovals;
    expect(inactive.map(({ id }) => id)).toContain(off);
    expect(inactive.every(({ status }) => status === 'inactive')).toBe(true);
    const ofClient = (await list({ clientId: world.client.id })).body;
    expect(ofClient.total).toBeGreaterThan(0);
  });

  test('of criteria names every kind, and whom a rule can name', async () => {
    const { body } = await t.call(specialApprovals.criteria, { as: people.firmAdmin });
    expect(body.criteria.map(({ key }) => key)).toEqual(criterionKeys);
    expect(body.approvers.map(({ userId }) => userId)).toEqual(
      expect.arrayContaining([lawyerId, await idOf(people.owner)]),
    );
    expect(body.approvers.map(({ userId }) => userId)).not.toContain(await idOf(people.processor));
    expect(body.approvers.map(({ userId }) => userId)).not.toContain(await idOf(people.otherOwner));
    const read = await t.call(specialApprovals.criteria, { as: people.lawyer });
    expect(read.body.approvers).toEqual([]);
  });
});
