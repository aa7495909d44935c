import { cases } from '@writdesk/contract/cases/cases';
import { documents } from '@writdesk/contract/documents/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { finishDocument } from '../../../test/support/finish-document.ts';
import { formPdf } from '../../../test/support/form-pdf.ts';
import type { Person } from '../../../test/support/harness.ts';
import { uploadPdf } from '../../../test/support/upload-pdf.ts';
import { type PaperDesk, paperDesk } from '../../../test/support/paper-desk.ts';

let t: PaperDesk['t'];
let desk: PaperDesk['desk'];
let people: PaperDesk['people'];
let strangers: PaperDesk['strangers'];
beforeAll(async () => {
  ({ t, desk, people, strangers } = await paperDesk());
});
afterAll(() => t.close());

const OLD = 'Magnolia Living LLC';
const NEW = 'Magnolia Living Two LLC';

/** A case in the initial check whose affidavit is made, and made again for a plaintiff of another name. */
async function madeTwice() {
  const { id } = await desk.at('INITIAL_CHECK');
  const first = await ok(t.call(cases.details, { as: people.processor, params: { id } }));
  const before = first.documents.find(({ kind }) => kind === 'DISPOSSESSORY_AFFIDAVIT')?.id ?? '';
  const save = (plaintiffName: string) =>
    ok(t.call(cases.save, { as: people.processor, params: { id }, body: { plaintiffName } }));
  await save(OLD);
  await t.db.updateTable('cases.caseDocument').set({ status: 'QUEUED' }).where('id', '=', before).execute();
  await finishDocument(t, before);
  const flag = { comment: 'The plaintiff has another name.', reason: 'WRONG_FACTS' as const };
  await ok(t.call(documents.flag, { as: people.processor, params: { id: before }, body: flag }));
  await save(NEW);
  const again = await ok(
    t.call(documents.regenerate, { as: people.processor, params: { id: before }, body: { caseId: id } }),
  );
  await finishDocument(t, again.id);
  return { id, before, after: again.id };
}

const history = (id: string, as: Person = people.processor) =>
  t.call(documents.history, { as, params: { id } });
const compare = (id: string, query: { withId?: string; page?: number } = {}, as: Person = people.processor) =>
  t.call(documents.compare, { as, params: { id }, query });

describe('versions of a document', () => {
  test('say who had each made, why, and which facts changed', async () => {
    const { before, after } = await madeTwice();
    for (const id of [before, after]) {
      const { versions } = await ok(history(id));
      expect(versions, 'the newest first, whichever was named').toMatchObject([
        {
          documentId: after,
          number: 2,
          status: 'READY',
          cause: 'REQUEST',
          madeBy: expect.any(String),
          hasFile: true,
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
          changed: [{ path: 'plaintiff.name', printed: OLD, now: NEW }],
          flags: [{ reason: 'WRONG_FACTS', comment: 'The plaintiff has another name.' }],
        },
        { documentId: before, number: 1, cause: 'MOMENT', changed: [], flags: [] },
      ]);
      expect(versions[0]?.sha256).not.toBe(versions[1]?.sha256);
    }
    expect((await history(after, people.manager)).status).toBe(403);
    expect((await history(after, strangers.processor)).status).toBe(404);
  });

  test('are compared in words and as pictures, the older one first', async () => {
    const { before, after } = await madeTwice();
    const body = await ok(compare(after));
    expect(body).toMatchObject({
      before: { documentId: before, number: 1 },
      after: { documentId: after, number: 2 },
      facts: [{ path: 'plaintiff.name', printed: OLD, now: NEW }],
    });
    expect(body.pages[0]).toBe(true);
    const said = (kind: string) =>
      body.words.flatMap((run) => (run.kind === kind ? [run.text] : [])).join(' ');
    expect(said('ADDED')).toContain('Two');
    expect(said('REMOVED')).not.toContain('Magnolia');
    const png = Buffer.from(body.picture?.difference ?? '', 'base64');
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect(body.picture?.page).toBe(1);
    const swapped = await ok(compare(before, { withId: after, page: 1 }));
    expect(swapped.before.documentId).toBe(before);
  });

  test('are compared with versions of the same document alone, by those who may have the files', async () => {
    const { id, before, after } = await madeTwice();
    const other = await madeTwice();
    expect(await compare(before)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await compare(after, { withId: other.after })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'withId' }] },
    });
    expect((await compare(after, {}, people.manager)).status).toBe(403);
    expect((await compare(after, {}, strangers.processor)).status).toBe(404);
    await t.db
      .updateTable('cases.caseDocument')
      .set({ purgedAt: new Date() })
      .where('caseId', '=', id)
      .execute();
    expect((await compare(after)).status, 'the file is gone').toBe(409);
  });
});

describe('versions of a template', () => {
  const tag = { page: 1, x: 180, y: 124, width: 300, height: 18, type: 'TEXT' as const };
  async function template() {
    const as = people.processor;
    const path = await uploadPdf(t, as, await formPdf());
    const body = {
      name: `Practice ${path}`.slice(0, 90),
      type: 'FORM' as const,
      moment: 'FILING' as const,
      path,
    };
    return ok(t.call(documents.create, { as, body }), 201);
  }
  const replace = (documentId: string, tags: object[]) =>
    ok(
      t.call(documents.replaceTags, {
        as: people.processor,
        params: { documentId },
        body: { tags: tags as [] },
      }),
    );
  const versions = (id: string, query: { from?: number; to?: number } = {}, as = people.processor) =>
    t.call(documents.compareVersions, { as, params: { id }, query });

  test('name the tags that went, came and changed, and what of the file differs', async () => {
    const { id } = await template();
    expect((await versions(id)).status, 'there is only one').toBe(409);
    const { tags } = await replace(id, [
      { ...tag, path: 'plaintiff.name' },
      { ...tag, y: 180, path: 'court.name' },
    ]);
    await ok(t.call(documents.publish, { as: people.processor, params: { id }, body: {} }));
    const path = await uploadPdf(t, people.processor, await formPdf({ without: ['Rent owed'] }));
    await ok(
      t.call(documents.update, {
        as: people.processor,
        params: { id },
        body: { path, effectiveFrom: '2026-07-01' },
      }),
    );
    await replace(id, [
      { ...tags[0], x: 200, required: true },
      { ...tag, y: 220, path: 'case.number' },
    ]);
    const body = await ok(versions(id));
    expect(body).toMatchObject({
      before: 1,
      after: 2,
      parts: ['FILE', 'EFFECTIVE_FROM'],
      comparison: { pages: [true, false], words: expect.arrayContaining([]) },
    });
    expect(body.tags.map(({ kind, path: fact, parts }) => [kind, fact, parts])).toEqual([
      ['REMOVED', 'court.name', []],
      ['CHANGED', 'plaintiff.name', ['PLACE', 'RULES']],
      ['ADDED', 'case.number', []],
    ]);
    expect(body.comparison?.words).toContainEqual({ kind: 'REMOVED', page: 1, text: 'Rent owed' });
    expect(await versions(id, { from: 2, to: 1 })).toMatchObject({ body: { before: 1, after: 2 } });
    expect(await versions(id, { from: 9 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'from' }] },
    });
    expect((await versions(id, {}, people.manager)).status).toBe(403);
    expect((await versions(id, {}, strangers.processor)).status).toBe(404);
  });
});
