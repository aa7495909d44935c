import { expect, test } from 'vitest';
import { isDaily } from './menu-groups.ts';

test.each([
  ['groupWork', 'processor', true],
  ['groupRecords', 'lawyer', true],
  ['groupMoney', 'common', true],
  ['groupMoney', 'client', true],
  ['groupMoney', 'processor', false],
  ['groupSetup', 'common', false],
  ['groupCompany', 'client', false],
] as const)('the menu’s %s is open for the %s group until somebody chooses: %s', (group, work, open) => {
  expect(isDaily(group, work)).toBe(open);
});
