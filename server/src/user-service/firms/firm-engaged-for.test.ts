import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PlatformBench, platformBench } from '../../../test/support/platform.ts';
import { makeClient } from '../clients/client-factory.ts';
import { makeEngagement, makeFirm } from './firm-factory.ts';
import { engagedFirms, firmEngagedFor } from './index.ts';

let bench: PlatformBench;
let clientId: string;
const ids: Record<string, string> = {};
beforeAll(async () => {
  bench = await platformBench();
  const db = bench.all;
  clientId = (await makeClient(db)).id;
  for (const [name, states, from, to, active] of [
    ['early', ['GA', 'SC'], '2025-01-01', null, true],
    ['later', ['GA'], '2026-01-01', '2026-06-30', true],
    ['closed', ['GA'], '2026-02-01', null, false],
  ] as const) {
    const firm = await makeFirm(db, { active });
    ids[name] = firm.id;
    await makeEngagement(db, {
      clientId,
      firmId: firm.id,
      stateCodes: [...states],
      fromDate: from,
      toDate: to,
    });
  }
});
afterAll(() => bench.close());

describe('the firm engaged for a state', () => {
  test.each([
    ['the one engaged last', 'GA', '2026-03-01', 'later'],
    ['on the last day of an engagement', 'GA', '2026-06-30', 'later'],
    ['after that', 'GA', '2026-07-01', 'early'],
    ['for the only state that one has', 'SC', '2026-03-01', 'early'],
    ['for a state that nobody has', 'TX', '2026-03-01', null],
    ['before anything began', 'GA', '2024-12-31', null],
  ])('%s', async (_, state, day, name) => {
    expect((await firmEngagedFor(bench.all, clientId, state, day))?.id ?? null).toBe(name && ids[name]);
  });

  test('is the firm asked for, where that is engaged', async () => {
    expect((await firmEngagedFor(bench.all, clientId, 'GA', '2026-03-01', ids['early']))?.id).toBe(
      ids['early'],
    );
    expect(await firmEngagedFor(bench.all, clientId, 'SC', '2026-03-01', ids['later'])).toBeNull();
  });

  test('all of a day, each once', async () => {
    const names = (await engagedFirms(bench.all, clientId, '2026-03-01')).map(({ id }) => id);
    expect(names).toEqual([ids['later'], ids['early']]);
  });
});
