import { afterAll, expect, test } from 'vitest';
import { openTypesetter } from '../src/platform/typeset/index.ts';
import { hasPdftotext, textOf } from '../test/support/pdf-text.ts';
import { invoicePaper } from './invoice.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

const group = (n: number, lines: number) => ({
  case: `26ED${100_000 + n} · Peachtree Crossing v. Núñez`,
  lines: Array.from({ length: lines }, (_, index) => ({
    day: '2026-10-05',
    description: `Service fee ${index + 1}`,
    quantity: index === 0 ? 1.25 : 2,
    unitCents: 3_000,
    amountCents: index === 0 ? 3_750 : 6_000,
  })),
  totalCents: 3_750 + (lines - 1) * 6_000,
});
const anInvoice = (groups: ReturnType<typeof group>[]) => {
  const subtotalCents = groups.reduce((cents, { totalCents }) => cents + totalCents, 0);
  return {
    number: 'INV-000012',
    isVoid: false,
    issueDate: '2026-11-02',
    dueDate: '2026-12-02',
    firm: {
      name: 'Harlan & Pruitt LLP',
      addressLines: ['191 Peachtree Street NE', 'Atlanta, GA 30303'],
      phone: null,
      email: 'billing@harlan.example',
    },
    billTo: ['Northgate Residential', 'Accounts Payable', '4 Ivan Allen Blvd', 'Atlanta, GA 30308'],
    property: null,
    note: null,
    groups,
    subtotalCents,
    creditsCents: 1_000,
    writtenOffCents: 0,
    paidCents: 750,
    balanceCents: subtotalCents - 1_750,
  };
};

test('an invoice names its cases, its charges, its sums and where to send the payment', async () => {
  const { pdf, pageCount } = await typesetter.pdf(invoicePaper, anInvoice([group(1, 2), group(2, 1)]));
  expect(pageCount).toBe(1);
  if (!hasPdftotext) return;
  const words = textOf(pdf);
  for (const said of [
    'INV-000012',
    'November 2, 2026',
    '26ED100001 · Peachtree Crossing v. Núñez $97.50',
    'Service fee 1 1.25 $30.00 $37.50',
    'Total $135.00',
    'Credits -$10.00',
    'Paid -$7.50',
    'Balance due $117.50',
    'Send payment to',
    '191 Peachtree Street NE',
  ])
    expect(words).toContain(said);
  expect(words).not.toContain('Written off');
  expect(words).not.toContain('Void');
});

test('a long one goes over many pages, and a void one says so on each', async () => {
  const groups = Array.from({ length: 60 }, (_, index) => group(index, 3));
  const { pdf, pageCount } = await typesetter.pdf(invoicePaper, { ...anInvoice(groups), isVoid: true });
  expect(pageCount).toBeGreaterThan(3);
  if (!hasPdftotext) return;
  expect(textOf(pdf).match(/Void invoice INV-000012/g)).toHaveLength(pageCount);
  expect(textOf(pdf)).toContain(`Page ${pageCount} of ${pageCount}`);
});
