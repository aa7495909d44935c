import { cases } from '@writdesk/contract/cases/cases';
import { addDays, daysBetween } from '../days.ts';
import type { Scene } from '../scene.ts';
import { type Case, type Firm, firmOf } from '../world/world.ts';
import { end } from './ended.ts';

/** Tenants appeal within their days, and courts decide weeks later. @returns how many steps were taken. */
export async function appealDay(scene: Scene, firm: Firm): Promise<number> {
  let moved = 0;
  for (const own of scene.world.cases.values()) {
    if (firmOf(own) !== firm || own.endedOn || !own.judgedOn || own.writOn) continue;
    if (own.appeal ? await decide(scene, own) : await fileAppeal(scene, own)) moved += 1;
  }
  return moved;
}

async function fileAppeal({ today, drawn, journal }: Scene, own: Case): Promise<boolean> {
  const { state, lawyer, closed } = firmOf(own);
  const { judgedOn = today, key, hearingOn, isAbsent } = own;
  // Who didn’t come rarely appeals, and where nobody answered there is no appeal but a motion.
  if (!hearingOn || isAbsent || !drawn.happens(state.rates.appeals.rate, 'appeals', key)) return false;
  const filedOn = addDays(
    judgedOn,
    drawn.whole(1, daysBetween(judgedOn, state.lastDayToAppeal(judgedOn, closed)), 'on', key),
  );
  if (filedOn > today) return false;
  await lawyer.does(cases.appealSubmit, {
    params: { id: own.id },
    body: { appellant: 'TENANT', filedOn, court: state.appealCourt, stayed: true },
  });
  const loses = drawn.happens(state.rates.affirmed.rate, 'affirmed', key);
  const won = drawn.happens(0.5, 'how it is won', key) ? ('AFFIRMED' as const) : ('DISMISSED' as const);
  own.appeal = {
    filedOn,
    endsOn: addDays(filedOn, drawn.whole(18, 40, 'ends', key)),
    result: loses ? won : 'REVERSED_AND_DISMISSED',
  };
  journal.did('Appeals');
  return true;
}

async function decide(scene: Scene, own: Case): Promise<boolean> {
  const { today, journal } = scene;
  const { appeal } = own;
  if (!appeal || appeal.isOver || appeal.endsOn > today) return false;
  await firmOf(own).lawyer.does(cases.appealUpdate, {
    params: { id: own.id },
    body: { appealResult: appeal.result, resultOn: today },
  });
  appeal.isOver = true;
  journal.did(`Appeals: ${appeal.result}`);
  if (appeal.result === 'REVERSED_AND_DISMISSED') end(scene, own);
  return true;
}
