import { expect, test, vi } from 'vitest';
import { activeFilters, choiceFilter } from './filters.ts';

const counties = ['Fulton', 'DeKalb', 'Gwinnett', 'Cobb'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const county = (value: string, set = vi.fn()) =>
  choiceFilter({ key: 'county', name: 'County', value, options: counties, set });

test.each([
  ['all', ''],
  ['', ''],
  ['fulton', 'Fulton'],
  ['fulton,dekalb,gwinnett', 'Fulton, DeKalb, Gwinnett'],
  ['fulton,dekalb,gwinnett,cobb', 'Fulton, DeKalb +2'],
  ['gone', 'gone'],
])('%s shows as “%s”', (value, label) => expect(county(value).valueLabel).toBe(label));

test('only filters that filter are active', () => {
  expect(activeFilters([county('all'), county('cobb')])).toHaveLength(1);
});

test('cleared or emptied, it is “all” again', () => {
  const set = vi.fn();
  const filter = county('cobb', set);
  filter.clear();
  if (filter.edit.kind === 'choice') {
    filter.edit.set([]);
    filter.edit.set(['fulton', 'cobb']);
  }
  expect(set.mock.calls).toEqual([['all'], ['all'], ['fulton,cobb']]);
});
