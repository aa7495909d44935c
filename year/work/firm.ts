import { cases, type CaseRow } from '@writdesk/contract/cases/cases';
import { dockets } from '@writdesk/contract/dockets/dockets';
import { addDays, daysBetween, lastDayToAnswer, nextWorkday } from '../days.ts';
import type { Scene } from '../scene.ts';
import { rates } from '../world/rates.ts';
import type { Case } from '../world/world.ts';
import { casesOf } from './rows.ts';
import { writDay } from './writs.ts';

type Step = (scene: Scene, own: Case, row: CaseRow) => Promise<boolean>;

/** Steps of an office are taken one after the other on a day; what the court does comes on a day of its own. */
const ROUNDS = 5;

/** Processor and lawyer work their lists, until nobody has anything more to do today. */
export async function firmDay(scene: Scene): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await scene.clock.quiet();
    let moved = 0;
    const { processor, lawyer } = scene.world.firm;
    for (const [person, steps] of [
      [processor, processorSteps],
      [lawyer, lawyerSteps],
    ] as const)
      for (const row of await casesOf(person)) {
        const own = scene.world.cases.get(row.id);
        const step = own && steps[row.status];
        if (step && (await step(scene, own, row))) moved += 1;
      }
    moved += await writDay(scene);
    if (moved === 0) return;
  }
}

const processorSteps: Partial<Record<CaseRow['status'], Step>> = {
  async INTAKE({ world, journal }, { id }) {
    await world.firm.processor.does(cases.initialCheck, { params: { id }, body: {} });
    journal.did('Initial checks');
    return true;
  },
  async INITIAL_CHECK({ world }, { id }) {
    await world.firm.processor.does(cases.review, { params: { id }, body: {} });
    return true;
  },
  async REVIEW({ world, drawn }, own) {
    if (own.triedOn || !drawn.happens(rates.mistakes.rate, 'approves', own.lease.id)) return false;
    own.triedOn = own.openedOn;
    const by = world.firm.processor;
    await by.isRefused('approved by a processor', cases.sendForFiling, { params: { id: own.id }, body: {} }, [
      'forbidden',
    ]);
    return true;
  },
  // The clerk takes a day.
  async SENT_FOR_FILING({ world, today, drawn, journal }, own) {
    if (!own.approvedOn || own.approvedOn >= today) return false;
    const { processor } = world.firm;
    const on = { params: { id: own.id } };
    if (drawn.happens(rates.mistakes.rate, 'wrong number', own.lease.id)) {
      const wrong = { ...on, body: { caseNumber: 'see the file' } };
      const { errors } = await processor.isRefused(
        'entered a wrong case number',
        cases.addCaseNumber,
        wrong,
        ['invalid'],
      );
      if (!errors.includes('caseNumber')) journal.breaks('A wrong case number is named.', { errors });
    }
    const number = String(100_000 + drawn.whole(0, 899_999, 'number', own.lease.id));
    await processor.does(cases.addCaseNumber, {
      ...on,
      body: { caseNumber: `${today.slice(2, 4)}ED${number}`, filedOn: today },
    });
    own.filedOn = today;
    journal.did('Cases filed');
    return true;
  },
  async FILED({ world }, { id }) {
    await world.firm.processor.does(cases.sentForServing, { params: { id }, body: {} });
    return true;
  },
  async SENT_FOR_SERVING(scene, own, row) {
    if (!own.servedOn) return serve(scene, own);
    if (!own.searchedOn) return searchFor(scene, own);
    if (own.paidOn) return false;
    if (own.answeredOn) return setForHearing(scene, own, row);
    return askForDefault(scene, own, row);
  },
};

const lawyerSteps: Partial<Record<CaseRow['status'], Step>> = {
  async REVIEW({ world, today, journal }, own, row) {
    if (!row.availableActions.includes('send-for-filing')) return false;
    await world.firm.lawyer.does(cases.sendForFiling, { params: { id: own.id }, body: {} });
    own.approvedOn = today;
    journal.did('Cases approved');
    return true;
  },
  SENT_FOR_SERVING: dismissPaid,
  ON_DOCKET: async (scene, own) => (await dismissPaid(scene, own)) || hear(scene, own),
  async AWAITING_JUDGMENT({ world, today, journal }, own) {
    // Decided at the hearing; without one the judge takes a day.
    if (!own.hearingOn && own.defaultOn === today) return false;
    const { lawyer } = world.firm;
    const body = own.hearingOn
      ? { outcome: 'POSSESSION_ONLY' as const, date: own.hearingOn }
      : { outcome: 'DEFAULT_POSSESSION' as const, date: today };
    await lawyer.does(cases.createJudgment, { params: { id: own.id }, body });
    own.judgedOn = body.date;
    journal.did('Judgments');
    return true;
  },
};

async function serve({ world, today, drawn, journal }: Scene, own: Case): Promise<boolean> {
  if (!own.filedOn || own.filedOn >= today || own.failedOn === today) return false;
  const { processor } = world.firm;
  const params = { id: own.id };
  const fails = !own.failedOn && drawn.happens(rates.serviceFails.rate, 'service', own.lease.id);
  const { tenants } = await processor.does(cases.details, { params });
  await processor.does(cases.recordService, {
    params,
    body: {
      service: tenants.map(({ id }) => ({
        tenantId: id,
        result: fails ? ('FAILED' as const) : ('SERVED' as const),
        date: today,
        method: 'POST_AND_MAIL' as const,
      })),
    },
  });
  if (fails) own.failedOn = today;
  else own.servedOn = today;
  journal.did(fails ? 'Services that failed' : 'Services');
  return true;
}

async function searchFor({ world, today }: Scene, own: Case): Promise<boolean> {
  const { processor } = world.firm;
  const params = { id: own.id };
  const { tenants } = await processor.does(cases.details, { params });
  const searches = tenants.map(({ id }) => ({ tenantId: id, result: 'NOT_ACTIVE' as const, date: today }));
  await processor.does(cases.recordSearch, { params, body: { searches } });
  own.searchedOn = today;
  return true;
}

async function askForDefault(scene: Scene, own: Case, row: CaseRow): Promise<boolean> {
  const { world, today, drawn, journal } = scene;
  const { processor } = world.firm;
  const { id, lease, servedOn = today } = own;
  const params = { id };
  if (drawn.happens(rates.answers.rate, 'answers', lease.id)) {
    if (daysBetween(servedOn, today) < 4) return false;
    await processor.does(cases.checkDocket, { params, body: { found: 'ANSWER' } });
    own.answeredOn = today;
    journal.did('Answers');
    return true;
  }
  const last = lastDayToAnswer(servedOn);
  const default_ = { basis: 'DEFAULT' as const, docketChecked: 'NONE' as const };
  if (today <= last) {
    if (own.hurriedOn || !drawn.happens(rates.mistakes.rate, 'hurries', lease.id)) return false;
    own.hurriedOn = today;
    const early = { params, body: default_ };
    await processor.isRefused('asked for a default too early', cases.awaitingJudgment, early, [
      'case_action_not_allowed',
    ]);
    return false;
  }
  if (!row.availableActions.includes('awaiting-judgment')) {
    journal.breaks('A default can be asked for once the last day to answer is over.', {
      id,
      servedOn,
      last,
      today,
    });
    return false;
  }
  await processor.does(cases.awaitingJudgment, { params, body: default_ });
  own.defaultOn = today;
  journal.did('Defaults');
  return true;
}

/** The clerk sets the hearing within a week of the answer (O.C.G.A. § 44-7-53(b) asks for promptness). */
async function setForHearing({ world, today, journal }: Scene, own: Case, row: CaseRow): Promise<boolean> {
  const { processor } = world.firm;
  const date = nextWorkday(addDays(today, 4));
  let docketId = world.hearings.get(date);
  if (!docketId) {
    const body = { courthouseId: row.courthouseId ?? '', date, time: '09:30', room: '1B', maxCases: 60 };
    docketId = (await processor.does(dockets.create, { body })).id;
    world.hearings.set(date, docketId);
  }
  await processor.does(cases.applyToDocket, { params: { id: own.id }, body: { docketId } });
  own.hearingOn = date;
  journal.did('Hearings set');
  return true;
}

async function hear({ world, today, journal }: Scene, own: Case): Promise<boolean> {
  if (!own.hearingOn || own.hearingOn > today) return false;
  await world.firm.lawyer.does(cases.awaitingJudgment, {
    params: { id: own.id },
    body: { basis: 'HEARING' },
  });
  journal.did('Hearings held');
  return true;
}

async function dismissPaid({ world, today, journal }: Scene, own: Case): Promise<boolean> {
  if (!own.paidOn) return false;
  await world.firm.lawyer.does(cases.dismissCase, {
    params: { id: own.id },
    body: { comment: 'Paid in full; the company asked for it.', dismissReason: 'PAID' },
  });
  own.endedOn = today;
  journal.did('Dismissals');
  return true;
}
