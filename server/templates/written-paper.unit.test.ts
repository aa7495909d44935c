import { afterAll, expect, test } from 'vitest';
import type { PaperValues } from '../src/case-service/documents/paper-facts.ts';
import { writtenPaperData } from '../src/case-service/documents/written-paper-data.ts';
import { openTypesetter } from '../src/platform/typeset/index.ts';
import { exampleFacts, writtenPapers as written } from '../test/support/example-papers.ts';
import { hasPdftotext, textOf } from '../test/support/pdf-text.ts';
import { needsOf, type Paper, partsOf, printsOf } from './papers/paper.ts';
import { writtenPaper } from './written-paper.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

const set = async (paper: Paper, changes: Partial<PaperValues> = {}) => {
  const contents = writtenPaperData(paper, { ...exampleFacts, ...changes }, { reviewer: null });
  return textOf((await typesetter.pdf(writtenPaper, writtenPaper.schema.parse(contents))).pdf);
};

test.skipIf(!hasPdftotext).each(written)(
  '$layout says, word for word, what it said',
  async ({ layout, paper }) => {
    await expect(await set(paper)).toMatchFileSnapshot(`./papers/golden/${layout}.txt`);
  },
);

test.each(written)(
  '$layout asks for the parties, the premises, and the court unless none is asked yet',
  ({ paper }) => {
    const parties = ['plaintiff.name', 'tenants.list', 'property.address'] as const;
    expect(needsOf(paper)).toEqual(expect.arrayContaining([...parties]));
    expect(needsOf(paper).includes('court.name')).toBe(!paper.isNotice);
    expect(printsOf(paper)).toEqual(expect.arrayContaining(needsOf(paper)));
  },
);

test('a fact that a paper can do without leaves a rule to write on, one under a condition is not asked for', () => {
  const paper = written.find(({ layout }) => layout === 'TX_PETITION')?.paper;
  if (!paper) throw new Error('There is no petition.');
  expect(needsOf(paper)).toContain('notice.date');
  expect(needsOf(paper)).not.toContain('lease.start');
  expect(needsOf(paper)).not.toContain('claim.rentThrough');
  const { blocks } = writtenPaperData(
    paper,
    { ...exampleFacts, 'lease.start': null },
    { reviewer: 'Marcus A. Bell' },
  );
  expect(blocks[1]).toMatchObject({
    is: 'ITEM',
    number: 2,
    parts: expect.arrayContaining([null]) as unknown,
  });
});

test('statements that don’t hold are left out, and the numbers go on without a gap', () => {
  const paper = written.find(({ layout }) => layout === 'OH_COMPLAINT')?.paper;
  if (!paper) throw new Error('There is no complaint.');
  const numbersFor = (reasons: string[], list: string) =>
    writtenPaperData(
      paper,
      { ...exampleFacts, 'case.reasons': reasons, 'case.reasonList': list },
      { reviewer: 'Marcus A. Bell' },
    ).blocks.flatMap((block) => (block.is === 'ITEM' ? [block.number] : []));
  expect(numbersFor(['NONPAYMENT'], 'Nonpayment of rent')).toEqual([1, 2, 3, 4, 5]);
  expect(numbersFor(['HOLDOVER'], 'Holdover')).toEqual([1, 2, 3, 4]);
});

test.skipIf(!hasPdftotext)(
  'codes are said in words, a long paper keeps all its tenants, and markup stays text',
  async () => {
    const paper = written.find(({ layout }) => layout === 'FL_COMPLAINT')?.paper;
    if (!paper) throw new Error('There is no complaint.');
    const names = Array.from({ length: 40 }, (_, index) => `Tenant Number${index + 1} *bold* #let`);
    const text = await set(paper, { 'tenants.list': names, 'notice.method': 'CERTIFIED_MAIL' });
    expect(text).toContain('certified mail');
    expect(text).not.toContain('CERTIFIED_MAIL');
    for (const name of names) expect(text).toContain(name);
  },
);

test.skipIf(!hasPdftotext)(
  'a signature after a declaration stays on the sheet of the declaration, however long the statements are',
  async () => {
    const paper = written.find(({ layout }) => layout === 'NV_COMPLAINT')?.paper;
    if (!paper) throw new Error('There is no complaint.');
    for (const length of [0, 100, 200, 300, 400, 500]) {
      const text = await set(paper, {
        'case.reasonList': 'Breach of lease',
        'case.reasonText': 'Dogs in the unit. '.repeat(length / 10),
      });
      const sheetOfSignature = text.split(/Page \d of \d/).find((sheet) => sheet.includes('Bar No.'));
      expect(sheetOfSignature, `${length} characters`).toContain('I declare under penalty of perjury');
    }
  },
);

const notices = written.filter(({ paper }) => paper.isNotice);
const longest = (index: number) =>
  `Maximiliana-Alexandrina Konstantinopolitanskaya${index} von Hohenzollern-Sigmaringen-Altenburg-Wittelsbach`;

test
  .skipIf(!hasPdftotext)
  .each(notices.flatMap(({ layout, paper }) => [1, 2, 9, 40].map((count) => ({ layout, paper, count }))))(
  '$layout names each of $count tenants in full',
  async ({ paper, count }) => {
    const names = Array.from({ length: count }, (_, index) => longest(index + 1));
    // Lines end where they must, within a name too.
    const closed = (text: string) => text.replaceAll(/\s+/g, '');
    const text = closed(await set(paper, { 'tenants.list': names }));
    for (const name of names) expect(text).toContain(closed(name));
  },
);

test.skipIf(!hasPdftotext)(
  'the federal notice shows the words of Ohio in Ohio, and asks for money where rent is the reason',
  async () => {
    const paper = notices.find(({ layout }) => layout === 'US_NOTICE')?.paper;
    if (!paper) throw new Error('There is no federal notice.');
    const ohio = 'You are being asked to leave the premises.';
    const flat = async (changes: Partial<PaperValues>) => (await set(paper, changes)).replaceAll(/\s+/g, ' ');
    expect(await flat({ 'property.state': 'OH' })).toContain(ohio);
    expect(await flat({})).not.toContain(ohio);
    expect(await flat({})).toContain('You owe $3,450.00');
    const holdover = { 'case.reasons': ['HOLDOVER'], 'case.reasonList': 'Holdover' };
    expect(await flat(holdover)).not.toContain('You owe');
  },
);

test.skipIf(!hasPdftotext)(
  'a notice of non-renewal says that the term may end later, where the lease has an end',
  async () => {
    const paper = notices.find(({ layout }) => layout === 'NY_TERMINATION_NOTICE')?.paper;
    if (!paper) throw new Error('There is no notice of non-renewal.');
    const flat = async (changes: Partial<PaperValues>) => (await set(paper, changes)).replaceAll(/\s+/g, ' ');
    const later = 'The term of your lease ends on July 31, 2026.';
    expect(await flat({ 'notice.type': 'NON_RENEWAL' })).toContain(later);
    expect(await flat({ 'notice.type': 'TERMINATE_PERIODIC' })).not.toContain(later);
    expect(await flat({ 'notice.type': 'NON_RENEWAL', 'lease.end': null })).not.toContain('The term of');
  },
);

test('a notice that a lawyer has read says who; a court document says nothing more', () => {
  const noteOf = (layout: string, reviewer: string | null) => {
    const paper = written.find((one) => one.layout === layout)?.paper;
    if (!paper) throw new Error(`There is no ${layout}.`);
    return writtenPaperData(paper, exampleFacts, { reviewer }).reviewNote;
  };
  expect(noteOf('GA_PAY_NOTICE', null)).toBe('Draft, not reviewed by a Georgia lawyer');
  expect(noteOf('GA_PAY_NOTICE', 'Wanda Quillfeather')).toBe(
    'Template reviewed by Wanda Quillfeather, a Georgia lawyer',
  );
  expect(noteOf('GA_WRIT_REQUEST', 'Wanda Quillfeather')).toBeNull();
});

test('a text that names no fact is refused', () => {
  expect(() => partsOf('We ask {{court.nobody}}.')).toThrow('There is no {{court.nobody}}.');
  expect(() => partsOf('We ask {{court.name|LOUD}}.')).toThrow('There is no {{court.name|LOUD}}.');
  expect(partsOf('On {{judgment.date?}} or {{today|SHORT_DATE}}.')).toEqual([
    'On ',
    { path: 'judgment.date', format: null, isRequired: false },
    ' or ',
    { path: 'today', format: 'SHORT_DATE', isRequired: true },
    '.',
  ]);
});
