import { cases } from '@writdesk/contract/cases/cases';
import type { Scene } from '../scene.ts';
import { type Case, firmOf } from '../world/world.ts';
import { agree } from './agreements.ts';
import { end } from './ended.ts';

/** The case is called: the parties agree, somebody comes for the tenant, or nobody does. */
export async function hear(scene: Scene, own: Case): Promise<boolean> {
  const { today, drawn, journal } = scene;
  if (!own.hearingOn || own.hearingOn > today) return false;
  const { state, lawyer } = firmOf(own);
  // Who answered comes, and elsewhere the court waits for the hearing to see who does.
  const comes = Boolean(own.answeredOn) || drawn.happens(state.rates.appears.rate, 'comes', own.key);
  own.isAbsent = !comes;
  if (comes && drawn.happens(state.rates.settles.rate, 'settles', own.key)) return agree(scene, own);
  await lawyer.does(cases.awaitingJudgment, { params: { id: own.id }, body: { basis: 'HEARING' } });
  journal.did('Hearings held');
  return true;
}

/** What the judge decides: at the hearing, or without one on the day after a default was asked for. */
export async function judge({ today, journal }: Scene, own: Case): Promise<boolean> {
  if (!own.hearingOn && own.defaultOn === today) return false;
  const { lawyer } = firmOf(own);
  const isDefault = !own.hearingOn || own.isAbsent;
  const body = {
    outcome: isDefault ? ('DEFAULT_POSSESSION' as const) : ('POSSESSION_ONLY' as const),
    date: own.hearingOn ?? today,
  };
  await lawyer.does(cases.createJudgment, { params: { id: own.id }, body });
  own.judgedOn = body.date;
  journal.did(isDefault ? 'Judgments by default' : 'Judgments after a hearing');
  journal.did('Judgments');
  return true;
}

export async function dismissPaid(scene: Scene, own: Case): Promise<boolean> {
  if (!own.paidOn) return false;
  await firmOf(own).lawyer.does(cases.dismissCase, {
    params: { id: own.id },
    body: { comment: 'Paid in full; the company asked for it.', dismissReason: 'PAID' },
  });
  end(scene, own);
  scene.journal.did('Dismissals');
  return true;
}
