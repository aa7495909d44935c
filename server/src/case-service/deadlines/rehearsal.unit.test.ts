import { rehearse, type Rehearsal } from '@writdesk/contract/workflows/rehearse-workflow';
import { stepRoles } from '@writdesk/contract/workflows/step-roles';
import { type ExampleStep, workflowExamples } from '@writdesk/contract/workflows/workflow-examples';
import type { JudgmentWay } from '@writdesk/contract/cases/case-facts';
import { addDays } from '@writdesk/contract/values/dates';
import type { DeadlineEvent, DeadlineFacts } from '@writdesk/contract/deadlines/deadline-values';
import { describe, expect, test } from 'vitest';
import { computeDeadline, layOutLaw } from './engine/index.ts';
import { seededPacks } from '../../../test/support/seeded-packs.ts';
import { calendarOf, seededClosedDays } from './engine/proof/seeds.ts';
import { triedAt } from './rehearsal-law.ts';

// The workflow of each state is walked from a draft to its end on the machine and the law, and each day is counted again here.

const packs = seededPacks();
const closedDays = seededClosedDays();
const law = layOutLaw(packs);
const book = { law, packs: new Map(packs.map((pack) => [pack.state, pack])) };
const start = '2026-05-04';

const courtOf = (state: string) => ({
  place: { state, county: null, courthouse: null, timeZone: 'America/New_York' },
  calendar: calendarOf(state, closedDays.get(state) ?? closedDays.get('US') ?? new Map()),
});
const stepsOf = (list: readonly ExampleStep[]) =>
  list.map(({ name, action, role, endsWith, event, slaHours }, index) => ({
    id: String(index + 1),
    name,
    roles: stepRoles(action, role),
    configureAction: {
      action,
      requiredFields: [],
      requiredDocuments: [],
      ...(endsWith && { autoCompleteWhen: endsWith }),
      ...(event && { deadlineRuleEvent: event }),
      ...(slaHours && { slaHours }),
    },
  }));
const base: DeadlineFacts = {
  noticeType: 'PAY_OR_VACATE',
  reason: 'NONPAYMENT',
  propertyCategory: 'CONVENTIONAL',
  caresCovered: 'NO',
  serviceMethod: 'PERSONAL',
  leaseFrom: '2025-08-01',
};

interface Walk {
  way: JudgmentWay;
  /** The tenant appeals on the day after the judgment, and a month later the higher court affirms it. */
  appeal?: boolean;
  facts?: DeadlineFacts;
}

const appealSteps: readonly ExampleStep[] = [
  { name: 'Appeal', action: 'appeal-submit', role: 'case_processor', slaHours: 24 },
  { name: 'Appeal affirmed', action: 'appeal-update', role: 'lawyer', slaHours: 30 * 24 },
];

function walked(state: keyof typeof workflowExamples, { way, appeal = false, facts = {} }: Walk): Rehearsal {
  const { steps: usual, ...rest } = workflowExamples[state];
  const judged = usual.findIndex(({ action }) => action === 'record-judgment') + 1;
  expect(judged, `${state} records its judgment in a step`).toBeGreaterThan(0);
  const steps = appeal ? usual.toSpliced(judged, 0, ...appealSteps) : usual;
  const serveFirst = 'serveFirst' in rest && rest.serveFirst;
  const plan = {
    stateCode: state,
    serveFirst,
    way,
    start,
    serviceDays: 3,
    hearingDays: 14,
    facts: { ...base, ...(!serveFirst && { noticeServedOn: start }), ...facts },
  };
  return rehearse(stepsOf(steps), plan, triedAt(courtOf(state), book).law);
}
const actionsOf = ({ steps }: Rehearsal) => steps.flatMap(({ actions }) => actions);
const dayOf = (rehearsal: Rehearsal, action: string) =>
  actionsOf(rehearsal).find((one) => one.action === action)?.day;

const states = Object.keys(workflowExamples) as (keyof typeof workflowExamples)[];
const paths = [
  { path: 'by a hearing', way: 'HEARING' },
  { path: 'by default', way: 'DEFAULT' },
  { path: 'with an appeal', way: 'HEARING', appeal: true },
] as const satisfies readonly (Walk & { path: string })[];
const walks = states.flatMap((state) => paths.map((path) => ({ state, appeal: false, ...path })));

describe.each(walks)('$state, $path', ({ state, way, appeal }) => {
  const rehearsal = walked(state, { way, appeal });

  test('goes from a draft to its end', () => {
    expect(rehearsal.stuck).toBeNull();
    expect(actionsOf(rehearsal).at(-1)?.action).toBe('close');
    const days = rehearsal.steps.map(({ day }) => day);
    expect(days).toEqual(days.toSorted());
  });

  test.runIf(appeal)(
    'is appealed within its time, and no writ is asked for before the appeal is over',
    () => {
      const { place, calendar } = courtOf(state);
      const on = (action: string) => dayOf(rehearsal, action) ?? '';
      const facts = { ...base, judgmentOn: on('record-judgment'), outcome: 'POSSESSION_ONLY' } as const;
      const { date } = computeDeadline({ law, place, calendar, event: 'APPEAL_DUE', facts });
      expect(on('appeal-submit') > on('record-judgment')).toBe(true);
      if (date !== null)
        expect(on('appeal-submit') <= date, `${on('appeal-submit')}, due ${date}`).toBe(true);
      const later = actionsOf(rehearsal).filter(({ day }) => day > on('record-judgment'));
      expect(later.slice(0, 2).map(({ action }) => action)).toEqual(['appeal-submit', 'appeal-update']);
      expect(on('appeal-update') >= addDays(on('appeal-submit'), 30)).toBe(true);
      const onWrit = actionsOf(rehearsal).filter(({ action }) => action.startsWith('writ-'));
      for (const { action, day } of onWrit)
        expect(day >= on('appeal-update'), `${action} on ${day}`).toBe(true);
    },
  );

  test('does nothing before the day that the engine counts from what happened before', () => {
    const happened: DeadlineFacts = {
      ...base,
      ...(rehearsal.steps.some(({ name }) => name.includes('notice served'))
        ? {}
        : { noticeServedOn: start }),
    };
    const first = (event: DeadlineEvent) => {
      const { place, calendar } = courtOf(state);
      return (
        computeDeadline({ law, place, calendar, event, facts: happened }).earliestAction?.slice(0, 10) ?? null
      );
    };
    for (const { action, day, meant, waitedFor } of actionsOf(rehearsal)) {
      const isBound = {
        'send-for-filing': 'NOTICE_EXPIRES',
        'writ-create': 'WRIT_EARLIEST',
        'writ-file': 'WRIT_EARLIEST',
      }[action as string] as DeadlineEvent | undefined;
      if (isBound) {
        const from = first(isBound);
        expect(from, `${action} waits for ${isBound}`).not.toBeNull();
        expect(day >= (from ?? ''), `${action} on ${day}, lawful from ${from}`).toBe(true);
      }
      if (waitedFor?.event && action !== 'set-lockout-date') {
        expect(waitedFor.from, `${action} waited for ${waitedFor.event}`).toBe(first(waitedFor.event));
      }
      if (action === 'sent-for-serving' && !happened.noticeServedOn) happened.noticeServedOn = day;
      if (action === 'add-case-number') happened.filedOn = day;
      if (action === 'record-service' && happened.filedOn) happened.servedOn = day;
      if (action === 'apply-to-docket') happened.hearingOn = meant;
      if (action === 'record-judgment') {
        happened.judgmentOn = day;
        happened.outcome = way === 'DEFAULT' ? 'DEFAULT_POSSESSION' : 'POSSESSION_ONLY';
      }
      if (action === 'writ-issue') {
        happened.writIssuedOn = day;
        happened.writAppliedOn = day;
      }
      if (action === 'writ-post') {
        happened.writPostedOn = day;
        happened.writPostedAt = `${day}T09:00:00`;
      }
    }
  });
});

test('Georgia by default, day by day', () => {
  const rehearsal = walked('GA', { way: 'DEFAULT' });
  expect(
    Object.fromEntries(
      [
        'send-for-filing',
        'record-service',
        'awaiting-judgment',
        'record-judgment',
        'writ-create',
        'close',
      ].map((action) => [action, dayOf(rehearsal, action)]),
    ),
  ).toEqual({
    // Three court days of notice from Monday the 4th, and the next day.
    'send-for-filing': '2026-05-08',
    'record-service': '2026-05-11',
    // Seven days to answer, and the next day.
    'awaiting-judgment': '2026-05-19',
    'record-judgment': '2026-05-19',
    // Seven days to appeal end on the day after Memorial Day.
    'writ-create': '2026-05-27',
    close: '2026-05-28',
  });
});

test('each action is somebody’s who usually does it', () => {
  const who = Object.fromEntries(
    actionsOf(walked('GA', { way: 'HEARING' })).map(({ action, role }) => [action, role]),
  );
  expect(who).toMatchObject({
    submit: 'client_manager',
    'send-for-filing': 'lawyer',
    'sent-for-serving': 'case_processor',
    'writ-create': 'case_processor',
    'writ-client-confirm': 'client_manager',
    close: 'case_processor',
  });
});

test('what the facts give no day for is said, with the step', () => {
  const { stuck, steps } = walked('GA', { way: 'HEARING', facts: { noticeServedOn: null } });
  expect(stuck).toMatchObject({ fault: { code: 'rehearsal_waits', values: { event: 'NOTICE_EXPIRES' } } });
  expect(stuck?.place).toBe(steps.length + 1);
});

test('a workflow without an end says so', () => {
  const plan = {
    stateCode: 'GA',
    serveFirst: false,
    way: 'HEARING',
    start,
    serviceDays: 3,
    hearingDays: 14,
  } as const;
  const steps = stepsOf(workflowExamples.GA.steps.slice(0, -1));
  const facts = { ...base, noticeServedOn: start };
  expect(rehearse(steps, { ...plan, facts }, triedAt(courtOf('GA'), book).law)).toMatchObject({
    stuck: { place: steps.length, fault: { code: 'workflow_never_ends' } },
  });
});
