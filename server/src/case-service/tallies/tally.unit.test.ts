import { expect, test } from 'vitest';
import { deltasOf, deltasOfCost, type TalliedCase } from './tally.ts';

const ended: TalliedCase = {
  firmId: 'firm',
  clientId: 'company',
  countyId: null,
  courthouseId: null,
  dayZone: 'America/New_York',
  status: 'CLOSED',
  mayDo: null,
  mayDoOn: null,
  approvedOn: null,
  filedOn: null,
  judgmentOutcome: null,
  submittedAt: null,
  approvedAt: null,
  servedAt: null,
  judgmentAt: null,
  writIssuedAt: null,
  appealFiledAt: null,
  deniedAt: null,
  dismissedAt: null,
  possessionAt: null,
  rejectedAt: null,
  sealedAt: null,
  closedAt: new Date('2026-06-12T14:00:00Z'),
  sentBack: [],
  costCents: 300,
};
const whats = (deltas: ReturnType<typeof deltasOf>) => deltas.map(({ what, n }) => [what, n]);

test('what an action charges is counted once: by who charged it, not by the action too', () => {
  expect(whats(deltasOfCost(ended, 100))).toEqual([
    ['cost.200', -1],
    ['cost.300', 1],
  ]);
  expect(deltasOf({ ...ended, costCents: 200 }, ended)).toEqual([]);
  // A case that the same action ends counts with what it costs by then.
  expect(whats(deltasOf({ ...ended, closedAt: null, costCents: 200 }, ended))).toEqual([
    ['done.ended', 1],
    ['cost.300', 1],
  ]);
});

test('of a case that is open or sealed the cost is no number', () => {
  expect(deltasOfCost({ ...ended, closedAt: null }, 100)).toEqual([]);
  expect(deltasOfCost({ ...ended, sealedAt: new Date() }, 100)).toEqual([]);
});
