import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { CaseDeadline } from '@writdesk/contract/deadlines/deadlines';
import { caseStatuses, type CaseStatus } from '@writdesk/contract/cases/case-status';
import { isEnded } from '@writdesk/contract/cases/case-lifecycle';
import { expect, test } from 'vitest';
import { aCase } from '../../shared/a-case.fixture.ts';
import { whatNext } from './what-next.ts';

const timeZone = 'America/New_York';
const dated = (event: CaseDeadline['event'], date: string, earliestAction: string | null = null) =>
  ({ event, date, earliestAction, done: null }) as CaseDeadline;
interface Asked extends Partial<Pick<CaseDetails, 'serviceStage' | 'nextDate' | 'nextDateKind' | 'writs'>> {
  today?: string;
  deadlines?: readonly CaseDeadline[];
}
const next = (status: CaseStatus, { today = '2026-07-21', deadlines = [], ...changes }: Asked = {}) =>
  whatNext({ details: { ...aCase(), status, ...changes }, deadlines, timeZone, today });

test('a hearing is followed by what a won case leads to', () => {
  const deadlines = [dated('APPEAL_DUE', '2026-08-04'), dated('WRIT_EARLIEST', '2026-08-05', '2026-08-05')];
  const nextDate = { nextDate: '2026-07-28', nextDateKind: 'HEARING' } as const;
  expect(next('ON_DOCKET', { deadlines, ...nextDate })).toEqual([
    { say: 'ON_DOCKET', day: '2026-07-28' },
    { say: 'ifWon', day: '2026-08-04' },
    { say: 'writFrom', day: '2026-08-05' },
  ]);
});

test('while an agreement runs, its next term is what comes, and not the judge', () => {
  expect(next('AWAITING_JUDGMENT', { nextDate: '2026-07-28', nextDateKind: 'STIPULATION_DUE' })).toEqual([
    { say: 'agreed', day: '2026-07-28' },
  ]);
  expect(next('AWAITING_JUDGMENT', { nextDate: '2026-07-28', nextDateKind: 'JUDGMENT_DUE' })).toEqual([
    { say: 'AWAITING_JUDGMENT', day: null },
  ]);
});

test('a day that is over, and a date that is done, are said no more', () => {
  const answer = dated('ANSWER_DUE', '2026-07-20', '2026-07-21');
  expect(
    next('SENT_FOR_SERVING', { deadlines: [answer], serviceStage: 'OUT' }).map(({ say }) => say),
  ).toEqual(['SENT_FOR_SERVING', 'defaultFrom']);
  const done = { ...answer, done: { by: 'answered', day: '2026-07-16' } } as CaseDeadline;
  expect(next('SENT_FOR_SERVING', { deadlines: [done], today: '2026-07-01' })).toHaveLength(1);
  expect(next('ON_DOCKET', { nextDate: '2026-07-20', nextDateKind: 'HEARING' })).toEqual([
    { say: 'docketSoon', day: null },
  ]);
});

test('a day that has come is followed by what can be done since then', () => {
  const since = (event: CaseDeadline['event'], day: string) => ({ deadlines: [dated(event, day, day)] });
  expect(next('JUDGMENT_RECORDED', since('WRIT_EARLIEST', '2026-07-20')).map(({ say }) => say)).toEqual([
    'JUDGMENT_RECORDED',
    'writNow',
  ]);
  const over = since('ANSWER_DUE', '2026-07-20');
  expect(next('SENT_FOR_SERVING', over).map(({ say }) => say)).toContain('answerOver');
  const done = over.deadlines.map((one) => ({ ...one, done: { by: 'answered', day: '2026-07-16' } }));
  expect(next('SENT_FOR_SERVING', { deadlines: done as CaseDeadline[] })).toHaveLength(1);
});

test.each(caseStatuses)('%s says something, unless the case is over', (status) => {
  expect(next(status).length > 0).toBe(!isEnded(status));
});

test('a company whose answers the writ waits for is told so, until it has given them', () => {
  const says = (clientConfirmedAt: string | null) => {
    const writs = [{ status: 'SUBMITTED', clientConfirmedAt }] as CaseDetails['writs'];
    return next('WRIT_IN_PROGRESS', { writs }).map(({ say }) => say);
  };
  expect(says(null)).toEqual(['writQuestions', 'WRIT_IN_PROGRESS']);
  expect(says('2026-07-20T14:00:00.000Z')).toEqual(['WRIT_IN_PROGRESS']);
});

test('a company that has answered what was asked is told to send it', () => {
  const details = { ...aCase(), status: 'RETURNED_TO_CLIENT' as const };
  const known = { details, deadlines: [], timeZone, today: '2026-07-21' };
  expect(whatNext(known)).toEqual([{ say: 'RETURNED_TO_CLIENT', day: null }]);
  expect(whatNext({ ...known, isAnswered: true })).toEqual([{ say: 'answered', day: null }]);
});

test('an owner of units, who answers for nobody, is asked for nothing', () => {
  const says = (status: CaseDetails['status'], isAnswered = false) =>
    whatNext({
      details: {
        ...aCase(),
        status,
        writs: [{ status: 'SUBMITTED', clientConfirmedAt: null }] as CaseDetails['writs'],
      },
      isAnswered,
      isReader: true,
      deadlines: [],
      timeZone,
      today: '2026-07-21',
    }).map(({ say }) => say);
  expect(says('DRAFT')).toEqual(['othersDRAFT']);
  expect(says('PAYMENT_HOLD')).toEqual(['othersPAYMENT_HOLD']);
  expect(says('RETURNED_TO_CLIENT')).toEqual(['othersRETURNED_TO_CLIENT']);
  expect(says('RETURNED_TO_CLIENT', true)).toEqual(['othersAnswered']);
  expect(says('WRIT_IN_PROGRESS')).toEqual(['othersWritQuestions', 'WRIT_IN_PROGRESS']);
  expect(says('FILED')).toEqual(['FILED']);
});
