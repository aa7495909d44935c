import { caseSeals } from '@writdesk/contract/case-seals/case-seals';
import { cases } from '@writdesk/contract/cases/cases';
import { evictionHistory } from '@writdesk/contract/cases/case-numbers';
import { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { notifications } from '@writdesk/contract/notifications/notifications';
import { reminders } from '@writdesk/contract/reminders/reminders';
import { storage } from '@writdesk/contract/storage/storage';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CaseDesk, caseDesk, ok } from '../../../test/support/case-desk.ts';
import {
  addFile,
  type FirmWithAClient,
  firmWithAClient,
  uploadFile,
} from '../../../test/support/firm-with-a-client.ts';
import { eventStreams } from '../../../test/support/event-stream.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { makeFirm } from '../../user-service/firms/firm-factory.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { standingClock } from '../../platform/clock.ts';
import { sendReminders } from '../cases/reminders/index.ts';
import { tallyFaults } from '../tallies/index.ts';

let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
const clock = standingClock('2026-06-12T14:00:00Z');
beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
});
beforeEach(() => t.db.deleteFrom('jobs.rateLimit').execute());
afterAll(() => t.close());

/** A case of the firm with a court's order on it. */
async function aCase() {
  const { id } = await desk.at('INTAKE');
  const record = await addFile(t, world.people.lawyer, id, 'ORDER');
  const order = record.documents.findLast(({ kind }) => kind === 'ORDER');
  return { id, record, orderDocumentId: order?.id ?? '', orderPath: order?.path ?? '' };
}
type Made = Awaited<ReturnType<typeof aCase>>;
const seal = (
  { id, orderDocumentId }: Pick<Made, 'id' | 'orderDocumentId'>,
  as: Person,
  changes: object = {},
) =>
  t.call(caseSeals.seal, {
    as,
    params: { id },
    body: {
      reason: 'EXPUNGED',
      orderedOn: '2026-06-11',
      court: 'Superior Court',
      orderDocumentId,
      ...changes,
    },
  });
const unseal = (id: string, as: Person, changes: object = {}) =>
  t.call(caseSeals.unseal, { as, params: { id }, body: { reason: 'The order was vacated', ...changes } });
const page = (id: string, as: Person) => t.call(cases.details, { as, params: { id } });
const trail = async (caseId: string) =>
  t.db
    .selectFrom('cases.auditEvent')
    .select(['action', 'visibility', 'actorName', 'data'])
    .where('subjectId', '=', caseId)
    .where('action', 'in', ['case.seal', 'case.unseal', 'case.look-at-sealed'])
    .orderBy('seq')
    .execute();
const remind = () =>
  sendReminders.handle(
    contextOf(t.opened.deps, { kind: 'job', name: sendReminders.name }, newId()),
    {},
    { id: newId(), number: 1, isLast: false, signal: new AbortController().signal },
  );
const total = async (as: Person) => (await t.call(cases.list, { as, query: {} })).body.total;

test('a lawyer with the order seals a case, and each look at it is on its trail', async () => {
  const { lawyer, firmAdmin, processor, owner, manager, admin } = world.people;
  const made = await aCase();
  const before = await total(processor);
  const sealed = await ok(seal(made, lawyer, { judge: 'Judge Ito' }), 201);
  expect(sealed.seal).toMatchObject({
    caseId: made.id,
    reason: 'EXPUNGED',
    orderedOn: '2026-06-11',
    court: 'Superior Court',
    judge: 'Judge Ito',
    orderDocumentId: made.orderDocumentId,
  });
  expect(await total(processor)).toBe(before - 1);
  for (const as of [processor, owner, manager, admin])
    expect(await page(made.id, as)).toMatchObject({ status: 404, body: { code: 'case_not_found' } });
  expect(await trail(made.id)).toMatchObject([{ action: 'case.seal', visibility: 'FIRM' }]);

  const shown = await ok(page(made.id, firmAdmin));
  expect(shown).toMatchObject({
    title: made.record.title,
    availableActions: [],
    writOffers: { availableActions: [] },
  });
  await ok(t.call(cases.timeline, { as: lawyer, params: { id: made.id }, query: {} }));
  const { id, orderDocumentId: documentId } = made;
  const { url } = await ok(t.call(caseSeals.document, { as: lawyer, params: { id, documentId } }));
  expect(url).toContain('http');
  const looks = (await trail(made.id)).slice(1);
  expect(looks.map(({ data }) => data)).toEqual([
    { look: 'PAGE' },
    { look: 'TIMELINE' },
    { look: 'DOCUMENT' },
  ]);
  expect(looks.every(({ visibility }) => visibility === 'FIRM')).toBe(true);
  const list = await ok(t.call(caseSeals.list, { as: firmAdmin, query: {} }));
  expect(list.cases).toMatchObject([{ caseId: made.id, title: made.record.title, reason: 'EXPUNGED' }]);
  const listLooks = await t.db
    .selectFrom('users.auditEvent')
    .select('data')
    .where('action', '=', 'case-seal.list')
    .execute();
  expect(listLooks).toEqual([{ data: { page: 1, cases: 1 } }]);

  await ok(unseal(made.id, lawyer));
  expect(await total(processor)).toBe(before);
  expect((await trail(made.id)).at(-1)).toMatchObject({
    action: 'case.unseal',
    data: { reason: 'The order was vacated' },
  });
  await ok(page(made.id, owner));
  expect((await ok(t.call(caseSeals.list, { as: firmAdmin, query: {} }))).total).toBe(0);
  expect(await tallyFaults(t.db)).toEqual([]);
});

test('an administrator who is no lawyer, a lawyer admitted elsewhere and everybody else seal nothing', async () => {
  const { firmAdmin, processor, owner, admin, lawyer } = world.people;
  const made = await aCase();
  for (const as of [firmAdmin, processor, owner, admin])
    expect(await seal(made, as)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  const ofTexas = await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id, barStates: ['TX'] });
  expect(await seal(made, ofTexas.person)).toMatchObject({ status: 403, body: { code: 'lawyer_bar_state' } });
  const elsewhere = await makeUser(t.db, { roles: ['lawyer'], firmId: (await makeFirm(t.db)).id });
  expect(await seal(made, elsewhere.person)).toMatchObject({ status: 404 });
  await ok(seal(made, lawyer), 201);
  expect(await unseal(made.id, firmAdmin)).toMatchObject({ status: 403 });
  expect(await unseal(made.id, ofTexas.person)).toMatchObject({
    status: 403,
    body: { code: 'lawyer_bar_state' },
  });
  expect(await unseal(made.id, elsewhere.person)).toMatchObject({ status: 404 });
  for (const as of [elsewhere.person]) {
    expect(await page(made.id, as)).toMatchObject({ status: 404 });
    expect((await ok(t.call(caseSeals.list, { as, query: {} }))).cases).toEqual([]);
  }
});

test('what is wrong with the order names its field, and nothing is sealed', async () => {
  const { lawyer } = world.people;
  const made = await aCase();
  const generated = made.record.documents.find(({ source }) => source === 'GENERATED')?.id;
  const wrong: [string, object][] = [
    ['orderedOn', { orderedOn: '2026-06-13' }],
    ['orderedOn', { orderedOn: '2026-02-30' }],
    ['orderDocumentId', { orderDocumentId: world.firm.id }],
    ...(generated ? [['orderDocumentId', { orderDocumentId: generated }] as [string, object]] : []),
    ['reason', { reason: 'BECAUSE' }],
  ];
  for (const [path, changes] of wrong)
    expect(await seal(made, lawyer, changes)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  expect(await seal(made, lawyer, { version: 99 })).toMatchObject({ status: 409 });
  expect(await unseal(made.id, lawyer)).toMatchObject({ status: 404, body: { code: 'case_not_found' } });
  expect((await ok(page(made.id, lawyer))).sealedAt).toBeNull();
  await ok(seal(made, lawyer), 201);
  expect(await seal(made, lawyer)).toMatchObject({ status: 404, body: { code: 'case_not_found' } });
  expect(await unseal(made.id, lawyer, { reason: 'x' })).toMatchObject({
    body: { errors: [{ path: 'reason' }] },
  });
});

test('its files, notifications, history and reminders are gone with it', async () => {
  const { lawyer, processor, owner } = world.people;
  const made = await aCase();
  const { id } = made;
  const own = async (as: Person) =>
    (await ok(t.call(notifications.list, { as, query: { size: 100 } }))).notifications.filter(
      ({ caseId }) => caseId === id,
    );
  const history = async (as: Person) =>
    (await ok(t.call(evictionHistory.list, { as, query: { size: 100 } }))).cases.filter(
      ({ caseId }) => caseId === id,
    );
  await ok(
    t.call(reminders.create, {
      as: processor,
      body: { caseId: id, audience: 'FIRM', date: '2026-06-15', message: 'Call the clerk' },
    }),
    201,
  );
  expect((await own(processor)).length).toBeGreaterThan(0);
  expect(await history(owner)).toHaveLength(1);
  await ok(seal(made, lawyer), 201);
  for (const as of [processor, lawyer, owner]) {
    expect(await own(as)).toEqual([]);
    expect(await history(as)).toEqual([]);
    const file = await t.call(storage.signedUrl, { as, query: { path: made.orderPath } });
    expect(file).toMatchObject({ status: 404, body: { code: 'file_not_found' } });
  }
  const told = () => t.db.selectFrom('users.notification').select('id').where('subjectId', '=', id).execute();
  const toldBefore = (await told()).length;
  clock.moveTo('2026-06-16T15:00:00Z');
  await remind();
  expect(await told()).toHaveLength(toldBefore);
  await ok(unseal(id, lawyer));
  await remind();
  expect((await told()).length, 'it waited for the case').toBeGreaterThan(toldBefore);
});

test('the order comes along as an upload of the lawyer, also where a case has ended', async () => {
  const { lawyer, processor } = world.people;
  const { id } = await desk.at('INTAKE');
  await t.db.updateTable('cases.evictionCase').set({ status: 'CLOSED' }).where('id', '=', id).execute();
  const withUpload = async (by: Person) => ({
    orderDocumentId: undefined,
    orderPath: await uploadFile(t, by),
    orderFileName: 'order.pdf',
  });
  const made = { id, orderDocumentId: '' };
  const foreign = await seal(made, lawyer, await withUpload(processor));
  expect(foreign).toMatchObject({ status: 404, body: { code: 'file_not_found' } });
  const { seal: sealed } = await ok(seal(made, lawyer, await withUpload(lawyer)), 201);
  const { documents } = await ok(page(id, lawyer));
  expect(documents.find((document) => document.id === sealed.orderDocumentId)).toMatchObject({
    kind: 'ORDER',
    fileName: 'order.pdf',
  });
});

test('an ethical wall stands before a sealed case as before any other', async () => {
  const { lawyer } = world.people;
  const kept = await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id });
  const made = await aCase();
  const wall = { userId: kept.user.id, reason: 'Related to the tenant' };
  await ok(t.call(ethicalWalls.raise, { as: lawyer, params: { id: made.id }, body: wall }), 201);
  await ok(seal(made, lawyer), 201);
  expect(await page(made.id, kept.person)).toMatchObject({ status: 404 });
  expect(await unseal(made.id, kept.person)).toMatchObject({ status: 404 });
  expect(
    (await ok(t.call(caseSeals.list, { as: kept.person, query: { size: 100 } }))).cases,
  ).not.toContainEqual(expect.objectContaining({ caseId: made.id }));
});

test('open streams of the firm, of the company and of the platform end, and none tells of the case', async () => {
  const openStream = await eventStreams(t);
  const { lawyer, processor, owner, admin } = world.people;
  const made = await aCase();
  const streams = await Promise.all([processor, owner, admin].map((as) => openStream(as)));
  await Promise.all(streams.map((stream) => stream.opened()));
  await ok(seal(made, lawyer), 201);
  await Promise.all(streams.map((stream) => stream.over()));
  for (const stream of streams) expect(stream.events()).toEqual([]);
});
