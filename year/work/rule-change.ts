import { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import { addDays } from '../days.ts';
import type { Scene } from '../scene.ts';
import type { Firm } from '../world/world.ts';

const STATE = 'GA';
const OLD_ROW = 'GA-ANSWER';
const NEW_ROW = 'GA-ANSWER-TEN';
/** From the governor's signature to the day on which the act holds. */
const ANNOUNCED_DAYS = 4;
export const NEW_ANSWER_DAYS = 10;

/**
 * Georgia gives tenants ten days to answer, where they are served from a day on. The administrator drafts the rule, sees which dates it moves,
 * and publishes it; a lawyer of a firm there verifies it. @returns whether a firm works there.
 */
export async function georgiaChangesItsRule(scene: Scene): Promise<boolean> {
  const { world, today, clock, journal } = scene;
  const firms = world.firms.filter(({ state }) => state.code === STATE);
  const [first] = firms;
  if (!first) return false;
  const { admin } = world;
  const on = { params: { state: STATE } };
  const from = addDays(today, ANNOUNCED_DAYS);
  await first.lawyer.isRefused('drafted a rule as a lawyer', rulePacks.startDraft, { ...on, body: {} }, [
    'forbidden',
  ]);
  const draft = await admin.does(rulePacks.startDraft, { ...on, body: { note: 'Ten days to answer' } });
  const old = draft.rows.find(({ row }) => row.id === OLD_ROW);
  if (old?.kind !== 'DEADLINE') throw new Error(`${OLD_ROW} isn’t there.`);
  const ended = { ...old.row, effectiveTo: addDays(from, -1) };
  const changed = await admin.does(rulePacks.changeRow, {
    params: { ...on.params, ruleId: OLD_ROW },
    body: { version: draft.lockVersion, kind: 'DEADLINE', row: ended },
  });
  const added = await admin.does(rulePacks.addRow, {
    ...on,
    body: {
      version: changed.lockVersion,
      kind: 'DEADLINE',
      row: {
        ...old.row,
        id: NEW_ROW,
        label: 'Answer, ten days',
        n: NEW_ANSWER_DAYS,
        effectiveFrom: from,
        source: 'The act of the session',
        verifiedBy: null,
        verifiedAt: null,
      },
    },
  });
  await admin.isRefused(
    'published a rule before its effect was counted',
    rulePacks.publish,
    { ...on, body: { version: added.lockVersion, note: 'Ten days to answer' } },
    ['rule_pack_not_previewed'],
  );
  await admin.does(rulePacks.startImpact, { ...on, body: { version: added.lockVersion } });
  await clock.quiet();
  const { count, cases: moved } = await admin.does(rulePacks.impact, { ...on, query: { size: 100 } });
  // Nobody has been served on a day that is still to come.
  if (!count?.endedAt || moved.some(({ moves }) => moves.some(({ event }) => event === 'ANSWER_DUE')))
    journal.breaks('A rule of a later day moves no date of somebody who was served before.', {
      count,
      moved,
    });
  await admin.does(rulePacks.publish, {
    ...on,
    body: { version: added.lockVersion, note: 'Ten days to answer' },
  });
  await clock.quiet();
  for (const firm of firms) firm.answers.push({ from, days: NEW_ANSWER_DAYS });
  await verify(first);
  journal.did('Rules changed by a state');
  return true;
}

/** The lawyer reads the new row, and vouches for it. */
async function verify({ lawyer }: Firm): Promise<void> {
  const on = { params: { state: STATE } };
  const { rows } = await lawyer.does(rulePacks.details, on);
  const read = rows.find(({ row }) => row.id === NEW_ROW);
  if (!read) throw new Error(`${NEW_ROW} isn’t published.`);
  const body = { ruleId: NEW_ROW, hash: read.hash, verdict: 'VERIFIED' as const };
  const said = await lawyer.does(rulePacks.say, { ...on, body });
  if (said.verdict?.verdict !== 'VERIFIED') throw new Error('What a lawyer verified isn’t verified.');
}
