import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barsOf } from '../src/case-service/stamps/draw-barcode.ts';
import { certifiedFormsOf } from '../src/case-service/stamps/certified-forms-data.ts';
import { openTypesetter } from '../src/platform/typeset/index.ts';
import { certifiedForms } from './certified-forms.ts';
import { envelopePaper } from './envelope.ts';

// Where the words stand on the page, as poppler reads it: machines of the Postal Service look for the address in one place alone.

const POPPLER = '/usr/bin/pdftotext';
const run = promisify(execFile);
const typesetter = openTypesetter();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'writdesk-envelopes-'));
});
afterAll(async () => {
  await typesetter.close();
  await rm(folder, { recursive: true, force: true });
});

interface Word {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** In inches from the left and from the top. */
async function readPaper(pdf: Uint8Array) {
  const path = join(folder, 'paper.pdf');
  await writeFile(path, pdf);
  const { stdout } = await run(POPPLER, ['-bbox', path, '-']);
  const [, width, height] = /<page width="([\d.]+)" height="([\d.]+)"/.exec(stdout) ?? [];
  const inches = (points: string | undefined) => Number(points) / 72;
  const words = [
    ...stdout.matchAll(
      /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g,
    ),
  ].map(([, left, top, right, bottom, text = '']): Word => ({
    text,
    left: inches(left),
    top: inches(top),
    right: inches(right),
    bottom: inches(bottom),
  }));
  return { width: inches(width), height: inches(height), words };
}
function overlaps(words: readonly Word[]): string[] {
  return words.flatMap((one, at) =>
    words
      .slice(at + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.02 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.04,
      )
      .map((other) => `${one.text} on ${other.text}`),
  );
}

const longest = {
  to: [
    'CLERK MAGISTRATE COURT OF GWINNETT COUNTY',
    'ATTN CIVIL DIVISION DISPOSSESSORY DESK',
    '75 LANGLEY DR STE 200',
    'LAWRENCEVILLE GA 30046-6935',
  ],
  from: ['HARLAN & PRUITT LLP', '50 HURT PLZ SE STE 900', 'ATLANTA GA 30303-2914'],
  services: ['FIRST-CLASS MAIL', 'USPS CERTIFIED MAIL', 'RETURN RECEIPT REQUESTED (ELECTRONIC)'],
  articleNumber: '9407 1118 9956 0000 0000 00',
  stamp: 'DEMONSTRATION: NO POSTAGE',
};

describe.runIf(existsSync(POPPLER))('on paper', () => {
  test.each([
    ['NO_10', 9.5, 4.125],
    ['SIX_BY_NINE', 9, 6],
  ] as const)(
    '%s: nothing lies on anything else, and the address where machines read',
    async (size, width, height) => {
      const bars = await barsOf('0023456709498765432130303');
      const { pdf } = await typesetter.pdf(envelopePaper, { ...longest, size, bars });
      const paper = await readPaper(pdf);
      expect([paper.width, paper.height]).toEqual([expect.closeTo(width, 2), expect.closeTo(height, 2)]);
      expect(overlaps(paper.words)).toEqual([]);
      const ofTo = paper.words.filter(({ left, top }) => left > 3 && top > height / 2);
      expect(ofTo.map(({ text }) => text).join(' ')).toBe(longest.to.join(' '));
      for (const { text, left, top, right, bottom } of ofTo) {
        expect(height - bottom, text).toBeGreaterThan(5 / 8);
        expect(height - top, text).toBeLessThan(2.75);
        expect(left, text).toBeGreaterThan(0.5);
        expect(width - right, text).toBeGreaterThan(0.5);
      }
      for (const { text, left, top, right } of paper.words) {
        expect(Math.min(left, top, width - right), text).toBeGreaterThan(0.25);
      }
    },
  );

  test('the sheet for certified mail has every field of both forms', async () => {
    const place = {
      addressLine1: '12 N MAIN ST',
      addressLine2: null,
      city: 'ATLANTA',
      stateCode: 'GA',
      zipCode: '30303-2914',
    };
    const facts = certifiedFormsOf({
      to: { ...place, name: 'CALEB HOLLIS' },
      from: { ...place, name: 'HARLAN & PRUITT LLP', addressLine1: '50 HURT PLZ SE STE 900' },
      mailClass: 'CERTIFIED',
      returnReceipt: 'PAPER',
      weightOz: '1.00',
      trackingNo: '9361289878700317633795',
      costCents: 78 + 530 + 440,
      createdAt: new Date('2026-06-29T16:00:00Z'),
      cases: [
        {
          id: '',
          title: 'Magnolia v. Hollis',
          caseNumber: '26D00123',
          caseDraftNumber: 'D-1',
          costCents: 1_048,
        },
      ],
    });
    expect(facts).toMatchObject({
      certifiedFee: '$5.30',
      receiptFee: '$4.40',
      postage: '$0.78',
      total: '$10.48',
    });
    const { pdf } = await typesetter.pdf(certifiedForms, facts);
    const { words } = await readPaper(pdf);
    expect(overlaps(words)).toEqual([]);
    const said = words.map(({ text }) => text.replaceAll('&amp;', '&')).join(' ');
    for (const field of [
      '9361 2898 7870 0317 6337 95',
      'Certified Mail Fee',
      '$5.30',
      'Return Receipt (hardcopy)',
      '$4.40',
      'Return Receipt (electronic)',
      'Certified Mail Restricted Delivery',
      'Adult Signature Required',
      'Adult Signature Restricted Delivery',
      'Postage',
      '$0.78',
      'Total Postage and Fees',
      '$10.48',
      'Postmark Here',
      'Sent To',
      'CALEB HOLLIS',
      'Street and Apt. No., or PO Box No.',
      '12 N MAIN ST',
      'City, State, ZIP+4',
      'ATLANTA GA 30303-2914',
      '1. Article Addressed to',
      '2. Article Number',
      '3. Service Type',
      'A. Signature',
      'B. Received by (printed name)',
      'C. Date of Delivery',
      'D. Is delivery address different from item 1?',
      'Magnolia v. Hollis, 26D00123',
    ])
      expect(said).toContain(field);
  });

  test('sums of a post office with its own prices are no parts of the price list', () => {
    const place = {
      name: 'A',
      addressLine1: '1 A ST',
      addressLine2: null,
      city: 'ATLANTA',
      stateCode: 'GA',
      zipCode: '30303',
    };
    const facts = {
      to: place,
      from: place,
      mailClass: 'CERTIFIED',
      returnReceipt: 'ELECTRONIC',
      weightOz: 1 as never,
    } as const;
    const rest = { trackingNo: null, costCents: 705, createdAt: new Date('2026-06-29T16:00:00Z'), cases: [] };
    expect(certifiedFormsOf({ ...facts, ...rest })).toMatchObject({
      certifiedFee: null,
      postage: null,
      total: '$7.05',
    });
  });
});
