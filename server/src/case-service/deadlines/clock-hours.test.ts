import { deadlines } from '@writdesk/contract/deadlines/deadlines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FirmWithAClient, firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type TestApp, testApp } from '../../../test/support/harness.ts';

let t: TestApp;
let world: FirmWithAClient;
beforeAll(async () => {
  t = await testApp();
  world = await firmWithAClient(t);
});
afterAll(() => t.close());

const lockout = (state: string, writPostedAt: string) =>
  t.call(deadlines.preview, {
    as: world.people.lawyer,
    body: { state, event: 'LOCKOUT_NOTICE', facts: { writPostedAt } },
  });

test('an hour of the court’s clock that there never was is refused by its name', async () => {
  const { status, body } = await lockout('TX', '2026-03-08T02:30');
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ path: 'facts.writPostedAt' }] });
  // Said with its offset it is a moment, and Arizona’s clock skips nothing.
  expect((await lockout('TX', '2026-03-08T02:30:00-06:00')).status).toBe(200);
  expect((await lockout('TX', '2026-03-08T03:00')).status).toBe(200);
});

test('an hour that comes twice counts from the later one, and the answer says so', async () => {
  const { status, body } = await lockout('TX', '2026-11-01T01:30');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    date: '2026-11-02T07:30:00Z',
    warnings: expect.arrayContaining([
      'The hour of the posting comes twice on that day: counted from the later one.',
    ]),
  });
});
