import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import type { DeadlineFacts } from '@writdesk/contract/deadlines/deadline-values';
import { dockets } from '@writdesk/contract/dockets/dockets';
import type { Route } from '@writdesk/contract/route';
import { type Writ, writs } from '@writdesk/contract/writs/writs';
import { localDate } from '../../src/platform/clock.ts';
import { ok, papersReady } from './case-desk.ts';
import { addFile } from './firm-with-a-client.ts';
import type { Person, TestApp } from './harness.ts';
import { plainAnswers } from './writ-desk.ts';

/** How the tenant meets the case. */
export type Path = 'DEFAULT' | 'HEARING' | 'APPEAL';

/** Who works the case, and the court that it goes to. */
export interface StateDesk {
  people: { manager: Person; processor: Person; lawyer: Person };
  courthouseId: string;
  zone: string;
  caseNumber: string;
  /** Puts the clock on a day, at two in the afternoon at the court. */
  moveTo(day: string): void;
  /** What the draft says already that the law counts from. */
  known: DeadlineFacts;
  /** Called after each move, with all that was done so far. */
  looksAt(known: DeadlineFacts, did: string): Promise<void>;
}

/** What happened on which day, e.g. `filed 2026-06-15`. */
export type Trace = { day: string; did: string }[];

/** The clerk sets the hearing so many days ahead. */
const DAYS_TO_HEARING = 12;
const MOST_MOVES = 120;
const MOST_DAYS_OF_WAITING = 60;

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const nextDay = (day: string) => daysAfter(day, 1);

/**
 * Brings a case from its draft to its end, by what it offers: where the law lets nothing be done yet, the clock goes on to the
 * first lawful day that the case names, or by one day.
 */
export async function walkToTheEnd(
  t: TestApp,
  desk: StateDesk,
  draft: CaseDetails,
  path: Path,
): Promise<Trace> {
  const { manager, processor, lawyer } = desk.people;
  const params = { id: draft.id };
  const trace: Trace = [];
  const today = () => localDate(t.opened.deps.clock.now(), desk.zone);
  const note = (did: string) => trace.push({ day: today(), did });
  const seenBy = (as: Person) => ok(t.call(cases.details, { as, params }));
  let waited = 0;
  let hasAppealed = false;
  let isAnswerKnown = false;
  let lookedAfterAnswer = '';

  let known = desk.known;

  const does = async (
    did: string,
    call: Promise<{ status: number; body: unknown }>,
    learned: DeadlineFacts = {},
  ) => {
    const reply = await call;
    if (reply.status >= 300)
      throw new Error(`${did}, ${today()}: ${reply.status} ${JSON.stringify(reply.body)}\n${tell(trace)}`);
    note(did);
    waited = 0;
    known = { ...known, ...learned };
    await desk.looksAt(known, `${did}, ${today()}`);
    return true;
  };

  /** Whoever hurries is refused, and nothing changes. */
  async function isRefused(did: string, call: Promise<{ status: number }>): Promise<void> {
    const { status } = await call;
    if (status !== 409) throw new Error(`${did} was taken too early, ${today()}: ${status}\n${tell(trace)}`);
  }

  /** Waits for the day that the action names, or for tomorrow. */
  function wait(from: string | null | undefined, why: string): true {
    waited += 1;
    if (waited > MOST_DAYS_OF_WAITING) throw new Error(`Nothing goes on: ${why}\n${tell(trace)}`);
    const day = from && from > today() ? from : nextDay(today());
    desk.moveTo(day);
    return true;
  }
  const waitFor = (seen: CaseDetails, action: string, way?: 'DEFAULT' | 'HEARING') => {
    const waiting = seen.waiting.find(
      (one) => one.action === action && (!way || one.ways === null || one.ways.includes(way)),
    );
    return wait(
      waiting?.from,
      `${action} in ${seen.status}: ${JSON.stringify(waiting ?? seen.availableActions)}`,
    );
  };

  async function serve(seen: CaseDetails) {
    const method = 'PERSONAL' as const;
    const service = seen.tenants.map(({ id }) => ({
      tenantId: id,
      result: 'SERVED' as const,
      date: today(),
      method,
    }));
    // Where the state serves first, what the officer hands over is the notice.
    const notice = known.noticeServedOn ? {} : { noticeServedOn: today() };
    return does('record-service', t.call(cases.recordService, { as: processor, params, body: { service } }), {
      ...notice,
      servedOn: today(),
      serviceMethod: method,
    });
  }

  async function search(seen: CaseDetails) {
    const searches = seen.tenants.map(({ id }) => ({
      tenantId: id,
      result: 'NOT_ACTIVE' as const,
      date: today(),
    }));
    return does('record-search', t.call(cases.recordSearch, { as: processor, params, body: { searches } }));
  }
  const isSearched = (seen: CaseDetails) =>
    seen.militarySearches.some(({ date }) => Date.parse(today()) - Date.parse(date) < 14 * 86_400_000);

  async function docket() {
    const date = nextWorkday(daysAfter(today(), DAYS_TO_HEARING));
    const made = await ok(
      t.call(dockets.create, {
        as: processor,
        body: {
          courthouseId: desk.courthouseId,
          date,
          time: '09:30',
          room: draft.caseDraftNumber,
          maxCases: 10,
        },
      }),
    );
    const body = { docketId: made.id, reason: 'The clerk set it.' };
    const applied = t.call(cases.applyToDocket, { as: processor, params, body });
    return does(`apply-to-docket for ${date}`, applied, { hearingOn: date });
  }

  async function step(): Promise<boolean> {
    const seen = await seenBy(processor);
    const lawyers = await seenBy(lawyer);
    const offers = (action: string) => seen.availableActions.includes(action);
    switch (seen.status) {
      case 'DRAFT':
        await addFile(t, manager, draft.id);
        return does(
          'submit',
          t.call(cases.submit, { as: manager, params, body: { attestedBy: 'Wanda Beaufort' } }),
        );
      case 'INTAKE':
        return does('initial-check', t.call(cases.initialCheck, { as: processor, params, body: {} }));
      case 'INITIAL_CHECK': {
        await papersReady(t, draft.id);
        return does('review', t.call(cases.review, { as: processor, params, body: {} }));
      }
      case 'REVIEW':
        if (lawyers.primaryAction === 'sent-for-serving')
          return does('sent-for-serving', t.call(cases.sentForServing, { as: lawyer, params, body: {} }));
        return does('send-for-filing', t.call(cases.sendForFiling, { as: lawyer, params, body: {} }));
      case 'SENT_FOR_FILING':
        return does(
          'add-case-number',
          t.call(cases.addCaseNumber, { as: processor, params, body: { caseNumber: desk.caseNumber } }),
          { filedOn: today() },
        );
      case 'FILED':
        if (seen.serviceStage === 'COMPLETE') return toJudgment(seen, offers);
        return does('sent-for-serving', t.call(cases.sentForServing, { as: processor, params, body: {} }));
      case 'SENT_FOR_SERVING':
        if (seen.serviceStage !== 'COMPLETE') return serve(seen);
        if (!isSearched(seen)) return search(seen);
        if (seen.filedOn === null) {
          const filing = () => t.call(cases.sendForFiling, { as: processor, params, body: {} });
          if (offers('send-for-filing')) {
            const body = { occupied: true };
            await ok(t.call(cases.createEviction, { as: processor, params, body }));
            return does('send-for-filing', filing());
          }
          await isRefused('send-for-filing', filing());
          return waitFor(seen, 'send-for-filing');
        }
        return toJudgment(seen, offers);
      case 'ON_DOCKET': {
        const hearing = localDate(new Date(seen.hearingAt ?? 0), desk.zone);
        if (hearing > today()) return wait(hearing, 'the hearing');
        return does(
          'heard',
          t.call(cases.awaitingJudgment, { as: lawyer, params, body: { basis: 'HEARING' } }),
        );
      }
      case 'AWAITING_JUDGMENT': {
        if (!isSearched(seen)) return search(seen);
        const isDefault = path === 'DEFAULT' && seen.hearingAt === null;
        const outcome = isDefault ? ('DEFAULT_POSSESSION' as const) : ('POSSESSION_ONLY' as const);
        const waiting = lawyers.waiting.find(
          (one) => one.action === 'record-judgment' && one.outcomes?.includes(outcome),
        );
        if (
          waiting?.obstacles.some(({ point }) => point === 'docketUnchecked') &&
          lookedAfterAnswer !== today()
        ) {
          lookedAfterAnswer = today();
          return does(
            'check-docket',
            t.call(cases.checkDocket, { as: processor, params, body: { found: 'NONE' } }),
          );
        }
        if (waiting) return wait(waiting.from, JSON.stringify(waiting.obstacles));
        const body = { outcome, date: today() };
        const judged = t.call(cases.createJudgment, { as: lawyer, params, body });
        return does(`judgment ${outcome}`, judged, { outcome, judgmentOn: today() });
      }
      case 'JUDGMENT_RECORDED':
        if (path === 'APPEAL' && !hasAppealed) {
          hasAppealed = true;
          const body = { court: 'The court above', filedOn: today(), stayed: true };
          return does('appeal', t.call(cases.appealSubmit, { as: lawyer, params, body }));
        }
        return startWrit(seen);
      case 'APPEALED': {
        const body = { appealResult: 'AFFIRMED' as const, resultOn: today() };
        return does('affirmed', t.call(cases.appealUpdate, { as: lawyer, params, body }));
      }
      case 'WRIT_IN_PROGRESS':
      case 'WRIT_ISSUED':
      case 'LOCKOUT_SCHEDULED':
        return moveWrit(seen);
      default:
        throw new Error(`There is no way on from ${seen.status}.\n${tell(trace)}`);
    }
  }

  async function toJudgment(seen: CaseDetails, offers: (action: string) => boolean): Promise<boolean> {
    if (!isSearched(seen)) return search(seen);
    if (path !== 'DEFAULT' || !hasDefault(seen)) {
      if (path !== 'DEFAULT' && !isAnswerKnown) {
        isAnswerKnown = true;
        return does(
          'answered',
          t.call(cases.checkDocket, { as: processor, params, body: { found: 'ANSWER' } }),
        );
      }
      return docket();
    }
    const waiting = seen.waiting.find(
      ({ action, ways }) => action === 'awaiting-judgment' && ways?.includes('DEFAULT'),
    );
    const body = { basis: 'DEFAULT' as const, docketChecked: 'NONE' as const };
    if (waiting || !offers('awaiting-judgment')) {
      await isRefused('default', t.call(cases.awaitingJudgment, { as: processor, params, body }));
      return waitFor(seen, 'awaiting-judgment', 'DEFAULT');
    }
    return does('default', t.call(cases.awaitingJudgment, { as: processor, params, body }));
  }

  /** Whether the law of the state knows a time to answer, so that nobody need appear. */
  const hasDefault = (seen: CaseDetails) =>
    !seen.waiting.some(
      ({ action, ways, obstacles }) =>
        action === 'awaiting-judgment' &&
        ways?.includes('DEFAULT') &&
        obstacles.some(({ point }) => point === 'dayUnknown'),
    );

  async function startWrit(seen: CaseDetails): Promise<boolean> {
    const { availableActions, waiting } = seen.writOffers;
    if (!isSearched(seen)) return search(seen);
    const body = { docketChecked: 'NONE' as const };
    if (!availableActions.includes('create')) {
      await isRefused('writ create', t.call(writs.create, { as: processor, params, body }));
      const waits = waiting.find(({ action }) => action === 'create');
      return wait(waits?.from, `writ: ${JSON.stringify(waits ?? seen.writOffers)}`);
    }
    return does('writ create', t.call(writs.create, { as: processor, params, body }));
  }

  async function moveWrit(seen: CaseDetails): Promise<boolean> {
    const writ = seen.writs.at(-1) as Writ;
    const on = { params: { id: writ.id } };
    const call = <R extends Route>(
      did: string,
      route: R,
      as: Person,
      { learned, ...body }: Record<string, unknown> & { learned?: DeadlineFacts },
    ) => does(did, t.call(route, { as, ...on, body } as never), learned);
    const { waiting } = seen.writOffers;
    const waitsFor = (action: string) => waiting.find((one) => one.action === action);
    switch (writ.status) {
      case 'DRAFT':
        return call('writ submit', writs.submit, processor, {});
      case 'SUBMITTED':
        if (!writ.clientConfirmedAt)
          return call('writ confirm', writs.clientConfirm, manager, {
            answers: { ...plainAnswers, goods: 'NONE_LEFT' },
            signedBy: 'Wanda Beaufort',
          });
        if (!isSearched(seen)) return search(seen);
        return call('writ reviewed', writs.reviewed, lawyer, {});
      case 'REVIEWED':
        return call('writ file', writs.file, processor, { receipt: 'R-1', docketChecked: 'NONE' });
      case 'FILED': {
        const waits = waitsFor('issue');
        if (waits) return wait(waits.from, JSON.stringify(waits));
        return call('writ issue', writs.issue, processor, {
          issuedOn: today(),
          writNumber: 'W-1',
          officerName: 'Deputy Odom',
          learned: { writIssuedOn: today() },
        });
      }
      case 'ISSUED':
        return call('writ post', writs.post, processor, {
          postedAt: `${today()}T08:00`,
          officerName: 'Deputy Odom',
          learned: { writPostedOn: today(), writPostedAt: `${today()}T08:00` },
        });
      case 'POSTED': {
        if (seen.status !== 'LOCKOUT_SCHEDULED') {
          const offered = seen.waiting.find(({ action }) => action === 'set-lockout-date');
          const lockoutDate = nextWorkday(
            offered?.from && offered.from > today() ? offered.from : nextDay(today()),
          );
          const body = {
            lockoutDate,
            lockoutTime: '09:00',
            officerName: 'Deputy Odom',
            contactName: 'Wanda Beaufort',
            contactPhone: '404-555-0142',
          };
          return does(
            `lockout for ${lockoutDate}`,
            t.call(cases.setLockoutDate, { as: processor, params, body }),
          );
        }
        if (seen.lockoutDate && seen.lockoutDate > today()) return wait(seen.lockoutDate, 'the lockout');
        return call('writ execute', writs.execute, processor, {
          executedAt: `${today()}T09:00`,
          executedBy: 'Deputy Odom',
          locksChanged: true,
          goods: 'NONE_LEFT',
        });
      }
      case 'EXECUTED': {
        const body = {
          closureReason: 'POSSESSION_RETURNED' as const,
          possessionDate: today(),
          finalBill: true,
        };
        return does('close', t.call(cases.close, { as: processor, params, body }));
      }
      default:
        throw new Error(`There is no way on from ${writ.status}.\n${tell(trace)}`);
    }
  }

  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    if ((await seenBy(processor)).status === 'CLOSED') return trace;
    await step();
  }
  throw new Error(`The case doesn’t end.\n${tell(trace)}`);
}

export const tell = (trace: Trace): string => trace.map(({ day, did }) => `${day} ${did}`).join('\n');

function nextWorkday(day: string): string {
  let found = day;
  while ([0, 6].includes(new Date(`${found}T12:00:00Z`).getUTCDay()) || found === '2026-07-03')
    found = nextDay(found);
  return found;
}
