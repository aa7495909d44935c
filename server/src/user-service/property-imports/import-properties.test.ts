import { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { rostersNow } from '../../../test/support/rosters-now.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { uploadRoll } from '../../../test/support/uploaded-roll.ts';
import { standingClock } from '../../platform/clock.ts';

let t: TestApp;
let as: TwoCompanies['people']['owner'];
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  as = (await twoCompanies(t)).people.owner;
});
afterAll(() => t.close());

const RUNS = 12;
const labels = ['1A', '1B', '2A', '2B', '3A'];
const money = fc.integer({ min: 0, max: 400_000 }).map((cents) => (cents / 100).toFixed(2));

/** A row of a rent roll; somebody lives there, or nobody does. */
const row = fc.record({
  tenant: fc.constantFrom('', 'Ada Ng', 'Bo Li', 'Adaeze Bell', 'Ada Ng; Bo Li'),
  rent: money,
  from: fc.constantFrom('8/1/2024', '8/1/2025', '3/15/2026'),
  balance: money,
  beds: fc.constantFrom('', '1', '2'),
});
/** A file names some of the units, in any order. */
const file = fc
  .shuffledSubarray(labels, { minLength: 1 })
  .chain((units) =>
    fc
      .array(row, { minLength: units.length, maxLength: units.length })
      .map((rows) =>
        [
          'Property,Unit,Tenant,Rent,Lease from,Balance,Beds',
          ...rows.map((one, at) =>
            [
              'Willow Creek',
              units[at],
              one.tenant,
              one.rent,
              one.tenant && one.from,
              one.balance,
              one.beds,
            ].join(','),
          ),
        ].join('\n'),
      ),
  );

async function read(text: string) {
  const path = await uploadRoll(t, as, text);
  const reply = await t.call(propertyImports.create, {
    as,
    body: { kind: 'RENT_ROLL', file: { path, fileName: 'roll.csv' } },
  });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body;
}

test('whatever a rent roll says: imported twice it is imported once, and an undo restores what was there', async () => {
  await fc.assert(
    fc.asyncProperty(file, fc.boolean(), async (text, stays) => {
      const before = await rostersNow(t.db);
      const made = await read(text);
      expect(made.counts.refused, text).toBe(0);
      if (made.counts.new + made.counts.changed === 0) return;
      const applied = await ok(
        t.call(propertyImports.apply, { as, params: { id: made.id }, body: { version: made.version } }),
      );
      const after = await rostersNow(t.db);
      const again = await read(text);
      expect(again.counts, text).toMatchObject({ new: 0, changed: 0, refused: 0 });
      expect(await rostersNow(t.db)).toBe(after);
      // What stays is what the next file meets.
      if (stays) return;
      const undone = await ok(
        t.call(propertyImports.undo, { as, params: { id: made.id }, body: { version: applied.version } }),
      );
      expect(undone.kept).toEqual([]);
      expect(await rostersNow(t.db), text).toBe(before);
    }),
    { numRuns: RUNS },
  );
});
