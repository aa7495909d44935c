import { PDFDocument } from '@cantoo/pdf-lib';
import { cases } from '@writdesk/contract/cases/cases';
import { documents } from '@writdesk/contract/documents/documents';
import type { RouteArguments } from '@writdesk/contract/route';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { caseDesk, type CaseDesk, ok } from '../../../test/support/case-desk.ts';
import { finishDocument, warmTypesetter } from '../../../test/support/finish-document.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { formPdf } from '../../../test/support/form-pdf.ts';
import { uploadPdf } from '../../../test/support/upload-pdf.ts';
import { testApp, type TestApp } from '../../../test/support/harness.ts';
import { pdfWords } from '../../../test/support/pdf-words.ts';
import { standingClock } from '../../platform/clock.ts';

type Tag = RouteArguments<typeof documents.replaceTags>['body']['tags'][number];

let t: TestApp;
let desk: CaseDesk;
let people: FirmWithAClient['people'];
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  const world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
  await warmTypesetter(t);
});
afterAll(() => t.close());

const GEORGIA = referenceId('state', 'GA');
const CAP_HEIGHT = 0.645;
const tag = (given: Partial<Tag>): Tag => ({
  page: 1,
  x: 180,
  y: 124,
  width: 300,
  height: 18,
  type: 'TEXT',
  ...given,
});

let made = 0;
/** A form of the firm, published with the tags, used everywhere in Georgia from the filing on. */
async function form(tags: Tag[], given: { type?: 'FORM' | 'OVERLAY'; moment?: 'FILING' | 'CHECK' } = {}) {
  const path = await uploadPdf(t, people.processor, await formPdf());
  const { id, kind, fields } = await ok(
    t.call(documents.create, {
      as: people.processor,
      body: {
        name: `Practice form ${(made += 1)}`,
        type: 'FORM',
        moment: 'FILING',
        stateId: GEORGIA,
        ...given,
        path,
      },
    }),
  );
  await ok(
    t.call(documents.replaceTags, { as: people.processor, params: { documentId: id }, body: { tags } }),
  );
  await ok(t.call(documents.publish, { as: people.processor, params: { id }, body: {} }));
  return {
    id,
    kind,
    fields,
    remove: () => t.call(documents.remove, { as: people.firmAdmin, params: { id } }),
  };
}

const make = (templateId: string, caseId: string, as = people.processor) =>
  t.call(documents.regenerate, { as, params: { id: templateId }, body: { caseId } });
const preview = (templateId: string, caseId?: string, as = people.processor) =>
  t.call(documents.preview, { as, params: { id: templateId }, body: { caseId } });

const finish = (documentId: string) => finishDocument(t, documentId);
const plaintiff = tag({ path: 'plaintiff.name', fieldName: 'Plaintiff', required: true });

describe('a form', () => {
  test('is filled with the facts of the case: each value in its field, buttons marked, nothing left to change', async () => {
    const { id } = await desk.at('INITIAL_CHECK');
    const template = await form([
      plaintiff,
      tag({ path: 'tenants.names', fieldName: 'Defendants', format: 'UPPER', y: 164 }),
      tag({ path: null, text: 'v.', y: 150 }),
      tag({ type: 'CHECK', path: null, fieldName: 'Nonpayment', x: 72, y: 258, width: 14, height: 14 }),
      tag({
        type: 'RADIO',
        path: null,
        fieldName: 'Served',
        option: 'hand',
        condition: { match: 'ALL', rows: [{ path: 'case.reasons', test: 'HAS', value: 'NONPAYMENT' }] },
        x: 172,
        y: 298,
        width: 14,
        height: 14,
      }),
      tag({ page: 2, x: 60, y: 50, path: 'today', format: 'SHORT_DATE' }),
    ]);
    const queued = await make(template.id, id);
    expect(queued).toMatchObject({ status: 200, body: { kind: template.kind, status: 'QUEUED' } });
    const { document, pdf } = await finish(queued.body.id);
    expect(document).toMatchObject({ status: 'READY', templateVersion: 1, pageCount: 2, failure: null });
    const words = await pdfWords(pdf);
    const { plaintiffName, tenants } = (await t.call(cases.details, { as: people.processor, params: { id } }))
      .body;
    const names = tenants.map(({ firstName, lastName }) => `${firstName} ${lastName}`.toUpperCase());
    const at = (text: string) => words.find((word) => word.text.includes(text));
    const field = template.fields.find(({ name }) => name === 'Plaintiff');
    const [x, y, height] = [field?.x ?? 0, field?.y ?? 0, field?.height ?? 0];
    const name = at(plaintiffName ?? '?');
    expect(name?.page).toBe(1);
    expect(Math.abs((name?.x ?? 0) - x)).toBeLessThan(0.5);
    expect(Math.abs((name?.y ?? 0) - (y + (height + CAP_HEIGHT * 11) / 2))).toBeLessThan(0.5);
    expect(at(names[0] ?? '?')).toMatchObject({ page: 1 });
    expect(at('v.')).toMatchObject({ page: 1, x: expect.closeTo(180, 0) });
    expect(at('06/12/2026')).toMatchObject({ page: 2, x: expect.closeTo(60, 0) });
    const flat = await PDFDocument.load(pdf);
    expect(flat.getForm().getFields()).toEqual([]);
    const trail = await t.db
      .selectFrom('cases.auditEvent')
      .select('action')
      .where('subjectId', '=', id)
      .where('action', 'in', ['document.regenerate', 'document.generate'])
      .orderBy('action')
      .execute();
    expect(trail).toEqual([{ action: 'document.generate' }, { action: 'document.regenerate' }]);
    await template.remove();
  });

  test('names every missing fact before anything is queued', async () => {
    const { id } = await desk.draft();
    const template = await form([
      plaintiff,
      tag({ path: 'writ.number', required: true, y: 300 }),
      tag({ path: 'judgment.amount', required: true, y: 330 }),
      tag({ path: 'hearing.date', y: 360 }),
    ]);
    expect(await make(template.id, id)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'judgment.amount' }, { path: 'writ.number' }] },
    });
    const rows = await t.db
      .selectFrom('cases.caseDocument')
      .select('id')
      .where('kind', '=', template.kind)
      .execute();
    expect(rows).toEqual([]);
    expect((await preview(template.id, id)).body.missing.map(({ path }) => path)).toEqual([
      'judgment.amount',
      'writ.number',
    ]);
    await template.remove();
  });

  test('of the initial check is made by itself, once the facts that it needs are there', async () => {
    const filled = await form([plaintiff], { moment: 'CHECK' });
    const waiting = await form([tag({ path: 'writ.number', required: true })], { moment: 'CHECK' });
    const { id } = await desk.at('INITIAL_CHECK');
    const details = (await t.call(cases.details, { as: people.processor, params: { id } })).body;
    const kinds = details.documents.map(({ kind }) => kind);
    expect(kinds).toContain(filled.kind);
    expect(kinds).not.toContain(waiting.kind);
    const { body } = await t.call(documents.autoGenerated, { as: people.processor, query: { caseId: id } });
    expect(body.documents.find(({ kind }) => kind === waiting.kind)).toMatchObject({
      needed: true,
      isFilled: true,
      document: null,
      missing: [{ path: 'writ.number', screen: 'writ' }],
    });
    await Promise.all([filled.remove(), waiting.remove()]);
  });
});

describe('a preview', () => {
  test('shows a draft with the facts of a case or with examples, and keeps nothing', async () => {
    const { id } = await desk.draft();
    const template = await form([plaintiff, tag({ path: 'claim.total', y: 300 })], { type: 'OVERLAY' });
    const ofCase = await preview(template.id, id);
    expect(ofCase).toMatchObject({ status: 200, body: { pageCount: 2, overflow: [], unprintable: [] } });
    const examples = await preview(template.id);
    const words = await pdfWords(Buffer.from(examples.body.pdf ?? '', 'base64'));
    expect(words.map(({ text }) => text)).toContain('$3,768.12');
    expect(
      await t.db.selectFrom('cases.caseDocument').select('id').where('kind', '=', template.kind).execute(),
    ).toEqual([]);
    expect((await preview(template.id, id, people.manager)).status, 'the company').toBe(403);
    expect((await preview(template.id, template.id)).status, 'no case').toBe(404);
    await template.remove();
  });

  test('names the tags that have no room and those that can’t be printed', async () => {
    const template = await form([
      tag({ path: 'property.address', width: 40, height: 8 }),
      tag({ path: null, text: 'Thanks 😀', y: 300 }),
    ]);
    const broken = await preview(template.id);
    expect(broken.body).toMatchObject({ pdf: null, unprintable: [{ path: null, characters: '😀' }] });
    const params = { documentId: template.id };
    const tags = [tag({ path: 'property.address', width: 40, height: 8 })];
    await ok(t.call(documents.replaceTags, { as: people.processor, params, body: { tags } }));
    expect((await preview(template.id)).body).toMatchObject({
      pageCount: 3,
      overflow: [{ path: 'property.address' }],
    });
    await template.remove();
  });
});

test('a template whose file can’t be read any more says so where it is previewed', async () => {
  const { id } = await form([tag({ path: 'plaintiff.name', fieldName: 'Plaintiff' })]);
  const path = await uploadPdf(t, people.processor, Buffer.from('%PDF-1.7\nnothing of a PDF'));
  const taken = await t.call(documents.create, {
    as: people.processor,
    body: { name: 'Broken', type: 'OVERLAY', moment: 'FILING', stateId: GEORGIA, path },
  });
  expect(taken, 'at the upload').toMatchObject({ status: 400, body: { code: 'file_refused' } });
  const { path: kept } = await ok(t.call(documents.details, { as: people.processor, params: { id } }));
  await t.opened.deps.storage.put(kept ?? '', Buffer.from('%PDF-1.7\nnothing of a PDF'), 'application/pdf');
  expect(await t.call(documents.preview, { as: people.processor, params: { id }, body: {} })).toMatchObject({
    status: 400,
    body: { code: 'file_refused' },
  });
});
