import { MOST_VIEWS, savedViews } from '@writdesk/contract/saved-views/saved-views';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { makeClient } from '../clients/client-factory.ts';
import { makeFirm } from '../firms/firm-factory.ts';
import { makeUser } from '../users/user-factory.ts';

let t: TestApp;
let lawyer: Person;
let colleague: Person;
let other: Person;
let firmAdmin: Person;
let owner: Person;
let manager: Person;
let admin: Person;
beforeAll(async () => {
  t = await testApp();
  const [firm, otherFirm] = [await makeFirm(t.db), await makeFirm(t.db)];
  const client = await makeClient(t.db);
  const person = async (options: Parameters<typeof makeUser>[1]) => (await makeUser(t.db, options)).person;
  lawyer = await person({ roles: ['lawyer'], firmId: firm.id });
  colleague = await person({ roles: ['case_processor'], firmId: firm.id });
  firmAdmin = await person({ roles: ['firm_admin'], firmId: firm.id });
  other = await person({ roles: ['lawyer'], firmId: otherFirm.id });
  owner = await person({ roles: ['client_owner'], clientId: client.id });
  manager = await person({ roles: ['client_manager'], clientId: client.id });
  admin = await person({ roles: ['admin'] });
});
afterAll(() => t.close());

const save = (as: Person, body: { name: string; search?: string; isShared?: boolean }) =>
  t.call(savedViews.save, { as, body: { list: 'cases', search: 'status=REVIEW', ...body } });
const views = async (as: Person) =>
  (await t.call(savedViews.list, { as, query: { list: 'cases' } })).body.views;
const names = async (as: Person) => (await views(as)).map(({ name }) => name);

test('a view is one’s own until it is shared, and a name is saved over', async () => {
  expect((await save(lawyer, { name: 'Mine' })).status).toBe(201);
  expect(await names(lawyer)).toEqual(['Mine']);
  expect(await names(colleague)).toEqual([]);

  await save(lawyer, { name: 'Mine', search: 'status=FILED&sort=title', isShared: true });
  const [own, ...rest] = await views(lawyer);
  expect(rest).toEqual([]);
  expect(own).toMatchObject({ search: 'status=FILED&sort=title', isShared: true, isOwn: true });
  expect(await views(colleague)).toEqual([{ ...own, isOwn: false, mayRemove: false }]);
  for (const stranger of [other, owner, admin]) expect(await names(stranger)).toEqual([]);

  await save(lawyer, { name: 'Mine', isShared: false });
  expect(await names(colleague)).toEqual([]);
});

test('a company shares among its own', async () => {
  await save(owner, { name: 'Ours', isShared: true });
  expect(await names(manager)).toEqual(['Ours']);
  expect(await names(lawyer)).not.toContain('Ours');
});

test('each list has views of its own, and only lists that exist have any', async () => {
  const body = { list: 'invoices', name: 'Past due', search: 'status=OVERDUE', isShared: true } as const;
  const kept = await t.call(savedViews.save, { as: manager, body });
  expect(kept.status).toBe(201);
  const listed = async (as: Person) =>
    (await t.call(savedViews.list, { as, query: { list: 'invoices' } })).body.views.map(({ name }) => name);
  // Of the same company, in another role; a firm and its administrators see none of it.
  expect(await listed(owner)).toEqual(['Past due']);
  for (const stranger of [lawyer, firmAdmin, other, admin]) expect(await listed(stranger)).toEqual([]);
  expect(await names(manager)).not.toContain('Past due');
  expect((await save(manager, { name: 'Past due' })).body.view.id).not.toBe(kept.body.view.id);

  const unknown = await t.send('GET', `${savedViews.list.url}?list=secrets`, { as: manager });
  expect(unknown.status).toBe(400);
  const foreign = await t.send('POST', savedViews.save.url, {
    as: manager,
    body: { ...body, list: 'secrets' },
  });
  expect(foreign.status).toBe(400);
});

test('two people may use the same name', async () => {
  await save(lawyer, { name: 'Late', isShared: true });
  await save(colleague, { name: 'Late' });
  const late = (await views(colleague)).filter(({ name }) => name === 'Late');
  expect(new Set(late.map(({ isOwn }) => isOwn))).toEqual(new Set([true, false]));
  expect(late).toHaveLength(2);
});

test('only its owner deletes a view', async () => {
  await save(lawyer, { name: 'To go', isShared: true });
  const view = (await views(lawyer)).find(({ name }) => name === 'To go');
  const remove = (as: Person) => t.call(savedViews.remove, { as, params: { id: view?.id ?? '' } });
  for (const as of [colleague, other, admin]) expect((await remove(as)).status).toBe(404);
  expect((await remove(lawyer)).status).toBe(200);
  expect(await names(colleague)).not.toContain('To go');
  expect((await remove(lawyer)).status).toBe(404);
});

test('what can’t be saved is refused by name', async () => {
  expect(await save(admin, { name: 'For nobody', isShared: true })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'isShared' }] },
  });
  expect(await save(lawyer, { name: ' ' })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'name' }] },
  });
});

test('fifty views of a list can be kept, however many are saved at once', async () => {
  const replies = await Promise.all(
    Array.from({ length: MOST_VIEWS + 5 }, (_, index) => save(other, { name: `View ${index}` })),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(MOST_VIEWS);
  expect(replies.find(({ status }) => status === 400)?.body).toMatchObject({ errors: [{ path: 'name' }] });
  expect((await save(other, { name: (await names(other))[0] ?? '' })).status).toBe(201);
});

test('a shared view of somebody who has left is deleted by the firm’s administrator, a private one by nobody else', async () => {
  const shared = (await save(colleague, { name: 'Left behind', isShared: true })).body.view;
  const own = (await save(colleague, { name: 'Private' })).body.view;
  const ours = (await save(manager, { name: 'Of the company', isShared: true })).body.view;
  const remove = async (as: Person, id: string) =>
    (await t.call(savedViews.remove, { as, params: { id } })).status;
  const seen = (await views(firmAdmin)).find(({ id }) => id === shared.id);
  expect(seen).toMatchObject({ isOwn: false, mayRemove: true });
  expect(await remove(lawyer, shared.id)).toBe(404);
  expect(await remove(firmAdmin, own.id)).toBe(404);
  expect(await remove(firmAdmin, ours.id)).toBe(404);
  expect(await remove(owner, shared.id)).toBe(404);
  expect(await remove(firmAdmin, shared.id)).toBe(200);
  expect(await names(colleague)).not.toContain('Left behind');
  expect(await remove(owner, ours.id)).toBe(200);
});
