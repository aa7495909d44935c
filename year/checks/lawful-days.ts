import type { CaseRow } from '@writdesk/contract/cases/cases';
import { nextWorkday } from '../days.ts';
import type { Scene } from '../scene.ts';
import { type Case, firmOf, lastDayToAnswerAt } from '../world/world.ts';

/** The next step of the company’s side that waits for a day, counted by hand. */
function nextStep(own: Case) {
  const { servedOn, judgedOn, writOn, answeredOn, hearingOn, isAbsent, appeal } = own;
  const { state, closed } = firmOf(own);
  // What an appeal does to the day of a writ is the court’s to say.
  if (judgedOn && !writOn && !appeal)
    return {
      step: 'APPLY_WRIT',
      on: state.firstDayOfWrit(judgedOn, !hearingOn || isAbsent === true, closed),
    };
  const last = servedOn && lastDayToAnswerAt(firmOf(own), servedOn);
  if (last && !judgedOn && !answeredOn && !hearingOn)
    return { step: 'ASK_DEFAULT', on: nextWorkday(last, closed) };
  return undefined;
}

/** Nothing is offered before its day: a default in Georgia not before the last day to answer is over. */
export async function checkLawfulDays(
  { world, today, journal }: Scene,
  rows: readonly CaseRow[],
): Promise<void> {
  for (const { id, title, status, availableActions, mayDo } of rows) {
    const own = world.cases.get(id);
    const next = own && nextStep(own);
    if (next && mayDo?.step === next.step) {
      journal.did('Lawful days compared with the day that the player counts');
      if (mayDo.on !== next.on)
        journal.breaks('A lawful day is the one that the player counts.', { title, is: mayDo, next });
    }
    if (!own || status !== 'SENT_FOR_SERVING' || !availableActions.includes('awaiting-judgment')) continue;
    const last = own.servedOn && lastDayToAnswerAt(firmOf(own), own.servedOn);
    journal.did('Offers compared with the day that the player counts');
    if (!last || today <= last || own.answeredOn)
      journal.breaks('No action is offered before its lawful day.', {
        title,
        servedOn: own.servedOn,
        last,
        today,
      });
  }
}
