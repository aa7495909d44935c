import { documents } from '@writdesk/contract/documents/documents';
import type { RouteArguments } from '@writdesk/contract/route';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { FULTON, FULTON_MAGISTRATE } from '../../../test/support/firm-with-a-client.ts';
import { formPdf } from '../../../test/support/form-pdf.ts';
import { uploadPdf } from '../../../test/support/upload-pdf.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';

const GEORGIA = referenceId('state', 'GA');
const AFFIDAVIT = referenceId('document-template', 'GA:DISPOSSESSORY_AFFIDAVIT');

let t: TestApp;
let people: TwoCompanies['people'];
let world: TwoCompanies;
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  world = await twoCompanies(t);
  people = world.people;
});
afterAll(() => t.close());

type New = RouteArguments<typeof documents.create>['body'];
type Tag = RouteArguments<typeof documents.replaceTags>['body']['tags'][number];
let made = 0;
async function create(given: Partial<New> = {}, as: Person = people.processor) {
  const path = given.path === undefined ? await uploadPdf(t, as, await formPdf()) : given.path;
  const name = `Practice complaint ${(made += 1)}`;
  const body = { name, type: 'FORM' as const, moment: 'FILING' as const, stateId: GEORGIA, ...given, path };
  return t.call(documents.create, { as, body });
}
const tag = (given: Partial<Tag> = {}): Tag => ({
  page: 1,
  x: 180,
  y: 124,
  width: 300,
  height: 18,
  type: 'TEXT',
  path: 'plaintiff.name',
  ...given,
});
const tags = (id: string, set: Tag[], as = people.processor, version?: number) =>
  t.call(documents.replaceTags, { as, params: { documentId: id }, body: { tags: set, version } });
const publish = (id: string, as = people.processor) =>
  t.call(documents.publish, { as, params: { id }, body: {} });
const existing = async (query: object, as = people.processor) =>
  (await t.call(documents.existing, { as, query })).body.documents;
const remove = (id: string, as = people.firmAdmin) => t.call(documents.remove, { as, params: { id } });

describe('a template', () => {
  test('is read from its PDF: pages as a reader sees them, and every field', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'DRAFT',
      level: 'STATE',
      stateCode: 'GA',
      firm: { id: world.firm.id },
      kind: expect.stringMatching(/^PRACTICE_COMPLAINT_\d+$/),
      number: 1,
      pages: [
        { width: 612, height: 792 },
        { width: 792, height: 612 },
      ],
      can: { update: true, delete: false },
    });
    expect(body.fields.map(({ name, kind, option }) => [name, kind, option])).toEqual([
      ['Plaintiff', 'TEXT', null],
      ['Defendants', 'TEXT', null],
      ['Rent owed', 'TEXT', null],
      ['Nonpayment', 'CHECK', null],
      ['Served', 'RADIO', 'mail'],
      ['Served', 'RADIO', 'hand'],
    ]);
    const audit = await t.db
      .selectFrom('users.auditEvent')
      .select(['action', 'firmId'])
      .where('subjectId', '=', body.id)
      .execute();
    expect(audit).toEqual([{ action: 'document-template.create', firmId: world.firm.id }]);
  });

  test.each<[string, Partial<New>, string]>([
    ['a form without its PDF', { path: null }, 'path'],
    ['a layout that is none', { type: 'LAYOUT', path: null }, 'layout'],
    ['a county of another state', { stateId: referenceId('state', 'TX'), countyId: FULTON }, 'stateId'],
    [
      'an end before the start',
      { effectiveFrom: '2026-07-01', effectiveUntil: '2026-06-01' },
      'effectiveUntil',
    ],
    ['no name', { name: ' ' }, 'name'],
  ])('with %s names the field', async (_, given, path) => {
    expect(await create(given)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  test.each([
    ['broken', Buffer.from('%PDF-1.4\nnothing of a PDF'), 'damaged'],
    ['without pages', null, 'damaged'],
  ])('that is %s is refused with a reason', async (_, bytes, words) => {
    const content =
      bytes ?? Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>');
    const path = await uploadPdf(t, people.processor, content);
    expect(await create({ path })).toMatchObject({
      status: 400,
      body: { code: 'file_refused', message: expect.stringContaining(words) },
    });
  });

  test('can’t take somebody else’s upload', async () => {
    const path = await uploadPdf(t, people.lawyer, await formPdf());
    expect((await create({ path })).status).toBe(404);
  });

  test('stands once at a place', async () => {
    const { body } = await create();
    expect(await create({ name: body.name })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'name' }] },
    });
    expect((await create({ name: body.name, countyId: FULTON })).status).toBe(201);
  });

  test('of another firm isn’t there, and companies have no say', async () => {
    const { body } = await create();
    const { id } = body;
    const call = (as: Person) => t.call(documents.details, { as, params: { id } });
    expect((await call(people.otherLawyer)).status).toBe(404);
    expect((await call(people.owner)).status).toBe(403);
    expect((await tags(id, [], people.otherLawyer)).status).toBe(403);
    expect((await remove(id, people.lawyer)).status).toBe(403);
    expect((await remove(id, people.otherLawyer)).status).toBe(404);
    const list = await t.call(documents.list, { as: people.otherLawyer, query: { size: 100 } });
    expect(list.body.documents.filter(({ firm }) => firm !== null)).toEqual([]);
    expect(list.body.documents.map(({ kind }) => kind)).toContain('DISPOSSESSORY_AFFIDAVIT');
  });

  test('that comes with the product is read by all, changed by none but its administrators, and cloned', async () => {
    const update = (as: Person) =>
      t.call(documents.update, { as, params: { id: AFFIDAVIT }, body: { confidence: 'S' } });
    expect((await update(people.firmAdmin)).status).toBe(403);
    expect((await update(people.admin)).body).toMatchObject({ confidence: 'S', status: 'PUBLISHED' });
    const clone = { as: people.processor, params: { id: AFFIDAVIT }, body: { countyId: FULTON } };
    const { status, body } = await t.call(documents.clone, clone);
    expect({ status, level: body.level, firm: body.firm?.id, layout: body.layout }).toEqual({
      status: 201,
      level: 'COUNTY',
      firm: world.firm.id,
      layout: 'DISPOSSESSORY_AFFIDAVIT',
    });
    expect(await t.call(documents.clone, clone), 'the place has one').toMatchObject({ status: 400 });
    await remove(body.id);
  });
});

describe('the tags of a template', () => {
  test('are replaced as a set, and one by one', async () => {
    const { body: template } = await create();
    const set = await tags(template.id, [
      tag({ fieldName: 'Plaintiff', required: true }),
      tag({ y: 200, path: null, text: 'v.' }),
    ]);
    expect(set.body).toMatchObject({
      number: 1,
      version: 2,
      tags: [{ fieldName: 'Plaintiff' }, { text: 'v.' }],
    });
    const id = set.body.tags[1]?.id ?? '';
    const changed = await t.call(documents.updateTag, {
      as: people.processor,
      params: { id },
      body: tag({ y: 210, path: 'tenants.names' }),
    });
    expect(changed.body).toMatchObject({ id, y: 210, path: 'tenants.names' });
    const read = await t.call(documents.tagsOf, { as: people.lawyer, params: { documentId: template.id } });
    expect(read.body.tags.map(({ path }) => path)).toEqual(['plaintiff.name', 'tenants.names']);
    expect((await tags(template.id, [], people.processor, 1)).status, 'stale').toBe(409);
    const gone = { as: people.processor, params: { id: template.id }, body: tag() };
    expect(await t.call(documents.updateTag, gone)).toMatchObject({
      body: { code: 'document_tag_not_found' },
    });
    const all = await t.call(documents.allTags, { as: people.processor, query: {} });
    expect(all.body.tags.find(({ path }) => path === 'tenants.names')).toMatchObject({ count: 1 });
  });

  test.each<[string, Partial<Tag>, string]>([
    ['on a page that is not there', { page: 3 }, 'tags.0.page'],
    ['beyond the page', { x: 500 }, 'tags.0.x'],
    ['of a fact that no case has', { path: 'tenant.shoeSize' }, 'tags.0.path'],
    ['that prints nothing', { path: null }, 'tags.0.path'],
    ['of a field that the form doesn’t have', { fieldName: 'Shoe size' }, 'tags.0.fieldName'],
    ['with a size that nobody reads', { fontSize: 1 }, 'tags.0.fontSize'],
  ])('%s names the tag', async (_, given, path) => {
    const { body } = await create();
    expect((await tags(body.id, [tag(given)])).body).toMatchObject({ errors: [{ path }] });
  });

  test('change in the next draft, never in what is published; two who change at once meet', async () => {
    const { body: template } = await create();
    await tags(template.id, [tag()]);
    const published = await publish(template.id);
    expect(published.body).toMatchObject({ status: 'PUBLISHED', publishedVersion: 1, hasDraft: false });
    expect((await publish(template.id)).status, 'nothing to publish').toBe(409);
    const version = published.body.version;
    const both = await Promise.all([
      tags(template.id, [tag({ path: 'tenants.names' })], people.processor, version),
      tags(template.id, [tag({ path: 'court.name' })], people.firmAdmin, version),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const { body } = await t.call(documents.details, { as: people.processor, params: { id: template.id } });
    expect(body).toMatchObject({
      number: 2,
      publishedVersion: 1,
      hasDraft: true,
      versions: [{ number: 2 }, { number: 1 }],
    });
    const first = await t.db
      .selectFrom('cases.documentTemplateVersion')
      .select('tags')
      .where('templateId', '=', template.id)
      .where('number', '=', 1)
      .executeTakeFirst();
    expect(first?.tags).toMatchObject([{ path: 'plaintiff.name' }]);
  });

  test('go along to a new revision of the form, as far as it has their fields', async () => {
    const { body: template } = await create();
    await tags(template.id, [
      tag({ fieldName: 'Plaintiff' }),
      tag({ fieldName: 'Rent owed', path: 'claim.rent', y: 204 }),
    ]);
    await publish(template.id);
    const path = await uploadPdf(t, people.processor, await formPdf({ without: ['Rent owed'] }));
    const params = { id: template.id };
    const revised = await t.call(documents.update, {
      as: people.processor,
      params,
      body: { path, revision: '2026-07' },
    });
    expect(revised.body).toMatchObject({
      number: 2,
      revision: '2026-07',
      tags: [{ fieldName: 'Plaintiff' }],
    });
    expect(revised.body.tags).toHaveLength(1);
  });
});

describe('what is in force', () => {
  test('is the narrowest, the firm’s before the product’s, and ends where a place says so', async () => {
    const at = { courthouseId: FULTON_MAGISTRATE };
    const affidavits = async (query: object) =>
      (await existing(query))
        .filter(({ kind }) => kind === 'DISPOSSESSORY_AFFIDAVIT')
        .map(({ id, inheritedFrom }) => [id === AFFIDAVIT, inheritedFrom]);
    expect(await affidavits(at)).toEqual([[true, 'STATE']]);
    const clone = { as: people.processor, params: { id: AFFIDAVIT }, body: { countyId: FULTON } };
    const { body: ofCounty } = await t.call(documents.clone, clone);
    expect(await affidavits(at), 'a draft is not in force').toEqual([[true, 'STATE']]);
    await publish(ofCounty.id);
    expect(await affidavits(at)).toEqual([[false, 'COUNTY']]);
    const notHere = await t.call(documents.update, {
      as: people.processor,
      params: { id: ofCounty.id },
      body: { notHere: true },
    });
    expect(notHere.body.notHere).toBe(true);
    expect(await affidavits(at)).toEqual([]);
    expect(await affidavits({ stateId: GEORGIA }), 'the state goes on').toEqual([[true, 'STATE']]);
    const check = { as: people.processor, body: { name: 'dispossessory AFFIDAVIT', stateId: GEORGIA } };
    expect((await t.call(documents.checkExistence, check)).body).toEqual({
      exists: true,
      id: AFFIDAVIT,
      level: 'STATE',
    });
    expect((await remove(ofCounty.id)).status, 'a published one is retired').toBe(200);
    expect(await affidavits(at)).toEqual([[true, 'STATE']]);
    const kept = await t.call(documents.details, { as: people.processor, params: { id: ofCounty.id } });
    expect(kept.body.status).toBe('RETIRED');
  });

  test('follows the dates of a version', async () => {
    const { body } = await create({ effectiveFrom: '2026-07-01', effectiveUntil: '2026-12-31' });
    await publish(body.id);
    const kinds = async () => (await existing({ stateId: GEORGIA })).map(({ kind }) => kind);
    expect(await kinds()).not.toContain(body.kind);
    const clock = t.opened.deps.clock as ReturnType<typeof standingClock>;
    clock.moveTo('2026-07-02T14:00:00Z');
    expect(await kinds()).toContain(body.kind);
    clock.moveTo('2026-06-12T14:00:00Z');
  });

  test('a draft that nobody published is deleted', async () => {
    const { body } = await create();
    expect((await remove(body.id, people.firmAdmin)).status).toBe(200);
    const params = { id: body.id };
    expect((await t.call(documents.details, { as: people.processor, params })).status).toBe(404);
  });
});

describe('a review', () => {
  const review = (id: string, number: number, as: Person = people.lawyer) =>
    t.call(documents.review, { as, params: { id }, body: { number } });

  test('is a lawyer’s of the state, of the version that is published, and ends with the next one', async () => {
    const { body: template } = await create();
    expect((await review(template.id, 1)).status, 'nothing is published').toBe(409);
    await publish(template.id);
    const details = async (as: Person) =>
      (await t.call(documents.details, { as, params: { id: template.id } })).body;
    expect([(await details(people.lawyer)).can.review, (await details(people.processor)).can.review]).toEqual(
      [true, false],
    );
    expect((await review(template.id, 1, people.processor)).status).toBe(403);
    expect((await review(template.id, 1, people.otherLawyer)).status).toBe(404);
    expect((await review(template.id, 2)).status, 'another version').toBe(409);
    const reviewed = await review(template.id, 1);
    expect(reviewed.body).toMatchObject({
      reviewedBy: expect.stringContaining('Quillfeather'),
      reviewDue: false,
    });
    const trail = await t.db
      .selectFrom('users.auditEvent')
      .select('action')
      .where('subjectId', '=', template.id)
      .where('action', '=', 'document-template.review')
      .execute();
    expect(trail).toHaveLength(1);
    await tags(template.id, [tag()]);
    expect((await publish(template.id)).body).toMatchObject({ reviewedAt: null, reviewedBy: null });
  });

  test('is not theirs where they are not admitted, and not of what comes with the product', async () => {
    const { body } = await create({ stateId: referenceId('state', 'TX') });
    await publish(body.id);
    expect(await review(body.id, 1)).toMatchObject({ status: 403, body: { code: 'lawyer_bar_state' } });
    expect((await review(AFFIDAVIT, 1)).status).toBe(403);
  });
});

test('the catalog names each fact once, with its formats, an example and where it is entered', async () => {
  const { fields } = (await t.call(documents.tagFields, { as: people.processor })).body;
  expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length);
  expect(fields.find(({ path }) => path === 'claim.total')).toEqual({
    path: 'claim.total',
    type: 'MONEY',
    formats: ['DOLLARS', 'DOLLARS_BARE'],
    example: '376812',
    screen: 'reason',
  });
});
