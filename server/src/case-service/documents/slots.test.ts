import { cases } from '@writdesk/contract/cases/cases';
import { documents } from '@writdesk/contract/documents/documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { ok } from '../../../test/support/case-desk.ts';
import {
  caseFacts,
  firmWithAClient,
  type FirmWithAClient,
} from '../../../test/support/firm-with-a-client.ts';
import { formPdf } from '../../../test/support/form-pdf.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { hasPdftotext, textOf } from '../../../test/support/pdf-text.ts';
import { uploadPdf } from '../../../test/support/upload-pdf.ts';
import { standingClock } from '../../platform/clock.ts';

const county = (fips: string) => referenceId('county', fips);
const slotId = (...key: string[]) => referenceId('document-template', ['SLOT', ...key].join(':'));
const CLARK = slotId('NV_CLARK_PAY_NOTICE', '32003');
const UD_100 = slotId('CA_UD_100');
const UD_101 = slotId('CA_UD_101');

let t: TestApp;
let world: FirmWithAClient;
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-11-23T15:00:00Z') });
  world = await firmWithAClient(t);
});
afterAll(() => t.close());

async function draft(fips: string): Promise<string> {
  const { caseEviction } = caseFacts(world);
  const body = {
    ...caseFacts(world),
    countyId: county(fips),
    caseEviction: { ...caseEviction, noticeServedOn: '2026-11-25' },
    duplicateAck: true,
  };
  return (await ok(t.call(cases.create, { as: world.people.manager, body }), 201)).id;
}
const needed = async (id: string) =>
  (await ok(t.call(cases.details, { as: world.people.processor, params: { id } }))).neededDocuments.filter(
    ({ why }) => why === 'PLACE',
  );
const sheet = (id: string, caseId: string, as: Person = world.people.processor) =>
  t.call(documents.worksheet, { as, params: { id }, body: { caseId } });
const upload = async (slot: string, given: object = {}) =>
  ok(
    t.call(documents.create, {
      as: world.people.processor,
      body: {
        name: 'Notice of the court',
        type: 'FORM',
        moment: 'NOTICE',
        slotId: slot,
        path: await uploadPdf(t, world.people.processor, await formPdf()),
        ...given,
      },
    }),
    201,
  );
const publish = (id: string) =>
  ok(t.call(documents.publish, { as: world.people.processor, params: { id }, body: {} }));

test('a case says which form of the court isn’t uploaded, and has its answers as a worksheet until it is', async () => {
  const id = await draft('32003');
  expect(await needed(id)).toMatchObject([
    { kind: 'FORM_NV_CLARK_PAY_NOTICE', courtForm: 'Clark County seven-day notice', documentIds: [] },
  ]);
  expect(await needed(await draft('32031')), 'the two counties are told apart').toMatchObject([
    { courtForm: 'Washoe County seven-day notice' },
  ]);
  expect(await needed(await draft('32001')), 'another county has neither').toEqual([]);

  const { pdf, fileName, missing } = await ok(sheet(CLARK, id));
  expect(fileName).toMatch(/^worksheet-nv-clark-pay-notice-D-2026-\d+\.pdf$/);
  expect(missing).toEqual([]);
  if (hasPdftotext) {
    const words = textOf(Buffer.from(pdf, 'base64')).replaceAll(/\s+/g, ' ');
    expect(words).toContain('WORKSHEET. NOT FOR FILING.');
    expect(words).toMatch(/Tenant .*Date of the notice November 25, 2026/);
  }
  expect(
    await t.call(documents.regenerate, {
      as: world.people.processor,
      params: { id: CLARK },
      body: { caseId: id },
    }),
  ).toMatchObject({ status: 409, body: { reason: { code: 'slot_is_empty' } } });

  const form = await upload(CLARK);
  expect(form).toMatchObject({
    kind: 'NOTICE_TO_PAY',
    slotId: CLARK,
    countyId: county('32003'),
    formNumber: 'Clark County seven-day notice',
    condition: { rows: [{ path: 'notice.toGive', value: 'PAY_OR_VACATE' }] },
  });
  expect(await needed(id), 'a draft fills nothing').toMatchObject([{ kind: 'FORM_NV_CLARK_PAY_NOTICE' }]);
  await publish(form.id);
  expect(await needed(id)).toMatchObject([
    { kind: 'NOTICE_TO_PAY', name: 'Notice of the court', courtForm: null },
  ]);
  expect(await sheet(CLARK, id)).toMatchObject({
    status: 409,
    body: { reason: { code: 'slot_is_filled' } },
  });
});

test('a form that somebody filled by hand answers its slot by its number', async () => {
  const id = await draft('32031');
  const path = await uploadPdf(t, world.people.processor, await formPdf(), 'notice.pdf');
  const file = { path, kind: 'OTHER' as const, fileName: 'Washoe County seven-day notice, filled.pdf' };
  await ok(
    t.call(cases.addDocuments, { as: world.people.processor, params: { id }, body: { documents: [file] } }),
  );
  const [one] = await needed(id);
  expect(one).toMatchObject({ courtForm: 'Washoe County seven-day notice' });
  expect(one?.documentIds).toHaveLength(1);
});

test('a form takes the place of our layout of its kind; a slot that is off is asked for nowhere', async () => {
  const inCalifornia = async () =>
    (
      await ok(
        t.call(documents.existing, {
          as: world.people.processor,
          query: { stateId: referenceId('state', 'CA') },
        }),
      )
    ).documents;
  const before = await inCalifornia();
  expect(before).toContainEqual(expect.objectContaining({ id: UD_100, type: 'SLOT', confidence: 'U' }));
  expect(before).toContainEqual(expect.objectContaining({ kind: 'COMPLAINT', type: 'LAYOUT' }));
  expect(before.map(({ id }) => id)).not.toContain(UD_101);
  const form = await upload(UD_100, { name: 'Complaint of the council', moment: 'CHECK' });
  await publish(form.id);
  const after = await inCalifornia();
  expect(after.filter(({ kind }) => kind === 'COMPLAINT')).toMatchObject([{ id: form.id, slotId: UD_100 }]);
  expect(after.map(({ id }) => id)).not.toContain(UD_100);
});

test('what is no slot is refused by name; another’s case is none; nobody copies a slot', async () => {
  const id = await draft('06037');
  const path = await uploadPdf(t, world.people.processor, await formPdf());
  const bad = await t.call(documents.create, {
    as: world.people.processor,
    body: {
      name: 'Form of none',
      type: 'FORM',
      moment: 'CHECK',
      path,
      slotId: referenceId('document-template', 'CA:CA_COMPLAINT'),
    },
  });
  expect(bad).toMatchObject({ status: 400, body: { errors: [{ path: 'slotId' }] } });
  const summons = slotId('CA_SUM_130');
  const other = await firmWithAClient(t);
  expect((await sheet(summons, id, other.people.processor)).status).toBe(404);
  expect((await sheet(summons, id, world.people.manager)).status).toBe(403);
  expect(await sheet(referenceId('document-template', 'CA:CA_COMPLAINT'), id)).toMatchObject({
    status: 409,
    body: { reason: { code: 'no_such_slot' } },
  });
  expect((await ok(sheet(summons, id))).missing).toContainEqual({ path: 'case.number', screen: 'court' });
  const copy = await t.call(documents.clone, {
    as: world.people.processor,
    params: { id: summons },
    body: { name: 'Copy' },
  });
  expect(copy).toMatchObject({ status: 409, body: { reason: { code: 'slot_not_copied' } } });
});
