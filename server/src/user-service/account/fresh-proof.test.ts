import { feeds } from '@writdesk/contract/feeds/feeds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ForeignProvider, foreignProvider } from '../../../test/support/foreign-provider.ts';
import { testApp, type TestApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { makeFirm } from '../firms/firm-factory.ts';
import { makeUser } from '../users/user-factory.ts';

// A provider that isn’t ours to manage shows no sessions: its token says when the person last signed in.

const clock = standingClock(new Date().toISOString());
let provider: ForeignProvider;
let t: TestApp;
let accountId: string;
beforeAll(async () => {
  provider = await foreignProvider('generic');
  t = await testApp({ clock, config: { identity: provider.identity } });
  accountId = newId();
  const firm = await makeFirm(t.db);
  await makeUser(t.db, { roles: ['lawyer'], firmId: firm.id, accountId });
});
afterAll(async () => {
  await t?.close();
  await provider?.close();
});

async function openFeed(claims: object, given: object = {}) {
  const token = await provider.tokenOf({ sub: accountId, ...claims });
  const { status, body } = await t.send('POST', feeds.create.url, {
    headers: { authorization: `Bearer ${token}` },
    body: { name: 'Wall calendar', kind: 'CALENDAR', ...given },
  });
  return { status, code: body['code'] };
}
const secondsAgo = (seconds: number) => Math.floor(clock.now().getTime() / 1_000) - seconds;

test('whoever signed in less than five minutes ago is taken for themselves', async () => {
  expect(await openFeed({ auth_time: secondsAgo(240) })).toMatchObject({ status: 201 });
});

test.each([
  ['a sign-in of earlier', () => ({ auth_time: secondsAgo(310) })],
  ['a token that doesn’t say when', () => ({})],
])('%s is no proof, and neither is a password that we don’t keep', async (_what, claims) => {
  const refused = { status: 409, code: 'confirm_needed' };
  expect(await openFeed(claims())).toEqual(refused);
  expect(await openFeed(claims(), { password: 'correct horse battery' })).toEqual(refused);
});
