import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { auditExports } from '@writdesk/contract/audits/audit-exports';
import { cases } from '@writdesk/contract/cases/cases';
import { checks } from '@writdesk/contract/checks/checks';
import { invoiceReports } from '@writdesk/contract/invoices/invoice-reports';
import { invoices } from '@writdesk/contract/invoices/invoices';
import type { PacketFile } from '@writdesk/contract/packets/packet-values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PersonKey, demoPeople } from '../../seed/demo/demo-people.ts';
import { seedDemo } from '../../seed/demo/seed-demo.ts';
import { findAccountByName } from '../../src/identity/accounts/account-queries.ts';
import { standingClock } from '../../src/platform/clock.ts';
import { checkSeal } from '../../src/platform/pdf/check-seal.ts';
import { type Person, testApp, type TestApp } from '../support/harness.ts';
import { faultsByQpdf } from '../support/judges.ts';
import { randomFrom } from '../support/random-from.ts';
import { isSoundByPoppler, isSoundByPyHanko } from '../support/signature-judges.ts';
import { signerCertificate } from '../support/signer-certificate.ts';

// All PDFs of the demonstration: generated documents, filled forms, envelopes, signed documents and packets.

const WEDNESDAY = '2026-07-22T15:10:00Z';
const CHANGES = 1_000;
let t: TestApp;
let folder: string;
beforeAll(async () => {
  t = await testApp({ clock: standingClock(WEDNESDAY) });
  await seedDemo({ deps: t.opened.deps });
  if (t.config.storage.kind !== 'local') throw new Error('The files lie elsewhere.');
  ({ folder } = t.config.storage);
}, 480_000);
afterAll(() => t.close());

async function person(key: PersonKey): Promise<Person> {
  const { email, roles } = demoPeople[key];
  const account = await findAccountByName(t.opened.deps.db.pool, email);
  return { accountId: account?.id ?? '', email, roles };
}

/** The paths of all PDFs that lie in the storage. */
async function storedPdfs(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const heads = await Promise.all(paths.map(async (path) => (await readFile(path)).subarray(0, 5)));
  return paths.filter((_path, index) => heads[index]?.toString('latin1') === '%PDF-');
}

/** Copies of the files that left with a seal. */
async function sealedFiles(): Promise<string[]> {
  const signed = await t.db
    .selectFrom('cases.signature')
    .select('file')
    .where('file', 'is not', null)
    .execute();
  const bound = await t.db.selectFrom('cases.packet').select('files').where('status', '=', 'READY').execute();
  const all = [...signed.map(({ file }) => file), ...bound.flatMap(({ files }) => files)] as PacketFile[];
  const sealed = all.filter(({ isSealed }) => isSealed);
  return Promise.all(
    sealed.map(async ({ path, sha256 }) => {
      const stored = await t.opened.deps.storage.get(path);
      if (!stored) throw new Error(`Nothing lies at ${path}.`);
      const copy = join(t.config.dataDir, `${sha256}.pdf`);
      await writeFile(copy, await buffer(stored));
      return copy;
    }),
  );
}

test('qpdf finds nothing wrong with the PDFs that we make, nor with those of money', async () => {
  const priya = await person('priya');
  const listed = (await t.call(invoices.list, { as: priya })).body.invoices;
  // A draft has no PDF.
  const invoice = listed.find(({ number }) => number !== null);
  const typeset = await t.call(invoices.pdf, { as: priya, params: { id: invoice?.id ?? '' } });
  expect(typeset.status).toBe(200);
  const query = { clientId: invoice?.client.id ?? '', from: '2026-06-01', to: '2026-07-22' };
  expect((await t.call(invoiceReports.statementPdf, { as: priya, query })).status).toBe(200);
  const reports = await t.call(checks.reports, { as: priya, query: { size: 100 } });
  const released = reports.body.checks.filter(({ status }) => status === 'SUBMITTED');
  const body = { checkIds: released.map(({ id }) => id) };
  expect((await t.call(checks.print, { as: priya, body })).status).toBe(200);

  const [one] = (await t.call(cases.list, { as: await person('josephine'), query: { status: 'ON_DOCKET' } }))
    .body.cases;
  const exported = { as: await person('beatrice'), params: { id: one?.id ?? '' } };
  const exhibit = await t.call(auditExports.exportCase, exported);
  expect(exhibit.status).toBe(200);
  expect(exhibit.body.rows, 'or its exhibit says nothing').toBeGreaterThan(10);

  const paths = await storedPdfs();
  expect(paths.length, 'or nothing was looked at').toBeGreaterThan(150);
  const faults = [];
  for (const path of paths) faults.push(...(await faultsByQpdf(path)));
  expect(faults).toEqual([]);
});

test('poppler and pyHanko find every signed document and packet valid, and all of it signed', async () => {
  const paths = await sealedFiles();
  expect(paths.length, 'or nothing was looked at').toBeGreaterThan(8);
  const unsound: string[] = [];
  for (const path of paths) {
    const certificate = join(t.config.dataDir, 'signer.pem');
    await writeFile(certificate, signerCertificate(await readFile(path)));
    const isSound = (await isSoundByPoppler(path)) && (await isSoundByPyHanko(path, certificate));
    if (!isSound) unsound.push(path);
  }
  expect(unsound).toEqual([]);
});

test('of 1,000 random changes to signed bytes none passes, and poppler doesn’t take such a file either', async () => {
  const paths = await sealedFiles();
  const files = await Promise.all(paths.map((path) => readFile(path)));
  const random = randomFrom(42);
  const passed: string[] = [];
  let last = files[0];
  for (let round = 0; round < CHANGES; round += 1) {
    const index = random(files.length);
    const copy = Buffer.from(files[index] ?? []);
    const at = signedPlace(copy, random);
    copy[at] = ((copy[at] ?? 0) + 1 + random(255)) % 256;
    last = copy;
    if ((await checkSeal(copy)).state === 'WHOLE') passed.push(`${paths[index]}, byte ${at}`);
  }
  expect(passed).toEqual([]);
  const changed = join(t.config.dataDir, 'changed.pdf');
  await writeFile(changed, last ?? '');
  expect(await isSoundByPoppler(changed)).toBe(false);
});

/** A byte that the seal covers. */
function signedPlace(pdf: Buffer, random: (most: number) => number): number {
  const [, first, second] = /\/ByteRange\s*\[\s*\d+\s+(\d+)\s+(\d+)/.exec(pdf.toString('latin1')) ?? [];
  const [start, end] = [Number(first), Number(second)];
  const place = random(pdf.length - (end - start));
  return place < start ? place : place + end - start;
}
