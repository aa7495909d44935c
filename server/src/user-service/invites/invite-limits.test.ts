import { invites } from '@writdesk/contract/invites/invites';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { contextOf } from '../../platform/context.ts';
import { mailLimits, sendMail } from '../../platform/mail/index.ts';
import type { SendMailData } from '../../platform/mail/send-mail.job.ts';
import { makeFirm } from '../firms/firm-factory.ts';
import { makeUser } from '../users/user-factory.ts';

const clock = standingClock('2026-06-12T14:00:00Z');
const { person, organization, recipient } = mailLimits;

let t: TestApp;
let people: { one: Person; colleague: Person; stranger: Person };
beforeAll(async () => {
  t = await testApp({ clock });
  const [firm, otherFirm] = [await makeFirm(t.db), await makeFirm(t.db)];
  const administrator = async (firmId: string) =>
    (await makeUser(t.db, { roles: ['firm_admin'], firmId })).person;
  people = {
    one: await administrator(firm.id),
    colleague: await administrator(firm.id),
    stranger: await administrator(otherFirm.id),
  };
});
afterAll(() => t.close());
beforeEach(() => t.db.deleteFrom('jobs.rateLimit').execute());

const newAddress = () => `${newId()}@people.example`;
const invite = (as: Person, email = newAddress()) =>
  t.send('POST', invites.createFirm.url, { as, body: { email, roles: ['lawyer'] } });
const resend = (as: Person, id: unknown) =>
  t.send('POST', invites.resend.url.replace('{id}', String(id)), { as });
/** As if somebody had sent so many already. */
const fill = (name: string, count: number) =>
  t.db.updateTable('jobs.rateLimit').set({ count }).where('name', '=', name).execute();
const mails = async (to: string) =>
  (await t.db.selectFrom('jobs.mailOutbox').select('id').where('recipient', '=', to).execute()).length;
const refused = (message: string) => ({
  status: 429,
  headers: { 'retry-after': '3600' },
  body: { code: 'too_many_requests', message, errors: [{ path: 'email', message }] },
});

describe('invites', () => {
  test('to one address are five in an hour of one firm, and no firm learns what others send there', async () => {
    const email = newAddress();
    const first = await invite(people.one, email);
    for (let sent = 1; sent < recipient.most; sent += 1)
      expect((await resend(people.one, first.body['id'])).status).toBe(200);
    const message = 'We can’t send another email to this address now. Try again in 60 minutes.';
    expect(await resend(people.one, first.body['id'])).toMatchObject(refused(message));
    expect(await resend(people.colleague, first.body['id'])).toMatchObject(refused(message));
    expect((await invite(people.stranger, email)).status).toBe(201);
    expect(await mails(email)).toBe(recipient.most + 1);
    clock.moveTo('2026-06-12T14:59:30Z');
    const soon = 'We can’t send another email to this address now. Try again in a minute.';
    expect((await resend(people.one, first.body['id'])).body).toMatchObject({ message: soon });
    clock.moveTo('2026-06-12T15:00:00Z');
    expect((await resend(people.one, first.body['id'])).status).toBe(200);
  });

  test('of one person are no mailing list', async () => {
    expect((await invite(people.one)).status).toBe(201);
    await fill('mail.person', person.most);
    expect(await invite(people.one)).toMatchObject(
      refused(`You sent ${person.most} emails within an hour. Try again in 60 minutes.`),
    );
    expect((await invite(people.colleague)).status).toBe(201);
  });

  test('of one firm are counted together', async () => {
    expect((await invite(people.one)).status).toBe(201);
    await fill('mail.organization', organization.most);
    expect(await invite(people.colleague)).toMatchObject(
      refused(
        `You and your colleagues sent ${organization.most} emails within an hour. Try again in 60 minutes.`,
      ),
    );
    expect((await invite(people.stranger)).status).toBe(201);
  });

  test('that come to nothing aren’t counted, nor is what is refused', async () => {
    const email = newAddress();
    expect((await invite(people.one, email)).status).toBe(201);
    expect((await invite(people.one, email)).status).toBe(400);
    await fill('mail.recipient', recipient.most);
    expect((await invite(people.one, email)).status).toBe(429);
    const counts = await t.db.selectFrom('jobs.rateLimit').select(['name', 'count']).execute();
    expect(counts.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: 'mail.first', count: 1 },
      { name: 'mail.organization', count: 1 },
      { name: 'mail.person', count: 1 },
      { name: 'mail.recipient', count: recipient.most },
    ]);
  });

  test('pressed at once pass the limit no more than in turn', async () => {
    const email = newAddress();
    const { body } = await invite(people.one, email);
    const replies = await Promise.all(Array.from({ length: 8 }, () => resend(people.one, body['id'])));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(recipient.most - 1);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  describe('more than an address should get in a day', () => {
    const jobsOf = async (to: string) => {
      const { rows } = await t.opened.deps.db.pool.query<{ data: SendMailData; startAfter: Date }>(
        `select j.data, j.start_after as "startAfter" from jobs.job j join jobs.mail_outbox m on m.id::text = j.data->>'mailId'
         where j.name = 'mail.send' and m.recipient = $1 order by j.created_on, m.created_at`,
        [to],
      );
      return rows;
    };
    const work = (data: SendMailData) =>
      sendMail.handle(contextOf(t.opened.deps, { kind: 'job', name: sendMail.name }, newId()), data, {
        id: newId(),
        number: 1,
        isLast: false,
        signal: new AbortController().signal,
      });
    const stateOf = async ({ mailId }: SendMailData) =>
      (
        await t.db
          .selectFrom('jobs.mailOutbox')
          .select('state')
          .where('id', '=', mailId)
          .executeTakeFirstOrThrow()
      ).state;

    test('wait for the next day, unseen; what a firm sends first never does', async () => {
      const email = newAddress();
      const { body } = await invite(people.one, email);
      expect((await resend(people.one, body['id'])).status).toBe(200);
      const [first, second] = await jobsOf(email);
      expect(first?.data).not.toHaveProperty('pacedAs');
      expect(second?.data).toMatchObject({ pacedAs: 'invite' });
      await work(second?.data as SendMailData);
      expect(await stateOf(second?.data as SendMailData)).toBe('SENT');

      await fill('mail.address', mailLimits.address.most);
      expect((await resend(people.one, body['id'])).status).toBe(200);
      const third = (await jobsOf(email))[2]?.data as SendMailData;
      await work(third);
      expect(await stateOf(third)).toBe('QUEUED');
      const again = (await jobsOf(email)).filter(({ data }) => data.mailId === third.mailId);
      const tomorrow = new Date(clock.now().getTime() + mailLimits.address.seconds * 1_000);
      expect(again.map(({ startAfter }) => startAfter)).toContainEqual(tomorrow);
      // Another firm's first leaves at once, and its sender sees nothing of this.
      expect((await invite(people.stranger, email)).status).toBe(201);
      const others = (await jobsOf(email)).filter(({ data }) => data.pacedAs === undefined);
      expect(others).toHaveLength(2);
      await Promise.all(others.map(({ data }) => work(data)));
      expect(await Promise.all(others.map(({ data }) => stateOf(data)))).toEqual(['SENT', 'SENT']);
      clock.moveTo(tomorrow.toISOString());
      await work(third);
      expect(await stateOf(third)).toBe('SENT');
    });
  });
});
