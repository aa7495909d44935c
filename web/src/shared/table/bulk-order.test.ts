import { expect, test } from 'vitest';
import { type BulkAction, inBulkOrder } from './bulk-order.ts';

const action = (key: string, about: Partial<BulkAction> = {}): BulkAction => ({
  key,
  label: key,
  run: () => {},
  ...about,
});
const keys = (actions: readonly BulkAction[]) => inBulkOrder(actions).map(({ key }) => key);

test('what most of the rows wait for stands first, and what ends them last', () => {
  expect(
    keys([
      action('dismiss', { danger: true }),
      action('review', { awaitedBy: 1 }),
      action('docket', { awaitedBy: 2 }),
      action('assign'),
      action('print'),
    ]),
  ).toEqual(['docket', 'review', 'assign', 'print', 'dismiss']);
});

test('also what all rows wait for stands last where it ends them, and what nothing waits for keeps its order', () => {
  expect(keys([action('cancel', { danger: true, awaitedBy: 3 }), action('assign'), action('print')])).toEqual(
    ['assign', 'print', 'cancel'],
  );
});
