import { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import { storage } from '@writdesk/contract/storage/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { uploadRoll } from '../../../test/support/uploaded-roll.ts';
import { zipOf } from '../../../test/support/zip-of.ts';
import { newId } from '../../platform/ids.ts';
import { standingClock } from '../../platform/clock.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
let t: TestApp;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  ({ people } = await twoCompanies(t));
});
afterAll(() => t.close());

async function read(content: string | Uint8Array, fileName: string) {
  const path = await uploadRoll(t, people.owner, content, fileName);
  const reply = await t.call(propertyImports.create, {
    as: people.owner,
    body: { kind: 'RENT_ROLL', file: { path, fileName } },
  });
  return { path, reply };
}
/** The container in which Office keeps what has a password, and kept everything before 2007. */
function container(...names: string[]): Uint8Array {
  const bytes = Buffer.alloc(2_048);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0]).copy(bytes);
  for (const [at, name] of names.entries()) bytes.write(name, 600 + at * 128, 'utf16le');
  return bytes;
}

test('separated by tabs is imported under its own ending', async () => {
  const { reply } = await read(
    ['Property\tUnit\tTenant\tRent', 'Willow Creek\t31A\tBell, Adaeze\t1,850.00'].join('\n'),
    'roll.tsv',
  );
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  expect(reply.body).toMatchObject({ fileName: 'roll.tsv', counts: { found: 1, new: 1, refused: 0 } });
});

test('the list says who imported what, and until when it can be undone', async () => {
  const list = (query: object, as = people.owner) => t.call(propertyImports.list, { as, query });
  const { reply } = await read('Property,Unit,Tenant,Rent\nWillow Creek,32A,Ada Ng,1850', 'applied.csv');
  const applied = await t.call(propertyImports.apply, {
    as: people.owner,
    params: { id: reply.body.id },
    body: { version: reply.body.version },
  });
  expect(applied.status).toBe(200);
  const { body } = await list({ status: 'APPLIED' });
  expect(body.imports).toMatchObject([
    {
      fileName: 'applied.csv',
      status: 'APPLIED',
      counts: { new: 1 },
      createdAt: '2026-06-12T14:00:00.000Z',
      undoUntil: '2026-07-12T14:00:00.000Z',
    },
  ]);
  const waiting = await list({ status: 'PREVIEW' });
  expect(waiting.body.imports.map(({ status, undoUntil }) => [status, undoUntil])).not.toEqual([]);
  expect(waiting.body.imports.every(({ undoUntil }) => undoUntil === null)).toBe(true);
  expect((await list({ clientId: newId() })).body.imports).toEqual([]);
  expect((await list({ status: 'LOST' })).status).toBe(400);
});

describe('is refused with what to do about it', () => {
  test.each([
    ['roll.xls', 'application/vnd.ms-excel', 'sheet_old', /Save it as \.xlsx or \.csv/],
    ['roll.XLS', XLSX, 'sheet_old', /Save it as \.xlsx or \.csv/],
    ['roll.xlsm', 'application/vnd.ms-excel.sheet.macroEnabled.12', 'sheet_macro', /Save it as \.xlsx/],
    ['roll.xlsm', XLSX, 'sheet_macro', /Save it as \.xlsx/],
  ])('%s as %s, before anything is sent', async (fileName, contentType, code, advice) => {
    const before = await t.db.selectFrom('jobs.storedFile').select('id').execute();
    const reply = await t.call(storage.signedUploadUrl, {
      as: people.owner,
      body: { fileName, contentType: contentType as typeof XLSX, sizeBytes: 100 },
    });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({
      errors: expect.arrayContaining([
        expect.objectContaining({ path: 'fileName', code, message: expect.stringMatching(advice) }),
      ]),
    });
    expect(await t.db.selectFrom('jobs.storedFile').select('id').execute()).toEqual(before);
  });

  test.each([
    ['with a password', () => container('EncryptionInfo', 'EncryptedPackage'), 'import_file_encrypted'],
    ['from before 2007', () => container('Workbook'), 'sheet_old'],
    ['with macros', () => zipOf([['[Content_Types].xml'], ['xl/vbaProject.bin']]), 'sheet_macro'],
  ])('a workbook %s that is called .xlsx, and nothing of it is kept', async (_what, make, code) => {
    const { path, reply } = await read(make(), 'roll.xlsx');
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'file_refused', reason: { code } });
    expect(await t.opened.deps.storage.stat(path)).toBeNull();
    expect(
      await t.db.selectFrom('jobs.storedFile').select('state').where('path', '=', path).executeTakeFirst(),
    ).toEqual({ state: 'REFUSED' });
    expect(
      await t.db
        .selectFrom('users.propertyImport')
        .where('fileName', '=', 'roll.xlsx')
        .select('id')
        .execute(),
    ).toEqual([]);
  });
});
