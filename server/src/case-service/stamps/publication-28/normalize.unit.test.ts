import { articleNumber, checkDigit, isArticleNumber } from '@writdesk/contract/stamps/article-number';
import { describe, expect, test } from 'vitest';
import { parseCsv, readReferenceFile } from '../../../../seed/reference-files.ts';
import { deliveryLine } from './delivery-line.ts';
import { addressLines, normalizeAddress } from './normalize.ts';

const states = new Map([
  ['GA', 'GA'],
  ['GEORGIA', 'GA'],
]);
const line = (text: string) => {
  const made = deliveryLine(text);
  return 'line' in made ? made.line : made.fault.code;
};

describe('a street', () => {
  test.each([
    ['185 Central Avenue Southwest', '185 CENTRAL AVE SW'],
    ['185 Central Ave. S.W., Suite TG', '185 CENTRAL AVE SW STE TG'],
    ['12 North Main Street', '12 N MAIN ST'],
    ['12 N E Main St', '12 NE MAIN ST'],
    ['100 North Avenue', '100 NORTH AVE'],
    ['100 North Avenue NE', '100 NORTH AVE NE'],
    ['7 Avenue E', '7 AVENUE E'],
    ['15 Bay West Drive', '15 BAY WEST DR'],
    ['22 Court Street', '22 COURT ST'],
    ['22 Street Court', '22 STREET CT'],
    ['9 Peachtree Industrial Boulevard apartment # 4', '9 PEACHTREE INDUSTRIAL BLVD APT 4'],
    ['9 Oak Lane #12', '9 OAK LN # 12'],
    ['9 Oak Lane Bldg 3 Apt 12', '9 OAK LN BLDG 3 APT 12'],
    ['9 Oak Lane Rear', '9 OAK LN REAR'],
    ['12 1/2 Elm Terr', '12 1/2 ELM TER'],
    ['39-10 Queens Blvd', '39-10 QUEENS BLVD'],
    ['W204N11912 Goldendale Rd', 'W204N11912 GOLDENDALE RD'],
    ['4 Peña Plaza', '4 PENA PLZ'],
    ['77 Key West Street', '77 KEY WEST ST'],
    ['3 Floor Lane Floor', 'address_unit_missing'],
    ['9 Oak Lane Apt', 'address_unit_missing'],
    ['Oak Lane', 'address_number_missing'],
    ['9', 'address_street_missing'],
  ])('%s is %s', (text, expected) => expect(line(text)).toBe(expected));
});

describe('a box', () => {
  test.each([
    ['P.O. Box 11', 'PO BOX 11'],
    ['Post Office Box #0110', 'PO BOX 0110'],
    ['PO Drawer B', 'PO BOX B'],
    ['Box 7', 'PO BOX 7'],
    ['PO Box', 'address_box_missing'],
    ['RR 02 Box 18', 'RR 2 BOX 18'],
    ['Rural Route #3, Box 9-A', 'RR 3 BOX 9-A'],
    ['RFD 4 Box 12', 'RR 4 BOX 12'],
    ['RR 2', 'address_box_missing'],
    ['Highway Contract Route 68 Box 23A', 'HC 68 BOX 23A'],
    ['Star Route 7 Bx 4', 'HC 7 BOX 4'],
    ['HC 68', 'address_box_missing'],
    ['PSC 802 Box 74', 'PSC 802 BOX 74'],
    ['General Delivery', 'GENERAL DELIVERY'],
  ])('%s is %s', (text, expected) => expect(line(text)).toBe(expected));
});

test('what was standardized stays as it is', () => {
  for (const text of ['185 CENTRAL AVE SW STE TG', 'RR 2 BOX 18', '9 OAK LN # 12', '100 NORTH AVE NE'])
    expect(line(text)).toBe(text);
});

test('an address keeps its attention line above the street, and gets no digits that nobody knows', () => {
  const { standard, problems } = normalizeAddress(
    {
      addressLine1: '12 Main st',
      addressLine2: 'Attn: Civil Clerk',
      city: 'St. Marys',
      stateCode: 'Georgia',
      zipCode: '31558',
    },
    states,
  );
  expect(problems).toEqual([]);
  expect(addressLines(standard)).toEqual(['ATTN CIVIL CLERK', '12 MAIN ST', 'ST MARYS GA 31558']);
});

test('each part that can’t be right is named', () => {
  const { problems } = normalizeAddress(
    { addressLine1: 'Main Street', addressLine2: 'Suite', city: 'Atlanta', stateCode: 'ZZ', zipCode: '3030' },
    states,
  );
  expect(problems.map(({ field, fault }) => `${field} ${fault.code}`)).toEqual([
    'addressLine1 address_number_missing',
    'addressLine2 address_unit_missing',
    'stateCode address_state_unknown',
    'zipCode zip_wanted',
  ]);
});

test('the courts that come with the product can be written to', async () => {
  const columns = ['key', 'address_line1', 'address_line2', 'city', 'state', 'zip_code'] as const;
  const courts = parseCsv(await readReferenceFile('courthouses.csv'), columns).filter(
    (court) => court.zip_code !== '',
  );
  const all = new Map(courts.map(({ state }) => [state, state]));
  const wrong = courts.flatMap((court) => {
    const { problems } = normalizeAddress(
      {
        addressLine1: court.address_line1,
        addressLine2: court.address_line2,
        city: court.city,
        stateCode: court.state,
        zipCode: court.zip_code,
      },
      all,
    );
    return problems.map(({ field, fault }) => `${court.key} ${field} ${fault.code}`);
  });
  expect(wrong).toEqual([]);
});

describe('an article number', () => {
  test('ends with its check digit', () => {
    // Published examples of a 22-digit and a 20-digit number.
    expect(isArticleNumber('9361289878700317633795')).toBe(true);
    expect(isArticleNumber('03071790000523483741')).toBe(true);
    expect(checkDigit('0307179000052348374')).toBe('1');
  });

  test.each(['9361289878700317633796', '9361289878700317633759', '936128987870031763379', ''])(
    '%j is none',
    (text) => expect(articleNumber.safeParse(text).success).toBe(false),
  );

  test('is read with its blanks', () =>
    expect(articleNumber.parse('9361 2898 7870 0317 6337 95')).toBe('9361289878700317633795'));
});
