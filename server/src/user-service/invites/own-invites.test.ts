import { invites } from '@writdesk/contract/invites/invites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person } from '../../../test/support/harness.ts';
import { peopleDesk, type PeopleDesk } from '../../../test/support/people-desk.ts';
import { newId } from '../../platform/ids.ts';
import { mailLimits } from '../../platform/mail/index.ts';
import { hashOfCode } from './invite-code.ts';
import { makeInvite } from './invite-factory.ts';

// What waits for somebody who is signed in and has no place, and a new link for it.

let t: PeopleDesk['t'];
let world: PeopleDesk['world'];
let people: PeopleDesk['people'];
let mailsTo: PeopleDesk['mailsTo'];
let inviter: string;
let owner: string;
let desk: PeopleDesk;
beforeAll(async () => {
  desk = await peopleDesk();
  ({ t, world, people, mailsTo } = desk);
  inviter = await desk.idOf(people.firmAdmin);
  owner = await desk.idOf(people.owner);
});
afterAll(() => t.close());

const somebodyNew = (): Person => ({
  accountId: newId(),
  email: `waits.${newId().slice(-8)}@people.example`,
  roles: [],
});
const toFirm = (email: string, changes: object = {}) =>
  makeInvite(t.db, {
    kind: 'FIRM_USER',
    userType: 'Firm',
    roles: ['lawyer'],
    firmId: world.firm.id,
    email,
    createdBy: inviter,
    ...changes,
  });
const toCompany = (email: string, changes: object = {}) =>
  makeInvite(t.db, {
    roles: ['client_ap'],
    clientId: world.client.id,
    email,
    createdBy: owner,
    ...changes,
  });
const mine = async (as: Person) => (await t.call(invites.mine, { as })).body.invites;
const mail = (as: Person, id: string) => t.send('POST', invites.mailMine.url.replace('{id}', id), { as });
const codeIn = (text = '') => /\/invite\/([A-Za-z0-9]+)\s/.exec(text)?.[1] ?? '';

describe('invites that wait', () => {
  test('are those of one’s own address that can be accepted, the newest first', async () => {
    const person = somebodyNew();
    const { invite: older } = await toFirm(person.email, { sentAt: new Date(Date.now() - 60_000) });
    const { invite: newer } = await toCompany(person.email);
    await toCompany(somebodyNew().email);
    const listed = await mine({ ...person, email: person.email.toUpperCase() });
    expect(listed.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(listed[1]).toMatchObject({ house: 'Harlan & Pruitt LLP', roles: ['lawyer'] });
    expect(JSON.stringify(listed)).not.toMatch(/code|hash/i);
  });

  test('are none that ended, or of a firm that was closed', async () => {
    const person = somebodyNew();
    await toFirm(person.email, { expiresAt: new Date(0) });
    await toCompany(person.email, { revokedAt: new Date() });
    const createdBy = await desk.idOf(people.admin);
    const { invite } = await toFirm(person.email, { firmId: world.otherFirm.id, createdBy });
    expect((await mine(person)).map(({ id }) => id)).toEqual([invite.id]);
    const close = (active: boolean) =>
      t.db.updateTable('users.firm').set({ active }).where('id', '=', world.otherFirm.id).execute();
    await close(false);
    expect(await mine(person)).toEqual([]);
    expect((await mail(person, invite.id)).body['code']).toBe('invite_not_found');
    await close(true);
  });

  test('are not shown to somebody who has a place, nor mailed to them', async () => {
    const { invite } = await toFirm(people.otherOwner.email);
    expect(await mine(people.otherOwner)).toEqual([]);
    expect(await mail(people.otherOwner, invite.id)).toMatchObject({
      status: 409,
      body: { code: 'invite_not_needed' },
    });
  });

  test('are not shown where the address is unverified, nor mailed', async () => {
    const person: Person = { ...somebodyNew(), isUnverified: true };
    const { invite } = await toFirm(person.email);
    expect((await t.send('GET', invites.mine.url, { as: person })).status).toBe(403);
    expect((await mail(person, invite.id)).status).toBe(403);
    expect(await mailsTo(person.email)).toEqual([]);
  });
});

describe('a new link', () => {
  test('is mailed in the inviter’s name; the old one ends, and the day on which the invite ends stays', async () => {
    const person = somebodyNew();
    const { invite, code } = await toFirm(person.email);
    expect(await mail(person, invite.id)).toMatchObject({ status: 200, body: { email: person.email } });
    const [sent] = await mailsTo(person.email);
    expect(sent?.subject).toContain('Harlan & Pruitt LLP');
    const row = await t.db
      .selectFrom('users.invite')
      .selectAll()
      .where('id', '=', invite.id)
      .executeTakeFirstOrThrow();
    expect(row.codeHash).toEqual(hashOfCode(codeIn(sent?.text)));
    expect(row.expiresAt).toEqual(invite.expiresAt);
    expect((await t.call(invites.verify, { params: { token: code } })).status).toBe(410);
    const audit = await t.db
      .selectFrom('users.auditEvent')
      .select(['action', 'firmId'])
      .where('subjectId', '=', invite.id)
      .execute();
    expect(audit).toEqual([{ action: 'invite.mail-again', firmId: world.firm.id }]);
  });

  test('is not mailed for an invite of somebody else: it looks as if there were none', async () => {
    const { invite } = await toFirm(somebodyNew().email);
    const person = somebodyNew();
    const foreign = await mail(person, invite.id);
    const none = await mail(person, newId());
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...none.body, requestId: '' });
    expect(await mailsTo(invite.email)).toEqual([]);
  });

  test('counts against the budget of its address, together with the invites of others', async () => {
    const person = somebodyNew();
    const { invite } = await toFirm(person.email);
    const { invite: other } = await toCompany(person.email);
    const statuses: number[] = [];
    for (let time = 0; time <= mailLimits.recipient.most; time += 1)
      statuses.push((await mail(person, time % 2 ? other.id : invite.id)).status);
    expect(statuses).toEqual([...Array.from({ length: mailLimits.recipient.most }, () => 200), 429]);
    expect(await mailsTo(person.email)).toHaveLength(mailLimits.recipient.most);
  });
});
