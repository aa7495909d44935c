import { documents } from '@writdesk/contract/documents/documents';
import { readFile } from 'node:fs/promises';
import { createTemplate } from '../../src/case-service/document-templates/create-template.ts';
import { publishTemplate } from '../../src/case-service/document-templates/publish-template.ts';
import { replaceTags } from '../../src/case-service/document-templates/replace-tags.ts';
import { reviewTemplate } from '../../src/case-service/document-templates/review-template.ts';
import type { UserContext } from '../../src/platform/context.ts';
import { referenceId } from '../reference-id.ts';
import type { DemoDays } from './demo-days.ts';
import { uploadFile } from './demo-opening.ts';
import { plainPaper } from './demo-papers.ts';
import type { PersonKey } from './demo-people.ts';

/** Office days before today: before the first case. */
const SET_UP = -61;

interface DemoTemplate {
  by: PersonKey;
  at: Date;
  run(by: UserContext): Promise<void>;
}

/** Practice forms of our own making: one with fields, published and reviewed; a scanned one, published; a flat one, a draft. */
export function demoDocuments(days: DemoDays): DemoTemplate[] {
  const at = (time: string) => days.at(days.office(SET_UP), time);
  let coverId = '';
  return [
    {
      by: 'renee',
      at: at('11:20'),
      run: async (by) => {
        coverId = await coverSheet(by);
      },
    },
    {
      by: 'josephine',
      at: at('14:45'),
      run: async (by) => {
        const body = documents.review.body.parse({ number: 1 });
        await reviewTemplate(by, { params: { id: coverId }, query: {}, body });
      },
    },
    { by: 'renee', at: at('15:10'), run: keyReceipt },
    { by: 'renee', at: at('15:30'), run: feeLetter },
  ];
}

const fields = [
  ['Plaintiff', 600, 'plaintiff.name'],
  ['Defendants', 560, 'tenants.names'],
  ['Premises', 520, 'property.address'],
  ['Amount claimed', 480, 'claim.total'],
  ['Attorney', 440, 'attorney.name'],
] as const;

async function coverSheet(by: UserContext): Promise<string> {
  // Two hundred files, which no other start needs.
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const sheet = await PDFDocument.create();
  const page = sheet.addPage([612, 792]);
  page.drawText('Cover sheet for the clerk', { x: 72, y: 700, size: 18 });
  page.drawText('A practice form of Writdesk. No court issued it.', { x: 72, y: 676, size: 10 });
  const form = sheet.getForm();
  for (const [name, y] of fields) {
    page.drawText(name, { x: 72, y: y + 5, size: 11 });
    form.createTextField(name).addToPage(page, { x: 190, y, width: 340, height: 20 });
  }
  const path = await uploadFile(by, 'cover-sheet.pdf', Buffer.from(await sheet.save()));
  const template = await createTemplate(by, {
    params: {},
    query: {},
    body: documents.create.body.parse({
      name: 'Cover sheet for the clerk',
      type: 'FORM',
      moment: 'FILING',
      stateId: referenceId('state', 'GA'),
      formNumber: 'PRACTICE-1',
      revision: '1/2026',
      source: 'A practice form of our own making',
      confidence: 'S',
      path,
    }),
  });
  const tags = template.fields.flatMap(({ name, page: number, x, y, width, height }) => {
    const fact = fields.find(([field]) => field === name)?.[2];
    const place = { page: number, x, y, width, height };
    return fact
      ? [{ ...place, type: 'TEXT' as const, path: fact, fieldName: name, required: name !== 'Attorney' }]
      : [];
  });
  await replaceTags(by, {
    params: { documentId: template.id },
    query: {},
    body: documents.replaceTags.body.parse({ tags }),
  });
  await publishTemplate(by, { params: { id: template.id }, query: {}, body: {} });
  return template.id;
}

/** A page without fields, used in one county; nobody has placed its tags yet. */
async function feeLetter(by: UserContext): Promise<void> {
  const content = plainPaper('Request to the marshal', ['To the marshal of the county:', '', 'Case number:']);
  const path = await uploadFile(by, 'request-to-the-marshal.pdf', content);
  await createTemplate(by, {
    params: {},
    query: {},
    body: documents.create.body.parse({
      name: 'Request to the marshal',
      type: 'OVERLAY',
      moment: 'WRIT',
      countyId: referenceId('county', '13121'),
      source: 'A practice page of our own making',
      path,
    }),
  });
}

/** The lines of the scan, in points from the top left, and the fact that each of them waits for. */
const scannedLines = [
  [171, 'plaintiff.name'],
  [219, 'tenants.names'],
  [267, 'property.address'],
  [315, 'case.number'],
] as const;

/** A page that somebody put on a scanner: it has no words and no fields, and tags lie over its lines. */
async function keyReceipt(by: UserContext): Promise<void> {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const sheet = await PDFDocument.create();
  const picture = await sheet.embedJpg(await readFile(new URL('scanned-form.jpg', import.meta.url)));
  sheet.addPage([612, 792]).drawImage(picture, { x: 0, y: 0, width: 612, height: 792 });
  const path = await uploadFile(by, 'return-of-keys.pdf', Buffer.from(await sheet.save()));
  const template = await createTemplate(by, {
    params: {},
    query: {},
    body: documents.create.body.parse({
      name: 'Return of keys',
      type: 'OVERLAY',
      moment: 'CLOSE',
      countyId: referenceId('county', '13135'),
      formNumber: 'PRACTICE-2',
      revision: '1/2026',
      source: 'A scanned practice page of our own making',
      path,
    }),
  });
  const tags = scannedLines.map(([line, fact]) => ({
    page: 1,
    x: 202,
    y: line - 14,
    width: 334,
    height: 16,
    type: 'TEXT' as const,
    path: fact,
  }));
  const { id } = template;
  const body = documents.replaceTags.body.parse({ tags });
  await replaceTags(by, { params: { documentId: id }, query: {}, body });
  await publishTemplate(by, { params: { id }, query: {}, body: {} });
}
