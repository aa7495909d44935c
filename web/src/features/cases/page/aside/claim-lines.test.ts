import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { billingItemStatuses } from '@writdesk/contract/invoices/bill-items';
import type { JudgmentOutcome } from '@writdesk/contract/judgments/judgment-outcomes';
import { expect, test } from 'vitest';
import { aCase } from '../../shared/a-case.fixture.ts';
import type { CostRecovery } from '@writdesk/contract/billing-items/cost-recovery';
import { claimLines, isAsked } from './claim-lines.ts';

const id = '01900000-0000-7000-8000-000000000002';
type Ledger = CaseDetails['caseEviction']['ledger'];
const ledgerLine = (kind: Ledger[number]['kind'], amountCents: number) => ({
  id,
  kind,
  dueOn: null,
  description: '',
  amountCents,
});
const ledger = [
  ledgerLine('RENT', 185_000),
  ledgerLine('LATE_FEE', 9_250),
  ledgerLine('RENT', 185_000),
  ledgerLine('UTILITY', 4_000),
  ledgerLine('PAYMENT', -90_000),
];
const cost = (
  description: string,
  amountCents: number,
  incurredAt: string,
  status: (typeof billingItemStatuses)[number] = 'UNBILLED',
) => ({
  id,
  billItemId: null,
  description,
  quantity: 1,
  unitCents: amountCents,
  amountCents,
  incurredAt,
  source: 'AUTO' as const,
  trigger: 'approval',
  onEntry: false,
  status,
  invoiceId: null,
  invoiceNumber: null,
  createdByName: null,
  recovery: { code: 'YES', capBasisPoints: null, source: null, confidence: null } as CostRecovery,
  version: 1,
});
const billingItems = [
  cost('Filing fee', 11_900, '2026-07-09T13:00:00Z', 'BILLED'),
  cost('Service', 5_000, '2026-07-11T13:00:00Z'),
  cost('Service', 5_000, '2026-07-11T13:00:00Z'),
  cost('Copies', 700, '2026-07-11T13:00:00Z', 'CREDITED'),
  cost('Writ', 2_500, '2026-08-05T13:00:00Z'),
];
const judgment = (outcome: JudgmentOutcome, amountCents: number | null) => ({
  id,
  caseId: id,
  caseOrder: 1,
  outcome,
  comments: null,
  date: '2026-07-28',
  writDays: 7,
  writDaysByJudge: false,
  writDaysReason: null,
  money: {},
  amendsOrder: null,
  amendmentReason: null,
  orderDueOn: null,
  orderDocumentId: null,
  amountCents,
  needsLawyerConfirm: false,
  createdAt: '2026-07-28T15:00:00Z',
  createdBy: null,
  updatedAt: '2026-07-28T15:00:00Z',
  version: 1,
});
function linesOf(changes: {
  claimedCents: number;
  ledger?: Ledger;
  judgment?: ReturnType<typeof judgment>;
  paid?: [on: string, cents: number][];
}): [string, number][] {
  const { claimedCents, ledger: lines = [] } = changes;
  const { caseEviction } = aCase();
  const ledgerCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return claimLines({
    caseEviction: { ...caseEviction, claimedCents, ledger: lines, ledgerCents },
    billingItems,
    caseJudgment: changes.judgment ?? null,
    tenantPayments: (changes.paid ?? []).map(([receivedOn, amountCents]) => ({
      id,
      receivedOn,
      amountCents,
      paysInFull: false,
      againstRule: false,
      note: null,
      recordedBy: 'Wanda Beaufort',
      recordedAt: `${receivedOn}T15:00:00Z`,
    })),
  }).map(({ name, label, amountCents }) => [name ?? label, amountCents]);
}
const costs: [string, number][] = [
  ['Filing fee', 11_900],
  ['Service', 10_000],
  ['Writ', 2_500],
];
const itemized: [string, number][] = [
  ['rent', 370_000],
  ['lateFees', 9_250],
  ['otherCharges', 4_000],
  ['paid', -90_000],
];

test('a claim that the ledger explains is shown by its parts, then the costs that stand', () => {
  expect(linesOf({ claimedCents: 293_250, ledger })).toEqual([...itemized, ...costs]);
});

test('a claim that the ledger does not explain stays the claim', () => {
  expect(linesOf({ claimedCents: 300_000, ledger })).toEqual([['claim', 300_000], ...costs]);
  expect(linesOf({ claimedCents: 300_000 })).toEqual([['claim', 300_000], ...costs]);
  expect(linesOf({ claimedCents: 0 })).toEqual(costs);
});

test.each([
  [
    'names a sum',
    judgment('POSSESSION_AND_MONEY', 250_000),
    [
      ['awarded', 250_000],
      ['Writ', 2_500],
    ],
  ],
  ['names none', judgment('POSSESSION_ONLY', null), [['claim', 300_000], ...costs]],
  ['is set aside', judgment('VACATED', null), [['claim', 300_000], ...costs]],
  ['is paid', judgment('SATISFIED', 250_000), [['Writ', 2_500]]],
])('once the judgment %s', (_, order, lines) => {
  expect(linesOf({ claimedCents: 300_000, judgment: order })).toEqual(lines);
});

test('what the tenant paid since lowers the claim, and the award where it came after it', () => {
  const paid: [string, number][] = [
    ['2026-07-20', 40_000],
    ['2026-07-30', 10_000],
  ];
  expect(linesOf({ claimedCents: 300_000, paid })).toEqual([
    ['claim', 300_000],
    ['received', -50_000],
    ...costs,
  ]);
  expect(
    linesOf({ claimedCents: 300_000, paid, judgment: judgment('POSSESSION_AND_MONEY', 250_000) }),
  ).toEqual([
    ['awarded', 250_000],
    ['received', -10_000],
    ['Writ', 2_500],
  ]);
});

test('costs that the tenant can’t be asked for stand apart, and so does what is above a cap', () => {
  const { caseEviction } = aCase();
  const of = (code: CostRecovery['code'], capBasisPoints: number | null = null) => ({
    recovery: { code, capBasisPoints, source: 'Code § 1', confidence: 'U' as const },
  });
  const day = '2026-07-09T13:00:00Z';
  const lines = claimLines({
    caseEviction: { ...caseEviction, claimedCents: 100_000, ledger: [], ledgerCents: 0 },
    caseJudgment: null,
    tenantPayments: [],
    billingItems: [
      { ...cost('Filing fee', 11_900, day), ...of('YES') },
      { ...cost('Postage', 73, day), ...of('UNKNOWN') },
      { ...cost('Attorney fee', 12_500, day), ...of('YES', 1_500) },
      { ...cost('Appearance', 7_500, day), ...of('YES', 1_500) },
    ],
  });
  const sumOf = (asked: boolean) =>
    lines
      .filter((line) => isAsked(line) === asked)
      .map(({ name, label, amountCents, recovery }) => [name ?? label, amountCents, recovery]);
  // 15 % of $1,000.00 is $150.00, for both fees together.
  expect(sumOf(true)).toEqual([
    ['claim', 100_000, undefined],
    ['Filing fee', 11_900, 'YES'],
    ['Attorney fee', 12_500, 'YES'],
    ['Appearance', 2_500, 'YES'],
  ]);
  expect(sumOf(false)).toEqual([
    ['Postage', 73, 'UNKNOWN'],
    ['Appearance', 5_000, 'OVER_CAP'],
  ]);
});
