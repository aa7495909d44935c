import easypost from '@easypost/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/support/harness.ts';
import { postCounter } from '../../../../test/support/post-counter.ts';
import { standingClock } from '../../../platform/clock.ts';
import { systemScope } from '../../../platform/db/scope.ts';
import { newId } from '../../../platform/ids.ts';
import { demonstrationPost } from './demonstration-post.ts';
import { findShipment } from './demonstration-queries.ts';
import { signedEvent } from './demonstration-shipment.ts';
import { readPostEvent } from './read-event.ts';

// EasyPost’s own client plays a letter’s journey at the demonstration’s post office: what it accepts, the real one’s client sends.

// Its types describe a CommonJS module, and Node loads the other one.
const EasyPostClient = easypost as unknown as typeof easypost.default;

const NOW = '2026-06-29T16:00:00Z';
const SECRET = 'the secret of the webhook, ﬁrst of all';
const clock = standingClock(NOW);
const firmId = newId();
let t: TestApp;
let counter: Awaited<ReturnType<typeof postCounter>>;
let client: InstanceType<typeof EasyPostClient>;
beforeAll(async () => {
  t = await testApp({ clock });
  counter = await postCounter(demonstrationPost({ deps: t.opened.deps, scope: systemScope }));
  client = new EasyPostClient(firmId, { baseUrl: `${counter.url}/v2/` });
});
afterAll(async () => {
  await counter.close();
  await t.close();
});

const to = {
  name: 'CALEB HOLLIS',
  street1: '12 N MAIN ST',
  city: 'ATLANTA',
  state: 'GA',
  zip: '30303',
  country: 'US',
};
const letter = {
  reference: newId(),
  to_address: to,
  from_address: { ...to, name: 'PEACHTREE LAW' },
  parcel: { predefined_package: 'Letter', weight: 1 },
  options: { label_format: 'PDF', certified_mail: true, return_receipt: true, print_custom_1: 'MAG-1' },
} as const;
const later = (hours: number) => clock.moveTo(new Date(Date.parse(NOW) + hours * 3_600_000).toISOString());
const ordered = () => client.Shipment.create(letter);

test('a certified letter is bought, labeled, tracked and signed for', async () => {
  const shipment = await ordered();
  expect(shipment).toMatchObject({ object: 'Shipment', tracking_code: null, postage_label: null });
  const rate = shipment.lowestRate(['USPS'], ['First']);
  expect(rate.rate).toBe('8.90');
  const bought = await client.Shipment.buy(shipment.id, rate);
  expect(bought.tracking_code).toMatch(/^9407\d{18}$/);
  expect(bought.postage_label.label_url).toMatch(/^https:.*\.pdf$/);
  await expect(client.Shipment.buy(shipment.id, rate)).rejects.toMatchObject({
    statusCode: 422,
    code: 'SHIPMENT.POSTAGE.EXISTS',
  });
  later(80);
  const tracker = await client.Tracker.retrieve(bought.tracker.id);
  expect(tracker).toMatchObject({ status: 'delivered', signed_by: 'CALEB HOLLIS', shipment_id: shipment.id });
  expect(tracker.tracking_details.map((detail: { status: string }) => detail.status)).toEqual([
    'in_transit',
    'in_transit',
    'delivered',
  ]);
  await expect(client.Shipment.refund(shipment.id)).rejects.toMatchObject({ statusCode: 422 });
  later(0);
});

test('a letter that isn’t mailed is refunded', async () => {
  const shipment = await ordered();
  await client.Shipment.buy(shipment.id, shipment.lowestRate());
  expect((await client.Shipment.refund(shipment.id)).refund_status).toBe('submitted');
  later(25);
  expect((await client.Shipment.retrieve(shipment.id)).refund_status).toBe('refunded');
  later(0);
});

test.each([
  ['a field', { ...letter, colour: 'blue' }, 'shipment.colour'],
  [
    'an option',
    { ...letter, options: { ...letter.options, restricted: true } },
    'shipment.options.restricted',
  ],
  [
    'a receipt without certified mail',
    { ...letter, options: { return_receipt: true } },
    'shipment.options.return_receipt',
  ],
  [
    'a parcel',
    { ...letter, parcel: { length: 9, width: 5, height: 1, weight: 4 } },
    'shipment.parcel.predefined_package',
  ],
  ['a foreign address', { ...letter, to_address: { ...to, country: 'CA' } }, 'shipment.to_address.country'],
])('%s that it doesn’t know is refused by name', async (_, given, field) => {
  const refusal = await client.Shipment.create(given as never).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ statusCode: 422, code: 'PARAMETER.INVALID' });
  expect((refusal as { errors: { field: string }[] }).errors.map((error) => error.field)).toContain(field);
});

test('a shipment of another account isn’t there', async () => {
  const { id } = await ordered();
  const other = new EasyPostClient(newId(), { baseUrl: `${counter.url}/v2/` });
  await expect(other.Shipment.retrieve(id)).rejects.toMatchObject({ statusCode: 404 });
});

test('an address is looked up', async () => {
  const { verifications } = await client.Address.create({ ...to, verify: ['delivery'] });
  expect(verifications.delivery.success).toBe(true);
});

test('its events are signed as EasyPost signs: its client and our reader accept the same ones', async () => {
  const { id } = await ordered();
  const row = await findShipment(t.opened.deps.db.as(systemScope), { firmId, id });
  if (!row) throw new Error('It isn’t there.');
  const { body, headers } = signedEvent(row, clock.now(), SECRET);
  const bytes = Buffer.from(body);
  const signature = headers['x-hmac-signature'];
  expect(client.Utils.validateWebhook(bytes, headers, SECRET)).toMatchObject({ result: { shipment_id: id } });
  expect(readPostEvent(SECRET, bytes, signature)).toBe(id);
  const forged = Buffer.from(body.replace(id, 'shp_forged'));
  expect(() => client.Utils.validateWebhook(forged, headers, SECRET)).toThrow();
  expect(() => readPostEvent(SECRET, forged, signature)).toThrow('signature');
  expect(() => readPostEvent('another', bytes, signature)).toThrow('signature');
});
