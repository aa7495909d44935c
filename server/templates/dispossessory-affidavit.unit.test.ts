import { afterAll, expect, test } from 'vitest';
import { openTypesetter, UnprintableTextError } from '../src/platform/typeset/index.ts';
import { exampleAffidavit } from '../test/support/example-affidavit.ts';
import { hasPdftotext, textOf } from '../test/support/pdf-text.ts';
import { type DispossessoryAffidavit, dispossessoryAffidavit } from './dispossessory-affidavit.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

const set = (changes?: Partial<DispossessoryAffidavit>) =>
  typesetter.pdf(dispossessoryAffidavit, exampleAffidavit(changes));

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

test('a document is a PDF/A with its pages counted', async () => {
  const { pdf, pageCount } = await set();
  const raw = Buffer.from(pdf).toString('latin1');
  expect(raw.startsWith('%PDF-1.')).toBe(true);
  expect(raw).toMatch(/pdfaid:part>2</);
  expect(pageCount).toBe(2);
});

test.skipIf(!hasPdftotext)(
  'the affidavit says, word for word, what it said when it was approved',
  async () => {
    await expect(textOf((await set()).pdf)).toMatchFileSnapshot('./dispossessory-affidavit.golden.txt');
  },
);

test.skipIf(!hasPdftotext)('the parties and the writ are called as the rules call them', async () => {
  const terms = { writ: 'warrant of eviction', plaintiff: 'petitioner', defendant: 'respondent' };
  const text = textOf((await set({ terms })).pdf);
  expect(text).toContain('Petitioner,');
  expect(text).toContain('Respondents refused');
  expect(text).toContain('a warrant of eviction;');
  expect(text).not.toMatch(/plaintiff|defendant|writ of/i);
});

test.skipIf(!hasPdftotext)(
  'one tenant, an owner, oral lease, no money, no attorney: the words follow',
  async () => {
    const { pdf } = await set({
      caseNumber: '26-ED-104417',
      defendants: ['Ana Ruiz'],
      includesAllOthers: false,
      affiant: { name: 'Ruth Bell', capacity: 'OWNER', title: null },
      lease: { isWritten: false, startDate: null, endDate: null },
      grounds: { nonpayment: false, holdover: true, atSufferance: true, other: null },
      demand: {
        givenDate: '2026-11-05',
        isThreeDayNotice: false,
        expiresDate: null,
        methods: ['letter', 'email'],
      },
      money: null,
      attorney: null,
    });
    const text = textOf(pdf).replaceAll('\n', ' ');
    expect(text).toContain('No. 26-ED-104417');
    expect(text).toContain('X the owner');
    expect(text).toContain('Defendant is in possession, as tenant, of premises');
    expect(text).toContain('under an oral lease.');
    expect(text).toContain('X Defendant holds possession of the premises over and beyond the term');
    expect(text).toContain('X Defendant is a tenant at sufferance.');
    expect(text).toContain(
      'On November 5, 2026 Plaintiff demanded possession of the premises from Defendant, by letter and email.',
    );
    expect(text).toContain('asks for possession alone');
    expect(text).not.toMatch(/\$|judgment against|Bar No|X Defendant fails|all other occupants/);
  },
);

test.skipIf(!hasPdftotext)('sums are added in cents and written in dollars', async () => {
  const { pdf } = await set({
    money: {
      pastDueRentCents: 123_456_789,
      rentThroughDate: null,
      monthlyRentCents: null,
      lateFeesCents: 5,
      attorneyFeesCents: 0,
      other: [{ label: 'Key', cents: 10 }],
    },
  });
  const text = textOf(pdf);
  expect(text).toMatch(/^Rent past due \$1,234,567\.89$/m);
  expect(text).toMatch(/^Late fees \$0\.05$/m);
  expect(text).toMatch(/^Key \$0\.10$/m);
  expect(text).toMatch(/^Total \$1,234,568\.04$/m);
  expect(text).not.toMatch(/Attorney’s fees/);
});

test.skipIf(!hasPdftotext)('six tenants with names of many scripts, each whole', async () => {
  const defendants = [
    'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh-Montgomery',
    'Nguyễn Thị Minh Khai',
    'Владимир Соколов',
    '김민준',
    '田中 さくら',
    'አበበ ቢቂላ',
  ];
  const { pdf, pageCount } = await set({ defendants });
  const text = withoutSpaces(textOf(pdf));
  for (const name of defendants) expect(text).toContain(withoutSpaces(name));
  expect(pageCount).toBe(2);
});

test.each([
  'محمد عبد الله',
  'सुनीता शर्मा',
  'সুনীতা',
  'สมชาย ใจดี',
  'யாழினி',
  'Γιώργος',
  'דוד כהן',
  'Հայկ',
  'გიორგი',
  'ស៊ីហា',
  'ພອນ',
  'မောင်',
])('the name %s can be printed', async (name) => {
  expect((await set({ defendants: [name] })).pageCount).toBe(2);
});

test.skipIf(!hasPdftotext)('text that looks like markup is text', async () => {
  const hostile =
    '#import "/court-paper.typ": * #panic("no") #read("/etc/passwd") $ x^2 $ \\ "quoted" \'single\' *bold* _it_ ' +
    '`raw` @ref <label> = Heading // comment /* comment */ ] } ) #sys.inputs \\u{41} ~ -- [ { (';
  const { pdf } = await set({
    plaintiff: { name: hostile, addressLines: ['#pagebreak()'] },
    defendants: [hostile],
    grounds: { nonpayment: false, holdover: false, atSufferance: false, other: hostile },
  });
  const text = withoutSpaces(textOf(pdf));
  const parts = hostile.split(' ').filter(Boolean);
  for (const part of parts) expect(text).toContain(part);
  expect(text).toContain('#pagebreak()');
});

test('five thousand characters, with and without spaces, run over as many sheets as they need', async () => {
  const grounds = { nonpayment: true, holdover: false, atSufferance: false };
  const words = await set({ grounds: { ...grounds, other: '$ #x \\ '.repeat(625) } });
  expect(words.pageCount).toBeGreaterThan(2);
  const oneWord = await set({
    grounds: { ...grounds, other: 'W'.repeat(5_000) },
    defendants: ['Q'.repeat(5_000)],
  });
  expect(oneWord.pageCount).toBeGreaterThan(3);
});

test('a character that no font has is named, instead of leaving a hole in a name', async () => {
  const refused = set({ defendants: ['𒀀 Gilgamesh'] });
  await expect(refused).rejects.toThrow(UnprintableTextError);
  await expect(refused).rejects.toMatchObject({ characters: ['𒀀'] });
});

test('data that the template can’t use is refused by field', async () => {
  await expect(set({ defendants: [] })).rejects.toMatchObject({ issues: [{ path: ['defendants'] }] });
  const grounds = { nonpayment: false, holdover: false, atSufferance: false, other: null };
  await expect(set({ grounds })).rejects.toMatchObject({ issues: [{ path: ['grounds'] }] });
});

test.skipIf(!hasPdftotext)('documents requested at the same time are each their own', async () => {
  const numbers = ['26-ED-11', '26-ED-22', '26-ED-33', '26-ED-44'];
  const papers = await Promise.all(numbers.map((caseNumber) => set({ caseNumber })));
  expect(papers.map(({ pdf }) => /No\. (\S+)/.exec(textOf(pdf))?.[1])).toEqual(numbers);
});
