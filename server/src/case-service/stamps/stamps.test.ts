import { cases } from '@writdesk/contract/cases/cases';
import { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import type { RouteArguments } from '@writdesk/contract/route';
import { isArticleNumber } from '@writdesk/contract/stamps/article-number';
import { stamps } from '@writdesk/contract/stamps/stamps';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { FULTON_MAGISTRATE } from '../../../test/support/firm-with-a-client.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { verifyAudit } from '../../platform/audit/audit-queries.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import type { JobDefinition } from '../../platform/jobs/index.ts';
import { makeBillItems } from '../billing/bill-item-factory.ts';
import { watchEnvelope, watchEnvelopes } from './index.ts';
import { demonstrations } from './post-offices/index.ts';

const NOW = '2026-06-29T16:00:00Z';
const clock = standingClock(NOW);
let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp({ clock });
  world = await twoCompanies(t);
  people = world.people;
  await makeBillItems(t.db, { firmId: world.firm.id });
  const place = {
    addressLine1: '50 Hurt Plaza SE',
    addressLine2: 'Suite 900',
    city: 'Atlanta',
    stateCode: 'GA',
    zipCode: '30303',
  };
  await t.db.updateTable('users.firm').set(place).execute();
});
afterAll(() => t.close());

type Body = RouteArguments<typeof stamps.createEnvelope>['body'];
const aCase = () =>
  insertCase(t.db, {
    firmId: world.firm.id,
    clientId: world.client.id,
    propertyId: world.managed.id,
    courthouseId: FULTON_MAGISTRATE,
  });
const toClerk = { kind: 'TO_CLERK' } as const;
const certified = { ...toClerk, mailClass: 'CERTIFIED', returnReceipt: 'ELECTRONIC' } as const;
const create = (body: Body, as: Person = people.processor, headers = {}) =>
  t.call(stamps.createEnvelope, { as, body, headers });
const elsewhere = (addressLine2: string) => ({
  name: 'Caleb Hollis',
  addressLine1: '12 North Main Street',
  addressLine2,
  city: 'Atlanta',
  stateCode: 'GA',
  zipCode: '30303',
});
const work = <T>(job: JobDefinition<T>, data: T) =>
  job.handle(contextOf(t.opened.deps, { kind: 'job', name: job.name }, newId()), data, {
    id: newId(),
    number: 1,
    isLast: true,
    signal: new AbortController().signal,
  });
const watch = () => work(watchEnvelopes, {});
const envelopeOf = async (id: string, as = people.billing) => {
  const { envelopes } = await ok(t.call(stamps.list, { as, query: { size: 100 } }));
  return envelopes.find((one) => one.id === id);
};
const billingsOf = (id: string) => ok(t.call(cases.billings, { as: people.billing, params: { id } }));
const trailOf = async (subjectId: string) => {
  const rows = await t.db
    .selectFrom('cases.auditEvent')
    .select(['action', 'actorName'])
    .where('subjectId', '=', subjectId)
    .orderBy('seq')
    .execute();
  return rows.map(({ action }) => action);
};
const labels = async () =>
  (await t.db.selectFrom('cases.demoShipment').select('id').where('boughtAt', 'is not', null).execute())
    .length;
const later = (hours: number) => clock.moveTo(new Date(Date.parse(NOW) + hours * 3_600_000).toISOString());

describe('an envelope', () => {
  test('goes to the clerk of the case’s court, and its cost is a charge of the case', async () => {
    const record = await aCase();
    const { status, body } = await create({ ...toClerk, caseId: record.id, weightOz: 1.4 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'CREATED',
      carrier: 'demonstration',
      to: {
        name: 'CLERK MAGISTRATE COURT OF FULTON COUNTY',
        addressLine1: '185 CENTRAL AVE SW STE TG',
        addressLine2: null,
        city: 'ATLANTA',
        stateCode: 'GA',
        zipCode: '30303',
      },
      from: { addressLine1: '50 HURT PLZ SE STE 900' },
      trackingNo: null,
      costCents: 107,
      cases: [{ id: record.id, costCents: 107 }],
      can: { print: true, void: true, recordScan: false },
    });
    expect(await billingsOf(record.id)).toMatchObject({
      unbilled: [{ description: 'Postage', amountCents: 107, trigger: 'envelope' }],
      unbilledTotal: 107,
    });
    expect(await trailOf(body.id)).toEqual(['envelope.begin', 'envelope.buy']);
    expect(await trailOf(record.id)).toEqual(['envelope.create']);
  });

  test('carries several cases, each of which pays its part and the first what is left over', async () => {
    const records = [await aCase(), await aCase(), await aCase()];
    const { body } = await create({ ...toClerk, caseIds: records.map(({ id }) => id), weightOz: 2 });
    expect(body.cases.map(({ id, costCents }) => [id, costCents])).toEqual([
      [records[0]?.id, 37],
      [records[1]?.id, 35],
      [records[2]?.id, 35],
    ]);
  });

  test('by certified mail has an article number, the scans of the post office, and who signed', async () => {
    const record = await aCase();
    const { body } = await create({ ...certified, caseId: record.id });
    expect(isArticleNumber(body.trackingNo ?? '')).toBe(true);
    expect(body.costCents).toBe(78 + 530 + 282);
    later(25);
    await watch();
    expect(await envelopeOf(body.id)).toMatchObject({
      status: 'IN_TRANSIT',
      scans: [{ kind: 'ACCEPTED', signedBy: null }],
      can: { void: false },
    });
    const refused = await t.call(stamps.voidEnvelope, {
      as: people.billing,
      params: { id: body.id },
      body: {},
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 'envelope_scanned' } });
    later(73);
    await watch();
    await watch();
    expect(await envelopeOf(body.id)).toMatchObject({
      status: 'DELIVERED',
      scans: [{ kind: 'ACCEPTED' }, { kind: 'IN_TRANSIT' }, { kind: 'DELIVERED', signedBy: body.to.name }],
    });
    expect(await trailOf(record.id)).toEqual([
      'envelope.create',
      'envelope.scan',
      'envelope.scan',
      'envelope.scan',
    ]);
    const chain = { trail: 'cases', subject: 'case', subjectId: record.id } as const;
    expect(await verifyAudit(t.db, chain)).toMatchObject({ rows: 4, fault: null });
    later(0);
  });

  test('with a card as its receipt is paid at the counter, with the number of its form', async () => {
    const record = await aCase();
    const before = await labels();
    const card = { ...certified, returnReceipt: 'PAPER', trackingNo: '9361289878700317633795' } as const;
    const { status, body } = await create({ ...card, caseId: record.id });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'CREATED',
      carrier: 'manual',
      trackingNo: '9361289878700317633795',
      costCents: 78 + 530 + 440,
      can: { recordScan: true },
    });
    expect(await labels()).toBe(before);
  });

  test('is typeset, and counts as printed from then on', async () => {
    const record = await aCase();
    const { body } = await create({ ...certified, caseId: record.id });
    const { url } = await ok(t.call(stamps.printEnvelope, { as: people.processor, params: { id: body.id } }));
    const file = await t.app.server.inject({ method: 'GET', url: url.replace(t.config.publicUrl, '') });
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await envelopeOf(body.id)).toMatchObject({ status: 'PRINTED', can: { void: true } });
  });

  test('has the values for the forms of certified mail on a sheet of their own, which is no printed envelope', async () => {
    const print = (id: string, paper: 'SIX_BY_NINE' | 'FORMS') =>
      t.call(stamps.printEnvelope, { as: people.processor, params: { id }, query: { paper } });
    const record = await aCase();
    const { body } = await create({ ...certified, caseId: record.id });
    const { url } = await ok(print(body.id, 'FORMS'));
    const file = await t.app.server.inject({ method: 'GET', url: url.replace(t.config.publicUrl, '') });
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await envelopeOf(body.id)).toMatchObject({ status: 'CREATED' });
    expect(await trailOf(body.id)).toEqual(['envelope.begin', 'envelope.buy', 'envelope.print-forms']);
    await ok(print(body.id, 'SIX_BY_NINE'));
    expect(await envelopeOf(body.id)).toMatchObject({ status: 'PRINTED' });
    const { body: letter } = await create({ ...toClerk, caseId: record.id });
    expect(await print(letter.id, 'FORMS')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'paper' }] },
    });
  });

  test('that is voided gives its charge back when the post office has given its money back', async () => {
    const record = await aCase();
    const { body } = await create({ ...toClerk, caseId: record.id });
    const voided = await ok(
      t.call(stamps.voidEnvelope, {
        as: people.billing,
        params: { id: body.id },
        body: { version: body.version },
      }),
    );
    expect(voided).toMatchObject({ status: 'VOIDED', refund: 'REQUESTED' });
    await work(watchEnvelope, { firmId: world.firm.id, id: body.id });
    expect((await billingsOf(record.id)).unbilledTotal).toBe(78);
    later(25);
    await watch();
    expect(await envelopeOf(body.id)).toMatchObject({ status: 'VOIDED', refund: 'REFUNDED', scans: [] });
    expect((await billingsOf(record.id)).unbilledTotal).toBe(0);
    expect(await trailOf(record.id)).toEqual(['envelope.create', 'envelope.void', 'envelope.refund']);
    later(0);
    const again = await t.call(stamps.voidEnvelope, {
      as: people.billing,
      params: { id: body.id },
      body: {},
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'envelope_ended' } });
  });

  test('whose charge is on an invoice is credited beside it', async () => {
    const record = await aCase();
    const { body } = await create({ ...toClerk, caseId: record.id });
    await t.db
      .updateTable('cases.billingItem')
      .set({ status: 'BILLED' })
      .where('caseId', '=', record.id)
      .execute();
    await ok(t.call(stamps.voidEnvelope, { as: people.billing, params: { id: body.id }, body: {} }));
    await work(watchEnvelope, { firmId: world.firm.id, id: body.id });
    later(25);
    await Promise.all([watch(), work(watchEnvelope, { firmId: world.firm.id, id: body.id })]);
    expect(await billingsOf(record.id)).toMatchObject({
      billed: [{ amountCents: 78 }],
      unbilled: [{ description: 'Refund: Postage', amountCents: -78 }],
    });
    later(0);
  });

  test('that the post office refuses costs nothing and says why', async () => {
    const record = await aCase();
    const { status, body } = await create({
      ...toClerk,
      caseId: record.id,
      to: elsewhere(demonstrations.refuses),
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'REFUSED',
      failure: 'The post office sold nothing: The post office doesn’t deliver mail to this address.',
      costCents: null,
      can: { print: false, void: false },
    });
    expect((await billingsOf(record.id)).unbilled).toEqual([]);
  });
});

describe('nothing is bought twice', () => {
  test('when no answer comes: the same order is asked again', async () => {
    const record = await aCase();
    const before = await labels();
    const { body } = await create({
      ...certified,
      caseId: record.id,
      to: elsewhere(demonstrations.noAnswer),
    });
    expect(body).toMatchObject({ status: 'UNKNOWN', costCents: null });
    expect((await billingsOf(record.id)).unbilled).toEqual([]);
    later(1);
    await Promise.all([watch(), work(watchEnvelope, { firmId: world.firm.id, id: body.id })]);
    expect(await envelopeOf(body.id)).toMatchObject({ status: 'CREATED', costCents: 890 });
    expect(await labels()).toBe(before + 1);
    expect((await billingsOf(record.id)).unbilled).toMatchObject([{ amountCents: 890 }]);
    later(0);
  });

  test('when a process dies between the label and its row', async () => {
    const record = await aCase();
    const { body } = await create({ ...certified, caseId: record.id });
    const before = await labels();
    // As the process leaves it that dies after the sale: the order stands, its answer is lost.
    const lost = { status: 'PENDING', trackingNo: null, costCents: null, boughtAt: null } as const;
    await t.db.updateTable('cases.envelope').set(lost).where('id', '=', body.id).execute();
    await t.db.deleteFrom('cases.billingItem').where('caseId', '=', record.id).execute();
    later(1);
    await watch();
    expect(await envelopeOf(body.id)).toMatchObject({ status: 'CREATED', trackingNo: body.trackingNo });
    expect(await labels()).toBe(before);
    expect((await billingsOf(record.id)).unbilled).toMatchObject([{ amountCents: 890 }]);
    later(0);
  });

  test('by one request that is sent twice at once, nor by its repetition after a crash', async () => {
    const record = await aCase();
    const headers = { 'idempotency-key': newId() };
    const before = await labels();
    const body = { ...toClerk, caseId: record.id };
    const [one, two] = await Promise.all([
      create(body, people.processor, headers),
      create(body, people.processor, headers),
    ]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body.id).toBe(one.body.id);
    // The reply was lost with the process.
    await t.db.deleteFrom('jobs.idempotencyKey').where('key', '=', headers['idempotency-key']).execute();
    expect((await create(body, people.processor, headers)).body.id).toBe(one.body.id);
    expect(await labels()).toBe(before + 1);
    expect((await billingsOf(record.id)).unbilledTotal).toBe(78);
    const other = await create({ ...body, weightOz: 2 }, people.processor, headers);
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } });
  });

  test('two who void at once: one does, the other learns of it', async () => {
    const record = await aCase();
    const { body } = await create({ ...toClerk, caseId: record.id });
    const press = () =>
      t.call(stamps.voidEnvelope, { as: people.billing, params: { id: body.id }, body: {} });
    const statuses = (await Promise.all([press(), press()])).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});

describe('bad input names its field', () => {
  const other = elsewhere('');
  test.each<[string, Partial<Body>, string]>([
    ['no case', { caseId: undefined }, 'caseId'],
    ['a receipt without certified mail', { returnReceipt: 'PAPER' }, 'returnReceipt'],
    [
      'a number that the post office gives',
      { ...certified, trackingNo: '9361289878700317633795' },
      'trackingNo',
    ],
    [
      'a number whose check digit is wrong',
      { ...certified, trackingNo: '9361289878700317633796' },
      'trackingNo',
    ],
    ['too much for a letter', { weightOz: 3.6 }, 'weightOz'],
    ['no defendant', { kind: 'DEFENDANT_COPY' }, 'tenantId'],
    ['a defendant of another case', { kind: 'DEFENDANT_COPY', tenantId: newId() }, 'tenantId'],
    ['a court that isn’t there', { courthouseId: newId() }, 'courthouseId'],
    ['a street without a number', { to: { ...other, addressLine1: 'Main Street' } }, 'to.addressLine1'],
    ['a box without a number', { to: { ...other, addressLine1: 'PO Box' } }, 'to.addressLine1'],
    ['a ZIP Code of another state', { to: { ...other, zipCode: '75201' } }, 'to.zipCode'],
    ['a ZIP Code that nobody has', { from: { ...other, zipCode: '00000' } }, 'from.zipCode'],
  ])('%s', async (_, given, path) => {
    const record = await aCase();
    const before = await labels();
    const { status, body } = await create({ ...toClerk, caseId: record.id, ...given });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path }] });
    expect(await labels()).toBe(before);
  });

  test('a case twice', async () => {
    const { id } = await aCase();
    const twice = await create({ ...toClerk, caseIds: [id, id] });
    expect(twice.body).toMatchObject({ errors: [{ path: 'caseIds.1' }] });
    const again = await create({ ...toClerk, caseId: id, caseIds: [id] });
    expect(again.body).toMatchObject({ errors: [{ path: 'caseIds.0' }] });
  });
});

test('is for those of the firm whom the table names, about cases that they see', async () => {
  const record = await aCase();
  const body = { ...toClerk, caseId: record.id };
  for (const as of [people.lawyer, people.admin, people.crm, people.owner])
    expect((await create(body, as)).status).toBe(403);
  expect(await create(body, people.otherBilling)).toMatchObject({
    status: 404,
    body: { code: 'case_not_found' },
  });
  const made = await create(body, people.firmAdmin);
  expect(made.status).toBe(201);
  const foreign = { as: people.otherBilling, params: { id: made.body.id } };
  for (const reply of [
    await t.call(stamps.voidEnvelope, { ...foreign, body: {} }),
    await t.call(stamps.printEnvelope, foreign),
    await t.call(stamps.recordScan, { ...foreign, body: { kind: 'DELIVERED', date: '2026-06-29' } }),
  ])
    expect(reply).toMatchObject({ status: 404, body: { code: 'envelope_not_found' } });
  expect(await envelopeOf(made.body.id, people.otherBilling)).toBeUndefined();
  expect(await envelopeOf(made.body.id, people.lawyer)).toMatchObject({ can: { print: false, void: false } });
  expect((await t.call(stamps.list, { as: people.owner })).status).toBe(403);
});

test('whoever is kept from a case sees neither the case nor what is mailed about it alone', async () => {
  const [walled, open] = [await aCase(), await aCase()];
  const alone = await ok(create({ ...toClerk, caseId: walled.id }), 201);
  const both = await ok(create({ ...toClerk, caseIds: [walled.id, open.id] }), 201);
  const { id: userId } = await t.db
    .selectFrom('users.appUser')
    .select('id')
    .where('accountId', '=', people.billing.accountId)
    .executeTakeFirstOrThrow();
  await ok(
    t.call(ethicalWalls.raise, {
      as: people.firmAdmin,
      params: { id: walled.id },
      body: { userId, reason: 'Their brother lives there.' },
    }),
    201,
  );
  expect(await envelopeOf(alone.id)).toBeUndefined();
  expect((await envelopeOf(both.id))?.cases.map(({ id }) => id)).toEqual([open.id]);
});

test('the list finds by case, recipient, article number and status', async () => {
  const record = await aCase();
  const made = await ok(create({ ...certified, caseId: record.id, to: elsewhere('') }), 201);
  await ok(create({ ...toClerk, caseId: record.id }), 201);
  const find = async (query: RouteArguments<typeof stamps.list>['query']) =>
    (await ok(t.call(stamps.list, { as: people.processor, query: { caseId: record.id, ...query } }))).total;
  expect(await find({})).toBe(2);
  expect(await find({ search: 'hollis' })).toBe(1);
  expect(await find({ search: made.trackingNo?.slice(4, 12) ?? '' })).toBe(1);
  expect(await find({ status: 'CREATED', mailClass: 'CERTIFIED' })).toBe(1);
  expect(await find({ status: 'DELIVERED,RETURNED' })).toBe(0);
  expect(await find({ kind: 'TO_SHERIFF' })).toBe(0);
});

describe('an address', () => {
  const check = (address: object, as = people.processor) =>
    t.call(stamps.validateAddress, {
      as,
      body: {
        address: {
          addressLine1: 'RR 2, Box 0018',
          city: 'atlanta',
          stateCode: 'Georgia',
          zipCode: '30303',
          ...address,
        },
      },
    });

  test('is written as the Postal Service does, and never said to be deliverable', async () => {
    expect((await check({ addressLine2: 'apt #4' })).body).toEqual({
      level: 'zip',
      deliverable: null,
      dpvCode: null,
      standardized: {
        addressLine1: 'RR 2 BOX 0018 APT 4',
        addressLine2: null,
        city: 'ATLANTA',
        stateCode: 'GA',
        zipCode: '30303',
      },
      lines: ['RR 2 BOX 0018 APT 4', 'ATLANTA GA 30303'],
      changed: ['addressLine1', 'addressLine2', 'city', 'stateCode'],
      problems: [],
      message:
        'The address is well formed, and its ZIP Code fits its state. Nobody can say offline whether mail is delivered there.',
    });
  });

  test('that can’t be right is answered with why, field by field', async () => {
    const { body } = await check({ addressLine1: 'HC 68', zipCode: '75201' });
    expect(body).toMatchObject({
      level: 'format',
      standardized: null,
      problems: [
        { path: 'address.addressLine1', code: 'address_box_missing' },
        { path: 'address.zipCode', code: 'zip_of_state' },
      ],
    });
    expect(body.message).toContain('This ZIP Code is in Texas.');
  });

  test('is checked for those alone who mail', async () => {
    expect((await check({}, people.lawyer)).status).toBe(403);
    expect((await check({}, people.owner)).status).toBe(403);
  });
});

describe('the Intelligent Mail barcode', () => {
  const setTo = (
    body: Partial<RouteArguments<typeof stamps.updateSettings>['body']>,
    as: Person = people.billing,
  ) =>
    t.call(stamps.updateSettings, {
      as,
      body: { mailerId: '123456', serviceType: '300', barcodeId: '00', ...body },
    });
  const printed = async (body: Partial<Body> = {}) => {
    const { id } = await ok(create({ caseId: await caseId(), ...toClerk, ...body }));
    await ok(t.call(stamps.printEnvelope, { as: people.processor, params: { id } }));
    return { id, barcode: (await envelopeOf(id))?.barcode };
  };
  const caseId = async () => (await aCase()).id;

  test('is on no envelope of a firm without a mailer id', async () => {
    expect((await printed()).barcode).toBeNull();
  });

  test('has the digits that the Postal Service gave the firm, and refuses all others by field', async () => {
    const pathOf = async (body: Parameters<typeof setTo>[0]) => {
      const { status, body: reply } = await setTo(body);
      expect(status).toBe(400);
      return (reply as unknown as { errors: { path: string }[] }).errors.map(({ path }) => path);
    };
    // bwip-js draws a second digit of 9; the machines of the Postal Service don’t read it.
    expect(await pathOf({ barcodeId: '09' })).toEqual(['barcodeId']);
    expect(await pathOf({ barcodeId: '05' })).toEqual(['barcodeId']);
    expect(await pathOf({ serviceType: '30' })).toEqual(['serviceType']);
    expect(await pathOf({ serviceType: null })).toEqual(['serviceType']);
    for (const mailerId of ['12345', '1234567', '923456', '823456789'])
      expect(await pathOf({ mailerId })).toEqual(['mailerId']);
    expect((await setTo({}, people.processor)).status).toBe(403);
    expect(await ok(setTo({ mailerId: '912345678' }))).toMatchObject({ mailerId: '912345678', version: 1 });
    expect((await setTo({ version: 0 })).status).toBe(409);
    expect(await ok(setTo({ version: 1 }))).toMatchObject({ mailerId: '123456', version: 2 });
    expect(await ok(t.call(stamps.settings, { as: people.processor }))).toMatchObject({ serviceType: '300' });
    const trail = await trailOf(world.firm.id);
    expect(trail.filter((line) => line.includes('postage-settings.update'))).toHaveLength(2);
  });

  test('numbers the envelopes one after the other, with the ZIP Code of the recipient, and stays with its envelope', async () => {
    const first = await printed({ to: { ...elsewhere(''), zipCode: '30303-1234' } });
    const second = await printed({ to: elsewhere('') });
    expect(first.barcode).toMatch(/^00300123456\d{9}303031234$/);
    expect(second.barcode).toMatch(/^00300123456\d{9}30303$/);
    const serial = (barcode = '') => Number(barcode.slice(11, 20));
    expect(serial(second.barcode ?? '')).toBe(serial(first.barcode ?? '') + 1);
    await ok(t.call(stamps.printEnvelope, { as: people.processor, params: { id: first.id } }));
    expect((await envelopeOf(first.id))?.barcode).toBe(first.barcode);
  });

  test('is neither on certified mail, which has its own, nor on an envelope that comes back', async () => {
    expect((await printed(certified)).barcode).toBeNull();
    expect((await printed({ kind: 'RETURN_SASE' })).barcode).toBeNull();
  });
});
