import { expect, test } from 'vitest';
import { parseCsv, readReferenceFile } from '../../../../seed/reference-files.ts';
import { askPython } from '../../../../test/support/other-programs.ts';
import { deliveryLine } from './delivery-line.ts';

// usaddress-scourgify reads street lines by a model that was trained on addresses, and no boxes.

const theirsOf = (lines: readonly string[]) =>
  JSON.parse(askPython('normalize_streets.py', [], JSON.stringify(lines))) as (string | null)[];
const oursOf = (line: string) => {
  const made = deliveryLine(line);
  return 'line' in made ? made.line : made.fault.code;
};

test('the streets of courthouses are standardized as others do it', async () => {
  const courts = parseCsv(await readReferenceFile('courthouses.csv'), ['address_line1']);
  const lines = [...new Set(courts.map((court) => court.address_line1).filter(Boolean))];
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.map(oursOf)).toEqual(theirsOf(lines));
});

test('so are streets with directions, units and fractions', () => {
  const lines = [
    '185 Central Avenue Southwest',
    '185 Central Ave. S.W., Suite TG',
    '12 North Main Street',
    '100 North Avenue',
    '100 North Avenue NE',
    '15 Bay West Drive',
    '22 Street Court',
    '9 Peachtree Industrial Boulevard apartment 4',
    '9 Oak Lane #12',
    '12 1/2 Elm Terr',
    '39-10 Queens Blvd',
    '77 Key West Street',
    '136 Pryor Street Room C-155',
  ];
  expect(lines.map(oursOf)).toEqual(theirsOf(lines));
});

test('two letters of one direction belong together, which the model leaves apart', () => {
  expect(oursOf('12 N E Main St')).toBe('12 NE MAIN ST');
  expect(theirsOf(['12 N E Main St'])).toEqual(['12 N E MAIN ST']);
});
