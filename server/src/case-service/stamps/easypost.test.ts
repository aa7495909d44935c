import { createHmac } from 'node:crypto';
import type { RouteArguments } from '@writdesk/contract/route';
import { stamps } from '@writdesk/contract/stamps/stamps';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { FULTON_MAGISTRATE } from '../../../test/support/firm-with-a-client.ts';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { postCounter } from '../../../test/support/post-counter.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { newId } from '../../platform/ids.ts';
import { makeBillItems } from '../billing/bill-item-factory.ts';
import { watchEnvelope, watchEnvelopes } from './index.ts';
import { demonstrationPost } from './post-offices/demonstration-post.ts';
import { demonstrations } from './post-offices/index.ts';

// Writdesk with an account at EasyPost, whose part the demonstration’s post office plays behind a real connection.

const NOW = '2026-06-29T16:00:00Z';
const SECRET = 'the secret of the webhook';
const clock = standingClock(NOW);
let t: TestApp;
let world: TwoCompanies;
let counter: Awaited<ReturnType<typeof postCounter>>;
/** In place of its next answers. */
let instead: { status: number; body: unknown }[] = [];
beforeAll(async () => {
  let answer: ReturnType<typeof demonstrationPost>;
  counter = await postCounter(async (call) => instead.shift() ?? answer({ ...call, firmId: world.firm.id }));
  const easypost = { apiKey: 'EZTKtest', webhookSecret: SECRET, apiUrl: counter.url };
  t = await testApp({ clock, config: { easypost } });
  answer = demonstrationPost({ deps: t.opened.deps, scope: systemScope });
  world = await twoCompanies(t);
  await makeBillItems(t.db, { firmId: world.firm.id });
  const place = { addressLine1: '50 Hurt Plaza SE', city: 'Atlanta', stateCode: 'GA', zipCode: '30303' };
  await t.db.updateTable('users.firm').set(place).execute();
});
afterAll(async () => {
  await counter.close();
  await t.close();
});
beforeEach(() => {
  instead = [];
  counter.calls.length = 0;
});

type Body = RouteArguments<typeof stamps.createEnvelope>['body'];
const certified = { kind: 'TO_CLERK', mailClass: 'CERTIFIED', returnReceipt: 'ELECTRONIC' } as const;
async function create(given: Partial<Body> = {}) {
  const { id: caseId } = await insertCase(t.db, {
    firmId: world.firm.id,
    clientId: world.client.id,
    propertyId: world.managed.id,
    courthouseId: FULTON_MAGISTRATE,
  });
  const body = { ...certified, caseId, ...given } as Body;
  return ok(t.call(stamps.createEnvelope, { as: world.people.processor, body }));
}
const elsewhere = (addressLine2: string) => ({
  name: 'Caleb Hollis',
  addressLine1: '12 North Main Street',
  addressLine2,
  city: 'Atlanta',
  stateCode: 'GA',
  zipCode: '30303',
});
const watch = () =>
  watchEnvelopes.handle(
    contextOf(t.opened.deps, { kind: 'job', name: 'watch' }, newId()),
    {},
    {
      id: newId(),
      number: 1,
      isLast: true,
      signal: new AbortController().signal,
    },
  );
const later = (hours: number) => clock.moveTo(new Date(Date.parse(NOW) + hours * 3_600_000).toISOString());
const envelopeOf = async (id: string) =>
  (await ok(t.call(stamps.list, { as: world.people.billing, query: { size: 100 } }))).envelopes.find(
    (one) => one.id === id,
  );
const sold = async () =>
  (await t.db.selectFrom('cases.demoShipment').select('id').where('boughtAt', 'is not', null).execute())
    .length;
const shipmentOf = async (id: string) =>
  (
    await t.db
      .selectFrom('cases.envelope')
      .select('shipmentId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).shipmentId;

test('a certified letter is ordered and bought with the account’s key, and its cost is charged', async () => {
  const envelope = await create();
  expect(envelope).toMatchObject({ status: 'CREATED', carrier: 'easypost', costCents: 890 });
  expect(envelope.trackingNo).toMatch(/^9407\d{18}$/);
  expect(
    counter.calls.map(({ method, path, firmId: key }) => [method, path.replace(/shp_\w+/, 'ID'), key]),
  ).toEqual([
    ['POST', '/shipments', 'EZTKtest'],
    ['POST', '/shipments/ID/buy', 'EZTKtest'],
  ]);
  expect(counter.calls[0]?.body).toMatchObject({
    shipment: {
      reference: envelope.id,
      parcel: { predefined_package: 'Letter', weight: 1 },
      options: { label_format: 'PDF', certified_mail: true, return_receipt: true },
    },
  });
});

test('a lost answer is asked about again, and nothing is bought twice', async () => {
  const before = await sold();
  const envelope = await create({ to: elsewhere(demonstrations.noAnswer) });
  expect(envelope.status).toBe('UNKNOWN');
  expect(await sold()).toBe(before + 1);
  later(1);
  counter.calls.length = 0;
  await watch();
  expect(await envelopeOf(envelope.id)).toMatchObject({ status: 'CREATED', costCents: 890 });
  expect(await sold()).toBe(before + 1);
  expect(counter.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  later(0);
});

test.each([401, 429, 500])('after %s nobody knows, so the order stays open', async (status) => {
  instead = [{ status, body: { error: { code: 'X', message: 'Not now.' } } }];
  const envelope = await create();
  expect(envelope.status).toBe('UNKNOWN');
  later(1);
  await watch();
  expect(await envelopeOf(envelope.id)).toMatchObject({ status: 'CREATED' });
  later(0);
});

test('what EasyPost refuses is said in its words, field by field', async () => {
  const errors = [{ field: 'to_address.zip', message: 'is invalid' }];
  instead = [
    { status: 422, body: { error: { code: 'PARAMETER.INVALID', message: 'A parameter is wrong.', errors } } },
  ];
  const envelope = await create();
  expect(envelope).toMatchObject({
    status: 'REFUSED',
    failure: 'The post office sold nothing: A parameter is wrong. to_address.zip: is invalid',
  });
});

test('a return receipt on a card is paid at the counter', async () => {
  expect(await create({ returnReceipt: 'PAPER' })).toMatchObject({ carrier: 'manual', costCents: 1_048 });
  expect(counter.calls).toEqual([]);
});

test('the label is EasyPost’s own, fetched without our key, and is what people print', async () => {
  const { id } = await create();
  const pdf = '%PDF-1.7 the label of EasyPost';
  const asked: Request[] = [];
  const real = globalThis.fetch;
  // Labels are on a host of their own, by TLS alone: nobody here can be that host.
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith('https://demonstration.invalid/labels/')) return real(input, init);
    asked.push(new Request(input, init));
    return new Response(pdf, { headers: { 'content-type': 'application/pdf' } });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { url } = await ok(t.call(stamps.printEnvelope, { as: world.people.processor, params: { id } }));
  expect(asked.map((one) => [one.url, one.headers.get('authorization')])).toEqual([
    [`https://demonstration.invalid/labels/${await shipmentOf(id)}.pdf`, null],
  ]);
  const file = await t.app.server.inject({ method: 'GET', url });
  expect([file.statusCode, file.body]).toEqual([200, pdf]);
  // The label has a barcode of its own.
  const row = t.db.selectFrom('cases.envelope').select(['status', 'barcode']).where('id', '=', id);
  expect(await row.executeTakeFirst()).toEqual({ status: 'PRINTED', barcode: null });
});

test('the label is EasyPost’s own; while it doesn’t come, people try again', async () => {
  const { id } = await create();
  const print = await t.call(stamps.printEnvelope, { as: world.people.processor, params: { id } });
  // The demonstration’s labels are at an address that nobody has.
  expect(print).toMatchObject({ status: 503, body: { code: 'label_not_there' } });
  expect(await envelopeOf(id)).toMatchObject({ status: 'CREATED' });
});

test('an address is looked up in the directory of delivery points', async () => {
  const ask = (addressLine2: string) =>
    ok(
      t.call(stamps.validateAddress, {
        as: world.people.processor,
        body: { address: elsewhere(addressLine2) },
      }),
    );
  expect(await ask('')).toMatchObject({ level: 'delivery', deliverable: true });
  expect(await ask(demonstrations.refuses)).toMatchObject({ level: 'delivery', deliverable: false });
  instead = [{ status: 503, body: null }];
  expect(await ask('')).toMatchObject({ level: 'zip', deliverable: null });
});

const send = (body: string, signature = sign(body)) =>
  t.app.server.inject({
    method: 'POST',
    url: '/webhooks/postage',
    headers: { 'content-type': 'application/json', 'x-hmac-signature': signature },
    payload: body,
  });
const sign = (body: string) => `hmac-sha256-hex=${createHmac('sha256', SECRET).update(body).digest('hex')}`;
const updated = (shipmentId: string | null) =>
  JSON.stringify({ description: 'tracker.updated', result: { object: 'Tracker', shipment_id: shipmentId } });

test('a signed event has the envelope looked at; a forged one, and one about a stranger’s shipment, do nothing', async () => {
  const { id } = await create();
  const body = updated(await shipmentOf(id));
  const asked = async () => {
    const { rows } =
      await sql`select data from jobs.job where name = ${watchEnvelope.name} and data->>'id' = ${id}`.execute(
        t.db,
      );
    return rows.length;
  };
  const before = await asked();
  expect((await send(body)).statusCode).toBe(204);
  expect((await send(body)).statusCode).toBe(204);
  expect((await send(body, sign(`${body} `))).statusCode).toBe(400);
  for (const odd of ['{', updated('shp_\0'), updated('shp_\ud800')])
    expect((await send(odd)).statusCode).toBe(400);
  expect((await send(updated('shp_stranger'))).statusCode).toBe(204);
  expect(await asked()).toBe(before + 2);
  later(80);
  await watch();
  expect(await envelopeOf(id)).toMatchObject({
    status: 'DELIVERED',
    scans: [
      { kind: 'ACCEPTED' },
      { kind: 'IN_TRANSIT' },
      { kind: 'DELIVERED', signedBy: 'CLERK MAGISTRATE COURT OF FULTON COUNTY' },
    ],
  });
  later(0);
});

test('a voided envelope is refunded by EasyPost', async () => {
  const { id } = await create();
  await ok(t.call(stamps.voidEnvelope, { as: world.people.billing, params: { id }, body: {} }));
  later(1);
  await watch();
  expect(await envelopeOf(id)).toMatchObject({ status: 'VOIDED', refund: 'REQUESTED' });
  later(30);
  await watch();
  expect(await envelopeOf(id)).toMatchObject({ refund: 'REFUNDED' });
  later(0);
});
