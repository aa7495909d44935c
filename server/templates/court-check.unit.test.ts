import { afterAll, expect, test } from 'vitest';
import { openTypesetter } from '../src/platform/typeset/index.ts';
import { hasPdftotext, textOf } from '../test/support/pdf-text.ts';
import { pdfWords } from '../test/support/pdf-words.ts';
import { courtCheck } from './court-check.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

const line = (n: number) => ({
  case: `26ED${String(100_000 + n)}`,
  title: `Peachtree v. Núñez et al. – ${n}`,
  purpose: 'FILING' as const,
  amountCents: 11_100,
});
const aCheck = (number: number, lines: number) => ({
  number,
  date: '2026-11-23',
  payee: 'Clerk, Magistrate Court of Fulton County',
  court: 'Magistrate Court of Fulton County',
  amountCents: lines * 11_100,
  amountInWords: 'One hundred eleven and 00/100',
  memo: 'Filing, 26ED100001',
  lines: Array.from({ length: lines }, (_, index) => line(index + 1)),
});
const payer = { name: 'Harlan & Pruitt LLP', addressLines: ['191 Peachtree Street NE', 'Atlanta, GA 30303'] };

test('each check has a sheet of its own, with two stubs that name its cases', async () => {
  const { pdf, pageCount } = await typesetter.pdf(courtCheck, {
    payer,
    sheet: 'VOUCHER',
    offset: { rightInches: 0, downInches: 0 },
    checks: [aCheck(1_001, 1), aCheck(1_002, 40)],
  });
  expect(pageCount).toBe(2);
  if (!hasPdftotext) return;
  const words = textOf(pdf);
  expect(words).toContain('No. 1001');
  expect(words).toContain('One hundred eleven and 00/100');
  expect(words).toContain('$ **111.00');
  expect(words).toContain('11/23/2026');
  expect(words.match(/26ED100001/g)?.length).toBeGreaterThanOrEqual(4);
  expect(words.match(/and 26 more/g)).toHaveLength(2);
  expect(words).toContain('4,440.00');
});

test('three checks have one sheet where the stock has three, each at the top of its own third', async () => {
  const { pdf, pageCount } = await typesetter.pdf(courtCheck, {
    payer,
    sheet: 'THREE',
    offset: { rightInches: 0, downInches: 0 },
    checks: [1_001, 1_002, 1_003, 1_004].map((number) => aCheck(number, 2)),
  });
  expect(pageCount).toBe(2);
  if (!hasPdftotext) return;
  const words = await pdfWords(Buffer.from(pdf));
  const tops = [1_001, 1_002, 1_003].map(
    (number) => words.find(({ text }) => text.includes(String(number)))?.y ?? 0,
  );
  expect((tops[1] ?? 0) - (tops[0] ?? 0)).toBeCloseTo(252, 0);
  expect((tops[2] ?? 0) - (tops[1] ?? 0)).toBeCloseTo(252, 0);
  expect(textOf(pdf)).not.toContain('For the court');
});

test('a check without an amount or a payee isn’t set', async () => {
  const nothing = { ...aCheck(1_001, 1), payee: '' };
  await expect(
    typesetter.pdf(courtCheck, {
      payer,
      sheet: 'VOUCHER',
      offset: { rightInches: 0, downInches: 0 },
      checks: [nothing],
    }),
  ).rejects.toThrow();
});
