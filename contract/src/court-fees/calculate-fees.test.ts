import { expect, test } from 'vitest';
import { type CaseFeeFacts, calculateFees, feeOf } from './calculate-fees.ts';
import { feeFacts, feeRowOf as row, scheduleOf } from './fee-schedule.fixture.ts';
import type { FeeRow } from './fee-values.ts';

const fulton = [row('FILING', 'FLAT', 11_100), row('FILING', 'PER_EXTRA_DEFENDANT', 800)];
const effingham = [
  row('FILING', 'FLAT', 9_500),
  row('FILING', 'PER_EXTRA_DEFENDANT', 5_000),
  row('FILING', 'PRIVATE_SERVER', 4_500),
];
const pasco = [
  row('FILING', 'FLAT', 18_500),
  row('FILING', 'TIER_BY_DAMAGES', 30_000, { aboveCents: 0 }),
  row('FILING', 'TIER_BY_DAMAGES', 40_000, { aboveCents: 1_500_000 }),
  row('SUMMONS', 'PER_DEFENDANT', 1_000),
  row('REGISTRY', 'PERCENT', null, {
    brackets: [
      { upToCents: 50_000, basisPoints: 300 },
      { upToCents: null, basisPoints: 150 },
    ],
  }),
];
const losAngeles = [
  row('FILING', 'FLAT', 24_000),
  row('FILING', 'TIER_BY_CLAIM', 38_500, { aboveCents: 1_000_000 }),
  row('FILING', 'TIER_BY_CLAIM', 43_500, { aboveCents: 3_500_000 }),
];
const northCarolina = [row('FILING', 'FLAT', 9_600), row('SERVICE', 'PER_DEFENDANT', 3_000)];
const travis = [row('FILING', 'FLAT', 5_400), row('SERVICE', 'PER_DEFENDANT', 8_500)];
const cochise = [
  row('SERVICE', 'FLAT', 2_400),
  row('SERVICE', 'PER_EXTRA_DEFENDANT', 1_600),
  row('MILEAGE', 'MINIMUM', 1_600),
];
const perMile = [row('MILEAGE', 'PER_MILE', 240), row('MILEAGE', 'MINIMUM', 1_600)];
const efiled = [row('FILING', 'FLAT', 9_600), row('FILING', 'EFILING', 350, { payee: 'EFILING_PROVIDER' })];
const putnam = [row('SERVICE', 'PER_ADDRESS', 5_000)];

const served: Partial<CaseFeeFacts> = { purposes: ['SERVICE', 'MILEAGE'] };
const whole: Partial<CaseFeeFacts> = { purposes: ['FILING', 'SUMMONS', 'SERVICE'] };

test.each<[string, FeeRow[], Partial<CaseFeeFacts>, number]>([
  ['Fulton, one defendant', fulton, {}, 11_100],
  ['Fulton, two: $119, not $111', fulton, { defendants: 2 }, 11_900],
  ['Effingham, three defendants', effingham, { defendants: 3 }, 19_500],
  ['Effingham, with a private server', effingham, { defendants: 3, isPrivatelyServed: true }, 4_500],
  ['Pasco, no damages, two summonses', pasco, { defendants: 2 }, 20_500],
  ['Pasco, with damages', pasco, { damagesCents: 1 }, 31_000],
  ['Pasco, with damages above 15,000', pasco, { damagesCents: 1_500_001 }, 41_000],
  ['Pasco, the registry on $1,200', pasco, { purposes: ['REGISTRY'], claimCents: 120_000 }, 2_550],
  ['Pasco, the registry on $500', pasco, { purposes: ['REGISTRY'], claimCents: 50_000 }, 1_500],
  ['Los Angeles, $10,000.00', losAngeles, { claimCents: 1_000_000 }, 24_000],
  ['Los Angeles, $10,000.01', losAngeles, { claimCents: 1_000_001 }, 38_500],
  ['Los Angeles, $35,000.01', losAngeles, { claimCents: 3_500_001 }, 43_500],
  ['North Carolina, two defendants: the filing', northCarolina, { defendants: 2 }, 9_600],
  ['North Carolina, two defendants: the service', northCarolina, { ...served, defendants: 2 }, 6_000],
  ['Travis JP 4, one defendant', travis, whole, 13_900],
  ['Travis JP 4, a further one', travis, { ...whole, defendants: 2 }, 22_400],
  ['Cochise, three defendants and the least mileage', cochise, { ...served, defendants: 3 }, 7_200],
  ['a mileage below the least', perMile, { purposes: ['MILEAGE'], miles: 5 }, 1_600],
  ['a mileage above it', perMile, { purposes: ['MILEAGE'], miles: 12.5 }, 3_000],
  ['a filing on paper', efiled, {}, 9_600],
  ['an electronic filing', efiled, { isEfiled: true }, 9_950],
  ['Putnam, three defendants at two addresses', putnam, { ...served, defendants: 3, addresses: 2 }, 10_000],
])('%s', (_, rows, facts, cents) => {
  expect(calculateFees([scheduleOf(rows)], feeFacts(facts)).totalCents).toBe(cents);
});

test('the total is by payee, and each line names its row, its confidence and its source', () => {
  const { lines, payees } = calculateFees([scheduleOf(travis)], feeFacts({ ...whole, defendants: 2 }));
  expect(payees).toEqual([
    { payee: 'CLERK', cents: 5_400 },
    { payee: 'SHERIFF', cents: 17_000 },
  ]);
  expect(lines[1]).toMatchObject({
    rowId: 'SERVICE PER_DEFENDANT ',
    quantity: 2,
    unitCents: 8_500,
    cents: 17_000,
    confidence: 'S',
    source: 'The court’s page',
  });
});

test.each<[string, FeeRow[], Partial<CaseFeeFacts>, string[]]>([
  [
    'how many defendants',
    northCarolina,
    { ...served, defendants: null },
    ['defendants SERVICE', 'fee MILEAGE'],
  ],
  ['how many addresses', putnam, { purposes: ['SERVICE'], addresses: null }, ['addresses SERVICE']],
  ['the claim', losAngeles, { purposes: ['FILING'], claimCents: null }, ['claim FILING']],
  ['the damages', pasco, { purposes: ['FILING'], damagesCents: null }, ['damages FILING']],
  ['the miles', perMile, { purposes: ['MILEAGE'], miles: null }, ['miles MILEAGE']],
  [
    'the miles, where only the least is known',
    cochise,
    { purposes: ['MILEAGE'], miles: null },
    ['miles MILEAGE'],
  ],
  [
    'a fee that the clerk has to be asked for',
    [row('FILING', 'FLAT', null)],
    { purposes: ['FILING'] },
    ['fee FILING'],
  ],
  [
    'the first defendant’s fee',
    [fulton[1] as FeeRow],
    { purposes: ['FILING'], defendants: 3 },
    ['fee FILING'],
  ],
  ['everything, without a schedule', [], { purposes: ['WRIT'] }, ['fee WRIT']],
])('it says what is missing: %s', (_, rows, facts, missing) => {
  const calculation = calculateFees([scheduleOf(rows)], feeFacts(facts));
  expect(calculation.missing.map(({ fact, purpose }) => `${fact} ${purpose}`)).toEqual(missing);
});

test('a missing price is no price, and another purpose has its own', () => {
  const calculation = calculateFees([scheduleOf(fulton)], feeFacts({ purposes: ['FILING', 'SERVICE'] }));
  expect(feeOf(calculation, ['SERVICE'])).toBeNull();
  expect(feeOf(calculation, ['FILING'])).toBe(11_100);
});

test('it warns of what is due on request, of the least and of what nobody is sure of', () => {
  const rows = [
    row('FILING', 'FLAT', 4_000, { confidence: 'U' }),
    row('FILING', 'ON_REQUEST', 2_500, { note: 'Surcharge' }),
    row('MILEAGE', 'MINIMUM', 1_600),
  ];
  const { warnings, totalCents } = calculateFees(
    [scheduleOf(rows)],
    feeFacts({ purposes: ['FILING', 'MILEAGE'] }),
  );
  expect(totalCents).toBe(5_600);
  expect(warnings.map(({ warning, note }) => [warning, note])).toEqual([
    ['unsure', null],
    ['on_request', 'Surcharge'],
    ['at_least', null],
  ]);
});
