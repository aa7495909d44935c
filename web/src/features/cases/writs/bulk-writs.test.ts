import { bulkWritActions } from '@writdesk/contract/writs/writ-actions';
import { writCalls, type WritRow } from '@writdesk/contract/writs/writs';
import { expect, test } from 'vitest';
import { bulkOffers, bulkWays } from './bulk-writs.ts';

const row = (id: string, availableActions: WritRow['availableActions']) =>
  ({ id, availableActions }) as WritRow;

test('each action with the writs that allow it, in the order of a writ’s way', () => {
  const rows = [
    row('a', ['cancel', 'submit']),
    row('b', ['reviewed', 'request-resubmit', 'cancel']),
    row('c', ['file']),
  ];
  expect(bulkOffers(rows).map(({ action, rows: of }) => [action, of.map(({ id }) => id)])).toEqual([
    ['submit', ['a']],
    ['reviewed', ['b']],
    ['request-resubmit', ['b']],
    ['cancel', ['a', 'b']],
  ]);
});

test('an action asks why where its call needs a comment', () => {
  for (const action of bulkWritActions)
    expect(bulkWays[action].asksWhy ?? false, action).toBe(!writCalls[action].body.safeParse({}).success);
});
