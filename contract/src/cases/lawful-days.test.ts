import { describe, expect, test } from 'vitest';
import { lawDay, lawfulFacts } from '../lawful-days/lawful-facts.fixture.ts';
import { factsAt } from './case-facts.fixture.ts';
import {
  caseActions,
  caseOffers,
  decideCaseAction,
  type ActionInput,
  type CaseAction,
  type CaseActor,
  type CaseFacts,
  type CaseStatus,
} from './case-lifecycle.ts';

const lawyer: CaseActor = { roles: ['lawyer'], barStates: ['GA'] };
const processor: CaseActor = { roles: ['case_processor'], barStates: [] };
const { lawDays } = lawfulFacts;

const served = { hearingOn: null, hearingHeld: false, serviceStage: 'COMPLETE' } as const;
const noticeServed = { serveFirst: true, filingStage: 'NONE', serviceStage: 'COMPLETE' } as const;
const answerDue = (earliest: string) => ({
  lawDays: { ...lawDays, ANSWER_DUE: lawDay(earliest, { date: '2026-11-30' }) },
});
const unservedDays = {
  lawDays: { ...lawDays, ANSWER_DUE: lawDay(null, { missing: ['servedOn'] }) },
};
const noAnswerLaw = { lawDays: { SCRA_REFRESH: lawDays.SCRA_REFRESH ?? lawDay(null) } };
const DEFAULT: ActionInput = { basis: 'DEFAULT', docketChecked: 'NONE' };
const trial: ActionInput = { outcome: 'POSSESSION_ONLY', date: '2026-06-18' };
const byDefault: ActionInput = { outcome: 'DEFAULT_POSSESSION', date: '2026-06-18' };

type Row = [
  what: string,
  action: CaseAction,
  status: CaseStatus,
  input: ActionInput,
  facts: Partial<CaseFacts>,
  points: string,
];

/** What stands in the way; '' where it is lawful. */
const table: Row[] = [
  ['a default after the answer window', 'awaiting-judgment', 'SENT_FOR_SERVING', DEFAULT, served, ''],
  [
    'on the first day after it',
    'awaiting-judgment',
    'SENT_FOR_SERVING',
    DEFAULT,
    { ...served, today: '2026-06-10', ...answerDue('2026-06-10') },
    '',
  ],
  [
    'on its last day',
    'awaiting-judgment',
    'SENT_FOR_SERVING',
    DEFAULT,
    { ...served, ...answerDue('2026-06-21') },
    'dayAhead',
  ],
  [
    'before everybody’s service is known',
    'awaiting-judgment',
    'SENT_FOR_SERVING',
    DEFAULT,
    { ...served, ...unservedDays },
    'dayUnknown',
  ],
  [
    'where the law knows no answer',
    'awaiting-judgment',
    'SENT_FOR_SERVING',
    DEFAULT,
    { ...served, ...noAnswerLaw },
    'dayUnknown',
  ],
  [
    'without a search',
    'awaiting-judgment',
    'SENT_FOR_SERVING',
    DEFAULT,
    { ...served, searches: [null] },
    'searchMissing',
  ],
  [
    'without a search of one of two',
    'awaiting-judgment',
    'SENT_FOR_SERVING',
    DEFAULT,
    { ...served, searches: [{ status: 'NOT_ACTIVE', on: '2026-06-19' }, null] },
    'searchMissing',
  ],
  [
    'with a search of 30 days ago',
    'awaiting-judgment',
    'SENT_FOR_SERVING',
    DEFAULT,
    { ...served, searches: [{ status: 'NOT_ACTIVE', on: '2026-05-21' }] },
    '',
  ],
  [
    'with a search of 31 days ago',
    'awaiting-judgment',
    'SENT_FOR_SERVING',
    DEFAULT,
    { ...served, searches: [{ status: 'UNABLE', on: '2026-05-20', hasAffidavit: true }] },
    'searchOld',
  ],
  [
    'with a search that gave no certain answer',
    'awaiting-judgment',
    'SENT_FOR_SERVING',
    { basis: 'DEFAULT', docketChecked: 'NONE' },
    { ...served, searches: [{ status: 'UNABLE', on: '2026-06-10' }] },
    'searchUncertain',
  ],
  [
    'against a servicemember',
    'awaiting-judgment',
    'SENT_FOR_SERVING',
    DEFAULT,
    { ...served, searches: [{ status: 'ACTIVE', on: '2026-06-19' }] },
    'servicemember',
  ],
  [
    'too early and without a search',
    'awaiting-judgment',
    'SENT_FOR_SERVING',
    DEFAULT,
    { ...served, ...answerDue('2026-12-01'), searches: [null] },
    'dayAhead searchMissing',
  ],
  ['after the hearing', 'awaiting-judgment', 'ON_DOCKET', { basis: 'HEARING' }, {}, ''],
  [
    'before the hearing',
    'awaiting-judgment',
    'ON_DOCKET',
    { basis: 'HEARING' },
    { hearingHeld: false, hearingOn: '2026-06-30' },
    'hearingAhead',
  ],
  [
    'after a hearing that was never set',
    'awaiting-judgment',
    'SENT_FOR_SERVING',
    { basis: 'HEARING' },
    served,
    'noHearing',
  ],
  ['possession after the hearing', 'record-judgment', 'AWAITING_JUDGMENT', trial, {}, ''],
  [
    'on the day of the hearing',
    'record-judgment',
    'AWAITING_JUDGMENT',
    { ...trial, date: '2026-06-16' },
    {},
    '',
  ],
  [
    'on the day before it',
    'record-judgment',
    'AWAITING_JUDGMENT',
    { ...trial, date: '2026-06-15' },
    {},
    'hearingLater',
  ],
  ['without any hearing', 'record-judgment', 'AWAITING_JUDGMENT', trial, served, 'noHearing'],
  [
    'before the hearing is over',
    'record-judgment',
    'ON_DOCKET',
    trial,
    { hearingHeld: false, hearingOn: '2026-06-30' },
    'hearingAhead',
  ],
  [
    'on a Sunday',
    'record-judgment',
    'AWAITING_JUDGMENT',
    { ...trial, closedBecause: 'Sunday' },
    {},
    'courtClosed',
  ],
  [
    'for the tenant, without a hearing',
    'record-judgment',
    'AWAITING_JUDGMENT',
    { ...trial, outcome: 'JUDGMENT_FOR_TENANT' },
    served,
    'noHearing',
  ],
  ['by default, after the docket was checked', 'record-judgment', 'AWAITING_JUDGMENT', byDefault, served, ''],
  [
    'by default, of a docket checked too early',
    'record-judgment',
    'AWAITING_JUDGMENT',
    byDefault,
    { ...served, docketCheckedOn: '2026-06-08' },
    'docketUnchecked',
  ],
  [
    'by default, of a docket never checked',
    'record-judgment',
    'AWAITING_JUDGMENT',
    byDefault,
    { ...served, docketCheckedOn: null },
    'docketUnchecked',
  ],
  [
    'by default, dated before the window was over',
    'record-judgment',
    'AWAITING_JUDGMENT',
    { ...byDefault, date: '2026-06-08' },
    served,
    'dayAhead',
  ],
  [
    'by default at a hearing to which nobody came',
    'record-judgment',
    'AWAITING_JUDGMENT',
    byDefault,
    { docketCheckedOn: null, ...noAnswerLaw },
    '',
  ],
  [
    'by default at a hearing, without a search',
    'record-judgment',
    'AWAITING_JUDGMENT',
    byDefault,
    { searches: [null] },
    'searchMissing',
  ],
  [
    'by default on a holiday',
    'record-judgment',
    'AWAITING_JUDGMENT',
    { ...byDefault, closedBecause: 'Juneteenth' },
    served,
    'courtClosed',
  ],
  [
    'money after a hearing, without a search',
    'record-judgment',
    'AWAITING_JUDGMENT',
    { outcome: 'MONEY_ONLY' },
    { searches: [null] },
    '',
  ],
  ['money by default', 'record-judgment', 'AWAITING_JUDGMENT', { outcome: 'MONEY_ONLY' }, served, ''],
  [
    'money by neither',
    'record-judgment',
    'AWAITING_JUDGMENT',
    { outcome: 'MONEY_ONLY' },
    { ...served, searches: [null] },
    'searchMissing',
  ],
  [
    'what the parties agree, whenever',
    'record-judgment',
    'ON_DOCKET',
    { outcome: 'CONSENT_JUDGMENT' },
    { hearingHeld: false },
    '',
  ],
  [
    'what the parties agree, on a closed day',
    'record-judgment',
    'ON_DOCKET',
    { outcome: 'CONSENT_JUDGMENT', closedBecause: 'Sunday' },
    {},
    'courtClosed',
  ],
  [
    'a dismissal by the court on a closed day',
    'record-judgment',
    'ON_DOCKET',
    { outcome: 'DISMISSED_WITH_PREJUDICE', closedBecause: 'Sunday' },
    {},
    'courtClosed',
  ],
  [
    'a judgment set aside on a closed day',
    'record-judgment',
    'JUDGMENT_RECORDED',
    { outcome: 'VACATED', closedBecause: 'Sunday' },
    {},
    'courtClosed',
  ],
  [
    'a payment on a closed day',
    'record-judgment',
    'JUDGMENT_RECORDED',
    { outcome: 'SATISFIED', closedBecause: 'Sunday' },
    {},
    '',
  ],
  [
    'after a trial, of whom nothing shows that they were served',
    'record-judgment',
    'ON_DOCKET',
    trial,
    { serviceStage: 'OUT' },
    'notServed',
  ],
  [
    'with money, where one of two was served',
    'record-judgment',
    'AWAITING_JUDGMENT',
    { ...trial, outcome: 'POSSESSION_AND_MONEY' },
    { serviceStage: 'PARTIAL' },
    'notServed',
  ],
  [
    'by default at a hearing, of whom nothing shows that they were served',
    'record-judgment',
    'AWAITING_JUDGMENT',
    byDefault,
    { serviceStage: 'FAILED' },
    'notServed',
  ],
  [
    'for the tenant, who was never served',
    'record-judgment',
    'AWAITING_JUDGMENT',
    { ...trial, outcome: 'JUDGMENT_FOR_TENANT' },
    { serviceStage: 'NONE' },
    '',
  ],
  [
    'what the parties agree, without a return',
    'record-judgment',
    'ON_DOCKET',
    { outcome: 'CONSENT_JUDGMENT' },
    { serviceStage: 'OUT' },
    '',
  ],
  [
    'a dismissal, because nobody was served',
    'record-judgment',
    'ON_DOCKET',
    { outcome: 'DISMISSED_WITHOUT_PREJUDICE' },
    { serviceStage: 'FAILED' },
    '',
  ],
  [
    'an amended order, without a return',
    'amend-judgment',
    'WRIT_ISSUED',
    { ...trial, outcome: 'POSSESSION_AND_MONEY' },
    { outcome: 'POSSESSION_ONLY', serviceStage: 'OUT' },
    'notServed',
  ],
  ['another judgment, without a hearing', 'record-judgment', 'JUDGMENT_RECORDED', trial, served, 'noHearing'],
  [
    'a continuance before the hearing',
    'record-judgment',
    'ON_DOCKET',
    { outcome: 'CONTINUED' },
    { hearingHeld: false },
    '',
  ],
  [
    'an amended order on a Sunday',
    'amend-judgment',
    'WRIT_ISSUED',
    { outcome: 'POSSESSION_ONLY', date: '2026-07-05', closedBecause: 'Sunday' },
    { outcome: 'POSSESSION_ONLY' },
    'courtClosed',
  ],
  [
    'a lockout after the officer’s notice',
    'set-lockout-date',
    'WRIT_ISSUED',
    { date: '2026-07-02' },
    { lawDays: { LOCKOUT_NOTICE: lawDay('2026-07-02T14:00:00Z') } },
    '',
  ],
  [
    'a lockout within it',
    'set-lockout-date',
    'WRIT_ISSUED',
    { date: '2026-07-01' },
    { lawDays: { LOCKOUT_NOTICE: lawDay('2026-07-02T14:00:00Z') } },
    'dayAhead',
  ],
  [
    'a lockout whose notice isn’t posted',
    'set-lockout-date',
    'WRIT_ISSUED',
    { date: '2026-07-01' },
    { lawDays: { LOCKOUT_NOTICE: lawDay(null, { missing: ['writPostedAt'] }) } },
    'dayUnknown',
  ],
  [
    'a lockout after the writ ends',
    'set-lockout-date',
    'WRIT_ISSUED',
    { date: '2026-07-10' },
    { lawDays: { WRIT_DEAD: lawDay(null, { date: '2026-07-09' }) } },
    'dayPast',
  ],
  [
    'a lockout after the last day to ask the officer, while nobody has asked',
    'set-lockout-date',
    'WRIT_ISSUED',
    { date: '2026-07-10' },
    { lawDays: { EXECUTION_APPLY_BY: lawDay(null, { date: '2026-07-09' }) } },
    'dayPast',
  ],
  [
    'the same once somebody has asked in time',
    'set-lockout-date',
    'WRIT_ISSUED',
    { date: '2026-07-10' },
    { lawDays: { EXECUTION_APPLY_BY: lawDay(null, { date: '2026-07-09', isDone: true }) } },
    '',
  ],
  [
    'a lockout on a Sunday',
    'set-lockout-date',
    'WRIT_ISSUED',
    { date: '2026-07-05', closedBecause: 'Sunday' },
    {},
    'courtClosed',
  ],
  [
    'a complaint after the notice that was served first',
    'send-for-filing',
    'SENT_FOR_SERVING',
    {},
    noticeServed,
    '',
  ],
  [
    'a complaint while that notice runs',
    'send-for-filing',
    'SENT_FOR_SERVING',
    {},
    { ...noticeServed, lawDays: { NOTICE_EXPIRES: lawDay('2026-06-25') } },
    'dayAhead',
  ],
  [
    'a complaint without any notice',
    'send-for-filing',
    'REVIEW',
    {},
    { serveFirst: true, lawDays: { NOTICE_EXPIRES: lawDay(null, { missing: ['noticeServedOn'] }) } },
    'dayUnknown',
  ],
];

describe('each action waits for what its definition names', () => {
  test.each(table)('%s: %s', (_what, action, status, input, facts, points) => {
    const answer = decideCaseAction(factsAt(status, facts), lawyer, action, input);
    const found = answer.allowed ? '' : (answer.obstacles ?? []).map(({ point }) => point).join(' ');
    expect(found).toBe(points);
    expect(answer.allowed).toBe(points === '');
  });

  test('every action that names a lawful day stands in the table', () => {
    const named = new Set(caseActions.filter(({ lawful }) => lawful).map(({ action }) => action));
    expect([...new Set(table.map(([, action]) => action))].toSorted()).toEqual([...named].toSorted());
  });
});

describe('the refusal says why', () => {
  test('with the first lawful day, the event and the rule', () => {
    const facts = factsAt('SENT_FOR_SERVING', { ...served, ...answerDue('2026-12-01') });
    expect(decideCaseAction(facts, processor, 'awaiting-judgment', DEFAULT)).toMatchObject({
      code: 'case_action_not_allowed',
      lawfulFrom: '2026-12-01',
      reason: {
        code: 'lawful_from',
        values: { day: '2026-12-01', event: 'ANSWER_DUE', due: '2026-11-30', law: 'O.C.G.A. § 44-7-51(b)' },
      },
    });
  });

  test('and the offers name it with its day', () => {
    const facts = factsAt('SENT_FOR_SERVING', { ...served, ...answerDue('2026-12-01') });
    const [wait] = caseOffers(facts, processor).waits.filter(({ ways }) => ways?.includes('DEFAULT'));
    expect(wait).toMatchObject({ action: 'awaiting-judgment', from: '2026-12-01', mayPass: false });
    expect(caseOffers(facts, lawyer).waits.every(({ mayPass }) => mayPass)).toBe(true);
  });

  test('without a day where it waits for more than one', () => {
    const facts = factsAt('SENT_FOR_SERVING', { ...served, ...answerDue('2026-12-01'), searches: [null] });
    const answer = decideCaseAction(facts, processor, 'awaiting-judgment', DEFAULT);
    expect(answer).toMatchObject({ lawfulFrom: null, reason: { code: 'search_missing' } });
  });
});

describe('a lawyer passes it', () => {
  const facts = factsAt('SENT_FOR_SERVING', { ...served, ...answerDue('2026-12-01'), searches: [null] });
  const reason = 'The tenant moved out and waived the time to answer in writing.';
  const pass = { points: ['dayAhead', 'searchMissing'] as const, reason };
  const ask = (actor: CaseActor, input: ActionInput) =>
    decideCaseAction(facts, actor, 'awaiting-judgment', { ...DEFAULT, ...input });

  test('who is admitted in its state, and names every point', () => {
    const answer = ask(lawyer, { pass: { ...pass, points: [...pass.points] } });
    expect(answer).toMatchObject({
      allowed: true,
      passed: [{ point: 'dayAhead' }, { point: 'searchMissing' }],
    });
    expect(ask(lawyer, { pass: { points: ['dayAhead'], reason } }).allowed).toBe(false);
  });

  test.each([
    ['a processor', processor],
    ['an administrator of the firm', { roles: ['firm_admin'], barStates: ['GA'] }],
    ['a lawyer of another state', { roles: ['lawyer'], barStates: ['TX'] }],
    ['the system', { roles: [], barStates: [], system: true }],
  ] satisfies [string, CaseActor][])('and not %s', (_who, actor) => {
    expect(ask(actor, { pass: { ...pass, points: [...pass.points] } }).allowed).toBe(false);
  });

  test('but nobody passes an answer that was filed', () => {
    const answered = { ...facts, answered: true };
    const input = { ...DEFAULT, pass: { ...pass, points: [...pass.points] } };
    expect(decideCaseAction(answered, lawyer, 'awaiting-judgment', input)).toMatchObject({
      reason: { code: 'answer_filed' },
    });
  });
});
