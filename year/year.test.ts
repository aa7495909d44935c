import { afterAll, beforeAll, expect, test } from 'vitest';
import { playYear } from './play-year.ts';
import { startWritdesk } from './product/start-writdesk.ts';

/** Alone it takes less than two minutes; the journeys next to it share the two cores. */
const LIMIT_MS = 240_000;
/** Against a start that hangs: one next to a busy machine takes minutes. */
const START_LIMIT_MS = 400_000;

let writdesk: Awaited<ReturnType<typeof startWritdesk>>;
beforeAll(async () => {
  writdesk = await startWritdesk();
}, START_LIMIT_MS);
afterAll(() => writdesk.stop());

test(
  'fourteen working days of two firms, with the server and the database killed in the middle of them, break no rule of the player',
  async () => {
    const journal = await playYear({
      writdesk,
      days: 14,
      seed: 23,
      firms: 2,
      faultOn: (day) => (day === 4 ? 'server' : day === 7 ? 'database' : undefined),
    });
    expect(journal.broken).toEqual([]);
    const did = (what: string) => journal.volumes.get(what) ?? 0;
    expect(did('Days played')).toBe(14);
    // What the days are about has happened: nothing was passed over because it never came.
    const wanted = [
      'Cases filed',
      'Answers',
      'Defaults',
      'Judgments',
      'Lockouts',
      'Hearings held',
      'Notices given',
      'Payments recorded',
      'Checks from trust',
      'Mails about a case',
    ];
    for (const what of wanted) expect(did(what), what).toBeGreaterThan(0);
    expect([...journal.refusals.keys()]).toContain('asked for a default too early: case_action_not_allowed');
    const killed = { what: expect.stringMatching(/^kill -9/) as string };
    expect(journal.faults).toMatchObject([killed, killed]);
  },
  LIMIT_MS,
);
