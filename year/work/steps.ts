import { cases, type CaseRow } from '@writdesk/contract/cases/cases';
import { noticeGuard } from '@writdesk/contract/notices/notice-guard';
import { type Day, daysBetween } from '../days.ts';
import type { Scene } from '../scene.ts';
import { rates } from '../world/rates.ts';
import { type Case, firmOf } from '../world/world.ts';
import { agreed } from './agreements.ts';
import { dismissPaid, hear, judge } from './hearings.ts';
import { askForDefault, searchFor, serve, setForHearing } from './service.ts';

type Step = (scene: Scene, own: Case, row: CaseRow) => Promise<boolean>;
type Steps = Partial<Record<CaseRow['status'], Step>>;

export const processorSteps: Steps = {
  async INTAKE({ today, drawn, journal }, own) {
    const { processor } = firmOf(own);
    const on = { params: { id: own.id } };
    if (!own.askedOn && drawn.happens(rates.companyIsAsked.rate, 'asks', own.key)) {
      const field = 'Who else lives in the apartment?';
      const body = { comment: 'Please look at the names again.', fieldRequests: [{ field, message: null }] };
      await processor.does(cases.sendBackToClient, { ...on, body });
      own.askedOn = today;
      journal.did('Corrections asked of a company');
      return true;
    }
    await processor.does(cases.initialCheck, { ...on, body: {} });
    journal.did('Initial checks');
    return true;
  },
  async INITIAL_CHECK(_scene, own) {
    await firmOf(own).processor.does(cases.review, { params: { id: own.id }, body: {} });
    return true;
  },
  async RETURNED_TO_PROCESSOR({ journal }, own) {
    await firmOf(own).processor.does(cases.review, { params: { id: own.id }, body: {} });
    journal.did('Fixes by a processor');
    return true;
  },
  async REVIEW({ drawn }, own) {
    if (own.triedOn || !drawn.happens(rates.mistakes.rate, 'approves', own.key)) return false;
    own.triedOn = own.openedOn;
    const by = firmOf(own).processor;
    await by.isRefused('approved by a processor', cases.sendForFiling, { params: { id: own.id }, body: {} }, [
      'forbidden',
    ]);
    return true;
  },
  // The clerk takes a day.
  async SENT_FOR_FILING({ today, drawn, journal }, own) {
    if (!own.approvedOn || own.approvedOn >= today) return false;
    const { processor, state } = firmOf(own);
    const on = { params: { id: own.id } };
    if (drawn.happens(rates.mistakes.rate, 'wrong number', own.key)) {
      const wrong = { ...on, body: { caseNumber: 'see the file' } };
      const { errors } = await processor.isRefused(
        'entered a wrong case number',
        cases.addCaseNumber,
        wrong,
        ['invalid'],
      );
      if (!errors.includes('caseNumber')) journal.breaks('A wrong case number is named.', { errors });
    }
    const caseNumber = state.caseNumber(today, drawn.whole(0, 899_999, 'number', own.key));
    await processor.does(cases.addCaseNumber, { ...on, body: { caseNumber, filedOn: today } });
    own.filedOn = today;
    journal.did('Cases filed');
    return true;
  },
  async FILED(_scene, own) {
    await firmOf(own).processor.does(cases.sentForServing, { params: { id: own.id }, body: {} });
    return true;
  },
  async SENT_FOR_SERVING(scene, own, row) {
    if (!own.servedOn) return serve(scene, own);
    if (!own.searchedOn) return searchFor(scene, own);
    if (own.paidOn) return false;
    // Where the court sets a trial with the filing, it waits for nobody’s answer.
    if (own.answeredOn || !firmOf(own).state.lastDayToAnswer) return setForHearing(scene, own, row);
    return askForDefault(scene, own, row);
  },
};

/** That somebody lives there has to be known of the last 48 hours: the lawyer is refused, and the processor asks the property. */
async function lookAgain(own: Case, today: Day): Promise<void> {
  const { lawyer, processor } = firmOf(own);
  const on = { params: { id: own.id } };
  await lawyer.isRefused(
    'approved what nobody had looked at for days',
    cases.sendForFiling,
    { ...on, body: {} },
    ['case_incomplete'],
  );
  await processor.does(cases.createEviction, { ...on, body: { occupied: true } });
  own.seenOn = today;
}

export const lawyerSteps: Steps = {
  async REVIEW({ today, drawn, journal }, own, row) {
    const { lawyer, state, closed } = firmOf(own);
    const on = { params: { id: own.id } };
    if (!row.availableActions.includes('send-for-filing')) return false;
    const first = state.filesFrom(own.lease.noticeOn ?? today, closed);
    const { mayBeFiledOn } = await lawyer.does(noticeGuard.ofCase, on);
    journal.did('First days of filing compared');
    if (mayBeFiledOn !== first)
      journal.breaks('A lawful day is the one that the player counts.', { id: own.id, mayBeFiledOn, first });
    if (today < first) return false;
    if (!own.fixedOn && drawn.happens(rates.lawyerSendsBack.rate, 'fixes', own.key)) {
      const fixes = [{ item: 'Name the apartment as the lease does' }];
      await lawyer.does(cases.sendBackToProcessor, { ...on, body: { comment: 'Nearly.', fixes } });
      own.fixedOn = today;
      journal.did('Fixes asked of a processor');
      return true;
    }
    if (daysBetween(own.seenOn ?? today, today) > 1) await lookAgain(own, today);
    await lawyer.does(cases.sendForFiling, { ...on, body: {} });
    own.approvedOn = today;
    journal.did('Cases approved');
    return true;
  },
  SENT_FOR_SERVING: dismissPaid,
  ON_DOCKET: async (scene, own) => (await dismissPaid(scene, own)) || hear(scene, own),
  AWAITING_JUDGMENT: (scene, own) => (own.agreement ? agreed(scene, own) : judge(scene, own)),
};
