import { cases, type CaseRow } from '@writdesk/contract/cases/cases';
import { dockets } from '@writdesk/contract/dockets/dockets';
import { addDays, daysBetween, nextWorkday, workdayFrom } from '../days.ts';
import type { Scene } from '../scene.ts';
import { rates } from '../world/rates.ts';
import { type Case, firmOf, lastDayToAnswerAt } from '../world/world.ts';

/** What the officer brings back. */
export async function serve({ today, drawn, journal }: Scene, own: Case): Promise<boolean> {
  if (!own.filedOn || own.filedOn >= today || own.failedOn === today) return false;
  const { processor, state } = firmOf(own);
  const params = { id: own.id };
  const fails = !own.failedOn && drawn.happens(rates.serviceFails.rate, 'service', own.key);
  const { tenants } = await processor.does(cases.details, { params });
  await processor.does(cases.recordService, {
    params,
    body: {
      service: tenants.map(({ id }) => ({
        tenantId: id,
        result: fails ? ('FAILED' as const) : ('SERVED' as const),
        date: today,
        method: state.serviceMethod,
      })),
    },
  });
  if (fails) own.failedOn = today;
  else own.servedOn = today;
  journal.did(fails ? 'Services that failed' : 'Services');
  return true;
}

export async function searchFor({ today }: Scene, own: Case): Promise<boolean> {
  const { processor } = firmOf(own);
  const params = { id: own.id };
  const { tenants } = await processor.does(cases.details, { params });
  const searches = tenants.map(({ id }) => ({ tenantId: id, result: 'NOT_ACTIVE' as const, date: today }));
  await processor.does(cases.recordSearch, { params, body: { searches } });
  own.searchedOn = today;
  return true;
}

export async function askForDefault(scene: Scene, own: Case, row: CaseRow): Promise<boolean> {
  const { today, drawn, journal } = scene;
  const { processor, state } = firmOf(own);
  const { id, key, servedOn = today } = own;
  const params = { id };
  if (drawn.happens(state.rates.appears.rate, 'answers', key)) {
    if (daysBetween(servedOn, today) < 4) return false;
    await processor.does(cases.checkDocket, { params, body: { found: 'ANSWER' } });
    own.answeredOn = today;
    journal.did('Answers');
    return true;
  }
  const last = lastDayToAnswerAt(firmOf(own), servedOn) ?? today;
  const default_ = { basis: 'DEFAULT' as const, docketChecked: 'NONE' as const };
  if (today <= last) {
    if (own.hurriedOn || !drawn.happens(rates.mistakes.rate, 'hurries', key)) return false;
    own.hurriedOn = today;
    const early = { params, body: default_ };
    await processor.isRefused('asked for a default too early', cases.awaitingJudgment, early, [
      'case_action_not_allowed',
    ]);
    return false;
  }
  if (!row.availableActions.includes('awaiting-judgment')) {
    const facts = { id, servedOn, last, today };
    journal.breaks('A default can be asked for once the last day to answer is over.', facts);
    return false;
  }
  await processor.does(cases.awaitingJudgment, { params, body: default_ });
  own.defaultOn = today;
  journal.did('Defaults');
  return true;
}

/**
 * The clerk sets the hearing. In Georgia that is soon after the answer (O.C.G.A. § 44-7-53(b) asks for promptness); in Texas a trial is
 * between the tenth and the twenty-first day after the filing (Tex. R. Civ. P. 510.4), and six days after the service or later.
 */
export async function setForHearing(scene: Scene, own: Case, row: CaseRow): Promise<boolean> {
  const { world, today, journal } = scene;
  const { id: firmId, processor, closed } = firmOf(own);
  const date = own.answeredOn ? nextWorkday(addDays(today, 4), closed) : trialDay(own, today);
  const at = `${firmId}:${date}`;
  let docketId = world.hearings.get(at);
  if (!docketId) {
    const body = { courthouseId: row.courthouseId ?? '', date, time: '09:30', room: '1B', maxCases: 60 };
    docketId = (await processor.does(dockets.create, { body })).id;
    world.hearings.set(at, docketId);
  }
  await processor.does(cases.applyToDocket, {
    params: { id: own.id },
    body: { docketId, reason: 'The clerk set it.' },
  });
  own.hearingOn = date;
  journal.did('Hearings set');
  return true;
}

function trialDay(own: Case, today: string): string {
  const { filedOn, servedOn } = own;
  const first = addDays(filedOn ?? today, 10);
  const afterService = addDays(servedOn ?? today, 6);
  return workdayFrom(first > afterService ? first : afterService, firmOf(own).closed);
}
