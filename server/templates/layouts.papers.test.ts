import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { worksheetData } from '../src/case-service/documents/make-worksheet.ts';
import { writtenPaperData } from '../src/case-service/documents/written-paper-data.ts';
import { openTypesetter } from '../src/platform/typeset/index.ts';
import { exampleAffidavit } from '../test/support/example-affidavit.ts';
import { exampleExhibit } from '../test/support/example-exhibit.ts';
import { exampleFacts, writtenPapers } from '../test/support/example-papers.ts';
import { faultsByQpdf, faultsByVeraPdf } from '../test/support/judges.ts';
import { auditExhibit } from './audit-exhibit.ts';
import { dispossessoryAffidavit } from './dispossessory-affidavit.ts';
import { slots } from './slots/index.ts';
import { worksheet } from './worksheet.ts';
import { writtenPaper } from './written-paper.ts';

// Each layout, with all that it can say, as archives keep it and as screen readers read it.

const typesetter = openTypesetter();
let folder: string;
const paths: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'writdesk-layouts-'));
  const put = async (name: string, pdf: Uint8Array) => {
    const path = join(folder, `${name}.pdf`);
    await writeFile(path, pdf);
    paths.push(path);
  };
  for (const { layout, paper } of writtenPapers) {
    const contents = writtenPaperData(paper, exampleFacts, { reviewer: null });
    await put(layout, (await typesetter.pdf(writtenPaper, writtenPaper.schema.parse(contents))).pdf);
  }
  for (const slot of slots) {
    const contents = worksheet.schema.parse(worksheetData(slot, exampleFacts));
    await put(`WORKSHEET_${slot.code}`, (await typesetter.pdf(worksheet, contents)).pdf);
  }
  await put('AUDIT_EXHIBIT', (await typesetter.pdf(auditExhibit, exampleExhibit())).pdf);
  await put('GA_AFFIDAVIT', (await typesetter.pdf(dispossessoryAffidavit, exampleAffidavit())).pdf);
});
afterAll(async () => {
  await typesetter.close();
  await rm(folder, { recursive: true, force: true });
});

test('qpdf finds nothing wrong with their structure', async () => {
  expect(paths.length, 'or nothing was looked at').toBeGreaterThan(25);
  const faults = [];
  for (const path of paths) faults.push(...(await faultsByQpdf(path)));
  expect(faults).toEqual([]);
});

test.each(['2a', 'ua1'] as const)('veraPDF finds that they follow %s', async (flavour) => {
  expect(await faultsByVeraPdf(flavour, paths)).toEqual([]);
});
