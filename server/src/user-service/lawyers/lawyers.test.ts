import { lawyers } from '@writdesk/contract/lawyers/lawyers';
import { users } from '@writdesk/contract/users/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person } from '../../../test/support/harness.ts';
import { peopleDesk, type PeopleDesk } from '../../../test/support/people-desk.ts';
import { makeUser } from '../users/user-factory.ts';

let t: PeopleDesk['t'];
let world: PeopleDesk['world'];
let people: PeopleDesk['people'];
let idOf: PeopleDesk['idOf'];
let auditsOf: PeopleDesk['auditsOf'];
beforeAll(async () => {
  ({ t, world, people, idOf, auditsOf } = await peopleDesk());
});
afterAll(() => t.close());

describe('a lawyer', () => {
  const admission = { stateCode: 'FL', barNumber: '998877', admittedOn: '2020-05-01', active: true };

  test('says how they sign; others say where they are admitted, each change with its row', async () => {
    const id = await idOf(people.lawyer);
    const signs = await t.call(lawyers.update, {
      as: people.lawyer,
      params: { id },
      body: { title: 'Partner', signatureName: 'R. Quillfeather' },
    });
    expect(signs.body).toMatchObject({ title: 'Partner', signatureName: 'R. Quillfeather' });
    const admitted = await t.call(lawyers.update, {
      as: people.firmAdmin,
      params: { id },
      body: { barAdmissions: [admission] },
    });
    expect(admitted.body.barAdmissions).toMatchObject([
      { stateCode: 'FL', admittedOn: '2020-05-01' },
      { stateCode: 'GA' },
    ]);
    const { body: info } = await t.call(users.userInfo, { as: people.lawyer, query: {} });
    expect(info.user.barStates.toSorted()).toEqual(['FL', 'GA']);
    await t.call(lawyers.update, {
      as: people.firmAdmin,
      params: { id },
      body: { barAdmissions: [{ ...admission, active: false }] },
    });
    expect((await t.call(lawyers.profile, { as: people.lawyer })).body.barAdmissions).toMatchObject([
      { stateCode: 'FL', active: false },
      { stateCode: 'GA', active: true },
    ]);
    expect((await auditsOf(id)).map(({ action }) => action)).toEqual([
      'lawyer.update',
      'lawyer.update',
      'lawyer.admission-grant',
      'lawyer.update',
      'lawyer.admission-withdraw',
    ]);
  });

  test('admits nobody, least of all themselves, be they the firm’s administrator too', async () => {
    const both = await makeUser(t.db, { roles: ['lawyer', 'firm_admin'], firmId: world.firm.id });
    const attempt = (as: Person, id: string, body: object) =>
      t.send('PUT', lawyers.update.url.replace('{id}', id), { as, body });
    const own = { barAdmissions: [admission] };
    const id = await idOf(people.lawyer);
    expect(await attempt(people.lawyer, id, own)).toMatchObject({ status: 403 });
    expect(await attempt(both.person, both.user.id, own)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('You can’t add your own bar admissions') as string },
    });
    expect(await attempt(people.lawyer, both.user.id, { title: 'Clown' })).toMatchObject({ status: 403 });
    expect(await attempt(people.firmAdmin, id, { signatureName: 'Mallory' })).toMatchObject({ status: 403 });
    expect(await attempt(people.firmAdmin, await idOf(people.otherLawyer), own)).toMatchObject({
      status: 404,
    });
    expect(await attempt(people.admin, await idOf(people.processor), own)).toMatchObject({ status: 404 });
    const withdrawn = await attempt(both.person, id, {
      barAdmissions: [{ ...admission, stateCode: 'ZZ' }],
    });
    expect(withdrawn.body).toMatchObject({ errors: [{ path: 'barAdmissions.0.stateCode' }] });
  });

  test('is made of somebody with the role, once', async () => {
    const { user: made } = await makeUser(t.db, {
      roles: ['lawyer'],
      firmId: world.firm.id,
      firstName: 'Ifeoma',
      lastName: 'Castellanos',
    });
    await t.db.deleteFrom('users.barAdmission').where('userId', '=', made.id).execute();
    await t.db.deleteFrom('users.lawyer').where('userId', '=', made.id).execute();
    const body = { userId: made.id, title: 'Associate', barAdmissions: [admission] };
    const first = await t.call(lawyers.create, { as: people.firmAdmin, body });
    expect(first).toMatchObject({
      status: 201,
      body: { signatureName: 'Ifeoma Castellanos', barAdmissions: [{ stateCode: 'FL' }] },
    });
    expect((await t.call(lawyers.create, { as: people.firmAdmin, body })).status).toBe(409);
    const attempt = (as: Person, userId: string) =>
      t.send('POST', lawyers.create.url, { as, body: { ...body, userId } });
    expect((await attempt(people.firmAdmin, await idOf(people.processor))).body).toMatchObject({
      errors: [{ path: 'userId' }],
    });
    expect((await attempt(people.firmAdmin, await idOf(people.otherLawyer))).status).toBe(404);
    expect((await attempt(people.lawyer, made.id)).status).toBe(403);
    expect((await t.call(lawyers.profile, { as: people.processor })).status).toBe(404);
  });
});
