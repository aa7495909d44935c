import { invites } from '@writdesk/contract/invites/invites';
import { lawyers } from '@writdesk/contract/lawyers/lawyers';
import { notifications } from '@writdesk/contract/notifications/notifications';
import { users } from '@writdesk/contract/users/users';
import { type Role } from '@writdesk/contract/permissions/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person } from '../../../test/support/harness.ts';
import { peopleDesk, type PeopleDesk, somebody } from '../../../test/support/people-desk.ts';
import { newId } from '../../platform/ids.ts';
import { makeFirm } from '../firms/firm-factory.ts';
import { makeInvite } from '../invites/invite-factory.ts';
import { makeUser } from './user-factory.ts';

let t: PeopleDesk['t'];
let mailsTo: PeopleDesk['mailsTo'];
beforeAll(async () => {
  ({ t, mailsTo } = await peopleDesk());
});
afterAll(() => t.close());

describe('what the platform does to the people of a firm', () => {
  let firm: { id: string };
  let english: Person;
  let spanish: Person;
  beforeAll(async () => {
    firm = await makeFirm(t.db);
    const ofFirm = { roles: ['firm_admin'] as const, firmId: firm.id };
    english = (await makeUser(t.db, ofFirm)).person;
    spanish = (await makeUser(t.db, { ...ofFirm, language: 'es' })).person;
    await makeUser(t.db, { ...ofFirm, active: false });
  });
  const told = async (as: Person) =>
    (await t.call(notifications.list, { as, query: { size: 100 } })).body.notifications.map(
      ({ kind, title }) => ({
        kind,
        title,
      }),
    );

  test('is announced to its administrators, on the screen and by mail', async () => {
    const { user: admin, person } = await makeUser(t.db, { roles: ['admin'] });
    const by = `${admin.firstName} ${admin.lastName} from Writdesk`;
    const body = somebody({ roles: ['firm_admin'], firmId: firm.id });
    const made = await t.call(users.create, { as: person, body });
    expect(made.status).toBe(201);
    const invited = (await told(english))[0];
    expect(invited).toMatchObject({ kind: 'firm-user.invited' });
    const added = invited;
    for (const reader of [english, spanish]) expect(await told(reader)).toEqual([added]);
    expect((await mailsTo(english.email))[0]?.text).toContain(by);
    // Whom it is about gets nothing but the invite: they may be whoever did it.
    expect(await mailsTo(body.email)).toHaveLength(1);
    const { user } = await makeUser(t.db, {
      roles: ['firm_admin'],
      firmId: firm.id,
      firstName: 'Ifeoma',
      lastName: 'Castellanos',
    });
    const { id } = user;
    const change = (as: Person, changes: object) =>
      t.call(users.update, { as, params: { id }, body: changes });
    await change(person, { firstName: 'Ada' });
    expect(await told(english)).toHaveLength(1);
    expect((await change(person, { roles: ['firm_user'] })).status).toBe(200);
    const changed = {
      kind: 'firm-user.changed',
      title: 'The roles of Ada Castellanos in the firm were changed',
    };
    expect(await told(spanish)).toEqual([changed, added]);
    expect((await mailsTo(spanish.email)).at(-1)?.subject).toBe(
      'Cambió lo que Ada Castellanos puede hacer en su bufete en Writdesk',
    );
    await change(person, { active: false });
    const deactivated = { kind: 'firm-user.deactivated', title: 'Ada Castellanos was deactivated' };
    expect(await told(spanish)).toEqual([deactivated, changed, added]);
    expect((await mailsTo(spanish.email)).at(-1)?.text).toContain('que ya no puede entrar');
    await change(person, { active: true });
    expect((await told(spanish))[0]).toEqual(changed);
    expect(await told(spanish)).toHaveLength(4);
  });

  test('learns of admissions, passwords, second factors and invites, too', async () => {
    const { user: admin, person } = await makeUser(t.db, { roles: ['admin'] });
    const by = `${admin.firstName} ${admin.lastName} from Writdesk`;
    const { user: made } = await makeUser(t.db, {
      roles: ['lawyer'],
      firmId: firm.id,
      firstName: 'Ifeoma',
      lastName: 'Castellanos',
      account: { accounts: t.opened.deps.accounts, password: 'what they chose' },
    });
    await t.db.deleteFrom('users.barAdmission').where('userId', '=', made.id).execute();
    await t.db.deleteFrom('users.lawyer').where('userId', '=', made.id).execute();
    const params = { id: made.id };
    const newest = async () => {
      const [notice] = await told(english);
      const mail = (await mailsTo(english.email)).at(-1);
      expect(mail?.text).toContain(by);
      return { ...notice, subject: mail?.subject };
    };
    const admission = { stateCode: 'FL', barNumber: '998877', admittedOn: '2020-05-01', active: true };
    const admitted = {
      kind: 'firm-user.admitted',
      title: 'The bar admissions of Ifeoma Castellanos were changed',
      subject: 'The bar admissions of Ifeoma Castellanos were changed in Writdesk',
    };
    const lawyer = { userId: made.id, title: null, barAdmissions: [admission] };
    expect((await t.call(lawyers.create, { as: person, body: lawyer })).status).toBe(201);
    expect(await newest()).toEqual(admitted);

    const count = (await told(english)).length;
    const admit = (active: boolean) =>
      t.call(lawyers.update, { as: person, params, body: { barAdmissions: [{ ...admission, active }] } });
    expect((await admit(true)).status).toBe(200);
    expect(await told(english)).toHaveLength(count);
    await admit(false);
    expect(await told(english)).toHaveLength(count + 1);
    expect(await newest()).toEqual(admitted);

    expect((await t.call(users.forceReset, { as: person, params })).status).toBe(200);
    expect(await newest()).toEqual({
      kind: 'firm-user.password-reset',
      title: 'Ifeoma Castellanos must choose a new password',
      subject: 'Ifeoma Castellanos at your firm must choose a new password for Writdesk',
    });
    expect((await t.call(users.removeFactors, { as: person, params })).status).toBe(200);
    expect(await newest()).toEqual({
      kind: 'firm-user.factors-removed',
      title: 'MFA for Ifeoma Castellanos was reset',
      subject: 'MFA for Ifeoma Castellanos was reset in Writdesk',
    });
    const email = `invited.${newId().slice(-8)}@people.example`;
    const invite = { email, roles: ['firm_admin' as const], firmId: firm.id };
    expect((await t.call(invites.createFirm, { as: person, body: invite })).status).toBe(201);
    expect(await newest()).toEqual({
      kind: 'firm-user.invited',
      title: `${email} was invited to the firm`,
      subject: `${email} was invited to your firm in Writdesk`,
    });
  });

  test('isn’t announced where the roles are the same in another order', async () => {
    const { person } = await makeUser(t.db, { roles: ['admin'] });
    const { user } = await makeUser(t.db, { roles: ['case_processor', 'firm_user'], firmId: firm.id });
    const before = (await told(english)).length;
    const body = { roles: ['firm_user', 'case_processor'] as Role[] };
    expect((await t.call(users.update, { as: person, params: { id: user.id }, body })).status).toBe(200);
    expect(await told(english)).toHaveLength(before);
  });

  test('by an invite, too, when that is accepted', async () => {
    const before = (await told(english)).length;
    const { user: admin } = await makeUser(t.db, { roles: ['admin'] });
    const email = `invited.${newId().slice(-8)}@people.example`;
    const roles = ['firm_admin' as const];
    const invite = { kind: 'FIRM_USER' as const, userType: 'Firm' as const, firmId: firm.id, email, roles };
    const { code } = await makeInvite(t.db, { ...invite, createdBy: admin.id });
    const as: Person = { accountId: newId(), email, roles: [] };
    expect((await t.call(invites.accept, { as, body: { code } })).status).toBe(200);
    expect(await told(english)).toHaveLength(before + 1);
  });

  test('and what its own administrators do is announced to nobody', async () => {
    const before = (await told(spanish)).length;
    const made = await t.call(users.create, { as: english, body: somebody() });
    const params = { id: made.body.id };
    await t.call(users.update, { as: english, params, body: { roles: ['lawyer'] } });
    await t.call(lawyers.create, {
      as: english,
      body: { userId: params.id, title: null, barAdmissions: [] },
    });
    await t.call(users.forceReset, { as: english, params });
    await t.call(users.update, { as: english, params, body: { active: false } });
    const invite = { email: somebody().email, roles: ['firm_user' as const] };
    expect((await t.call(invites.createFirm, { as: english, body: invite })).status).toBe(201);
    expect(await told(spanish)).toHaveLength(before);
  });
});
