import { expect, test } from 'vitest';
import { playYear } from './play-year.ts';

const LIMIT_MS = 180_000;

test(
  'fourteen working days of a firm, with the server killed on one of them, break no rule of the player',
  async () => {
    const journal = await playYear({ days: 14, seed: 7, killOn: 4 });
    expect(journal.broken).toEqual([]);
    const did = (what: string) => journal.volumes.get(what) ?? 0;
    expect(did('Days played')).toBe(14);
    // What the year is about has happened: nothing was passed over because it never came.
    for (const what of [
      'Cases filed',
      'Answers',
      'Defaults',
      'Judgments',
      'Lockouts',
      'Payments recorded',
      'Mails about a case',
    ])
      expect(did(what), what).toBeGreaterThan(0);
    expect([...journal.refusals.keys()]).toContain('asked for a default too early: case_action_not_allowed');
    expect(journal.faults).toMatchObject([{ what: expect.stringMatching(/^kill -9/) as string }]);
  },
  LIMIT_MS,
);
