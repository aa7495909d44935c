import { rehearse, type Rehearsal } from '@writdesk/contract/workflows/rehearse-workflow';
import { stepRoles } from '@writdesk/contract/workflows/step-roles';
import { type ExampleStep, workflowExamples } from '@writdesk/contract/workflows/workflow-examples';
import type { JudgmentWay } from '@writdesk/contract/cases/case-facts';
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

function walked(
  state: keyof typeof workflowExamples,
  way: JudgmentWay,
  facts: DeadlineFacts = {},
): Rehearsal {
  const { steps, ...rest } = workflowExamples[state];
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
const walks = states.flatMap((state) => (['HEARING', 'DEFAULT'] as const).map((way) => ({ state, way })));

describe.each(walks)('$state, $way', ({ state, way }) => {
  const rehearsal = walked(state, way);

  test('goes from a draft to its end', () => {
    expect(rehearsal.stuck).toBeNull();
    expect(actionsOf(rehearsal).at(-1)?.action).toBe('close');
    const days = rehearsal.steps.map(({ day }) => day);
    expect(days).toEqual(days.toSorted());
  });

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
  const rehearsal = walked('GA', 'DEFAULT');
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
    actionsOf(walked('GA', 'HEARING')).map(({ action, role }) => [action, role]),
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
  const { stuck, steps } = walked('GA', 'HEARING', { noticeServedOn: null });
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
