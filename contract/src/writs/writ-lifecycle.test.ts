import { describe, expect, test } from 'vitest';
import type { CaseActor, CaseFacts, CaseStatus } from '../cases/case-lifecycle.ts';
import { lawDay, lawfulFacts } from '../lawful-days/lawful-facts.fixture.ts';
import { permissions, roleFacts, roles, type Role } from '../permissions/permissions.ts';
import {
  availableWritActions,
  caseStatusAfterWrit,
  decideWritAction,
  nextWritStatus,
  writActionNames,
  writActions,
  withoutWrit,
  type WritAction,
  type WritFacts,
} from './writ-lifecycle.ts';
import { writStatuses, writStatusFacts, type WritStatus } from './writ-status.ts';

const judged: CaseFacts = {
  status: 'JUDGMENT_RECORDED',
  stateCode: 'GA',
  filingStage: 'ACCEPTED',
  approvedAt: '2026-03-02T14:00:00Z',
  resumeStatus: null,
  statusBeforeDocket: 'SENT_FOR_SERVING',
  statusBeforeEnd: null,
  serveFirst: false,
  holds: [],
  overdue: false,
  excepted: false,
  openRequests: 0,
  flaggedDocuments: 0,
  openSpecialApprovals: 0,
  fixesClerical: true,
  ...lawfulFacts,
  today: '2026-04-21',
  docketCheckedOn: '2026-04-21',
  lawDays: { WRIT_EARLIEST: lawDay('2026-04-21') },
  answered: false,
  outcome: 'POSSESSION_AND_MONEY',
  withPrejudice: false,
  openWrit: false,
  appealPending: false,
  writ: withoutWrit,
  stipulated: false,
  unbilledCents: 0,
  stepRoles: null,
  stepAction: null,
  stepEnd: null,
};
const noWrit = withoutWrit;
const writAt = (status: WritStatus): WritFacts => ({
  ...noWrit,
  status,
  clientConfirmedAt: '2026-04-22T09:00:00Z',
  statusBeforeStay: status === 'STAYED' ? 'ISSUED' : null,
});
const actorOf = (...held: Role[]): CaseActor => ({ roles: held, barStates: ['GA'] });
const lawyer = actorOf('lawyer');
const system: CaseActor = { roles: [], barStates: [], system: true };

// Action → where it starts, where it leads, who does it (~ asks only), as the practice's table of writs says.
const grid: Record<WritAction, [from: string, to: string, who: string]> = {
  create: ['- EXECUTED RETURNED_UNEXECUTED EXPIRED CANCELLED', 'DRAFT', 'FADM LAW PROC FUSR ~COWN ~CMGR'],
  submit: ['DRAFT RESUBMIT_REQUESTED', 'SUBMITTED', 'FADM LAW PROC FUSR'],
  'client-confirm': ['SUBMITTED', 'SUBMITTED', 'COWN CMGR'],
  'request-resubmit': ['SUBMITTED', 'RESUBMIT_REQUESTED', 'FADM LAW PROC COWN CMGR'],
  reviewed: ['SUBMITTED', 'REVIEWED', 'LAW'],
  file: ['REVIEWED', 'FILED', 'FADM PROC SYS'],
  issue: ['FILED', 'ISSUED', 'FADM PROC SYS'],
  post: ['ISSUED', 'POSTED', 'FADM PROC FUSR'],
  execute: ['ISSUED POSTED', 'EXECUTED', 'FADM LAW PROC'],
  'return-unexecuted': ['ISSUED POSTED', 'RETURNED_UNEXECUTED', 'FADM PROC'],
  expire: ['REVIEWED ISSUED POSTED', 'EXPIRED', 'SYS'],
  stay: ['DRAFT SUBMITTED RESUBMIT_REQUESTED REVIEWED FILED ISSUED POSTED', 'STAYED', 'FADM LAW SYS'],
  resume: ['STAYED', 'ISSUED', 'FADM LAW SYS'],
  cancel: [
    'DRAFT SUBMITTED RESUBMIT_REQUESTED REVIEWED FILED ISSUED POSTED STAYED',
    'CANCELLED',
    'FADM LAW PROC',
  ],
};

describe('every status × action × role of a writ', () => {
  test.each([null, ...writStatuses])('%s', (status) => {
    const writ = status === null ? noWrit : writAt(status);
    for (const action of writActionNames) {
      const [from, to, who] = grid[action];
      const starts = from.split(' ').includes(status ?? '-');
      const allowed = roles.flatMap((role) => {
        const answer = decideWritAction(judged, writ, actorOf(role), action);
        return answer.allowed ? [`${answer.mode === 'act' ? '' : '~'}${roleFacts[role].short}`] : [];
      });
      if (decideWritAction(judged, writ, system, action).allowed) allowed.push('SYS');
      expect(`${action}: ${allowed.join(' ')}`).toBe(`${action}: ${starts ? who : ''}`);
      expect([action, nextWritStatus(judged, writ, action)]).toEqual([action, starts ? to : null]);
    }
  });

  test('availableWritActions lists what is allowed', () => {
    expect(availableWritActions(judged, noWrit, actorOf('client_owner'))).toEqual(['create']);
    expect(availableWritActions(judged, writAt('ISSUED'), actorOf('case_processor'))).toEqual([
      'post',
      'execute',
      'return-unexecuted',
      'cancel',
    ]);
    expect(availableWritActions(judged, writAt('ISSUED'), actorOf('client_viewer'))).toEqual([]);
  });
});

describe('a writ is asked for', () => {
  const ask = (facts: Partial<CaseFacts>, writ: Partial<WritFacts>, queuedFor?: string) =>
    decideWritAction({ ...judged, ...facts }, { ...noWrit, ...writ }, lawyer, 'create', { queuedFor });
  const { lawDays } = judged;

  test('not before its first lawful day, which the refusal names', () => {
    expect(ask({ today: '2026-04-20' }, {})).toMatchObject({
      allowed: false,
      code: 'case_action_not_allowed',
      lawfulFrom: '2026-04-21',
      obstacles: [{ point: 'dayAhead', event: 'WRIT_EARLIEST' }],
    });
    expect(ask({ today: '2026-04-21' }, {}).allowed).toBe(true);
    expect(ask({ today: '2026-04-20' }, {}, '2026-04-21').allowed).toBe(true);
    expect(ask({ today: '2026-04-22' }, {}, '2026-04-20').allowed).toBe(false);
    expect(ask({ lawDays: {} }, {}).allowed).toBe(false);
  });

  test('not after its last day', () => {
    const by = (day: string) => ({ lawDays: { ...lawDays, WRIT_REQUEST_BY: lawDay(null, { date: day }) } });
    expect(ask(by('2026-04-21'), {}).allowed).toBe(true);
    expect(ask(by('2026-04-20'), {}).allowed).toBe(false);
    const dead = { ...lawDays, WRIT_DEAD: lawDay(null, { date: '2026-04-20' }) };
    expect(
      decideWritAction({ ...judged, lawDays: dead }, writAt('REVIEWED'), actorOf('case_processor'), 'file'),
    ).toMatchObject({
      obstacles: [{ point: 'dayPast', event: 'WRIT_DEAD' }],
    });
  });

  test('not before somebody looked for an appeal, nor under a stay', () => {
    const unlooked = { docketCheckedOn: '2026-04-20' };
    expect(ask(unlooked, {})).toMatchObject({ reason: { code: 'appeal_unchecked' } });
    const looked = { docketChecked: 'NONE' };
    const facts = { ...judged, ...unlooked };
    expect(decideWritAction(facts, noWrit, lawyer, 'create', looked).allowed).toBe(true);
    // One that is queued is looked up when it goes out.
    const queued = { ...facts, today: '2026-04-19' };
    expect(decideWritAction(queued, noWrit, lawyer, 'create', { queuedFor: '2026-04-21' }).allowed).toBe(
      true,
    );
    const processor = actorOf('case_processor');
    expect(decideWritAction(facts, writAt('REVIEWED'), processor, 'file', {})).toMatchObject({
      reason: { code: 'appeal_unchecked' },
    });
    expect(decideWritAction(facts, writAt('REVIEWED'), processor, 'file', looked).allowed).toBe(true);
    expect(ask({ holds: ['COURT_STAY'] }, {})).toMatchObject({
      reason: { code: 'case_held', values: { hold: 'COURT_STAY' } },
    });
  });

  test('while an appeal without a stay is pending, by somebody who saw that appeal on the docket', () => {
    const pending = { ...judged, appealPending: true, docketCheckedOn: null };
    const create = (docketChecked: string) =>
      decideWritAction(pending, noWrit, lawyer, 'create', { docketChecked });
    expect(create('APPEAL').allowed).toBe(true);
    expect(create('NONE')).toMatchObject({ reason: { code: 'appeal_on_record' } });
  });

  test('and a stayed one goes on only once the stay itself is lifted', () => {
    const stayed = { ...writAt('STAYED'), statusBeforeStay: 'POSTED' as const };
    expect(decideWritAction(judged, stayed, lawyer, 'resume').allowed).toBe(true);
    expect(decideWritAction({ ...judged, holds: ['COURT_STAY'] }, stayed, lawyer, 'resume')).toMatchObject({
      reason: { code: 'case_held' },
    });
  });

  test.each([
    ['POSSESSION_ONLY', true],
    ['DEFAULT_POSSESSION', true],
    ['DEFAULT_POSSESSION_AND_MONEY', true],
    ['CONSENT_JUDGMENT', true],
    ['STIPULATED_STAY', true],
    ['MONEY_ONLY', false],
    ['JUDGMENT_FOR_TENANT', false],
    ['DISMISSED_WITHOUT_PREJUDICE', false],
    ['SATISFIED', false],
    ['VACATED', false],
    [null, false],
  ] as const)('on %s: %s', (outcome, allowed) => {
    expect(ask({ outcome }, {}).allowed).toBe(allowed);
  });

  test.each(['APPEALED', 'AWAITING_JUDGMENT', 'CLOSED'] as const)('not in %s', (status) => {
    expect(ask({ status }, {}).allowed).toBe(false);
  });
});

describe('a writ is signed', () => {
  test('only when the company has answered', () => {
    const unanswered = { ...writAt('SUBMITTED'), clientConfirmedAt: null };
    expect(decideWritAction(judged, unanswered, lawyer, 'reviewed')).toMatchObject({
      code: 'case_action_not_allowed',
    });
  });

  test('never where the company no longer wants it', () => {
    const declined = { ...writAt('SUBMITTED'), declined: true };
    expect(decideWritAction(judged, declined, lawyer, 'reviewed')).toMatchObject({
      reason: { code: 'writ_declined' },
    });
  });

  test('after a default only with a fresh search for military service', () => {
    const byDefault = { ...judged, outcome: 'DEFAULT_POSSESSION' as const, searches: [null] };
    expect(decideWritAction(byDefault, writAt('SUBMITTED'), lawyer, 'reviewed')).toMatchObject({
      obstacles: [{ point: 'searchMissing' }],
    });
    const afterTrial = { ...byDefault, outcome: 'POSSESSION_ONLY' as const };
    expect(decideWritAction(afterTrial, writAt('SUBMITTED'), lawyer, 'reviewed').allowed).toBe(true);
  });

  test('by the role that the workflow names for the step', () => {
    const step = { ...judged, stepAction: 'writ-submit', stepRoles: ['case_processor'] as const };
    const by = (...held: Role[]) => decideWritAction(step, writAt('DRAFT'), actorOf(...held), 'submit');
    expect(by('case_processor').allowed).toBe(true);
    expect(by('firm_user')).toMatchObject({ code: 'forbidden' });
    expect(by('firm_admin')).toMatchObject({ allowed: true, outsideStep: true });
  });

  test('only where the lawyer is admitted', () => {
    const texan = { ...judged, stateCode: 'TX' };
    expect(decideWritAction(texan, writAt('SUBMITTED'), lawyer, 'reviewed')).toMatchObject({
      code: 'lawyer_bar_state',
    });
  });
});

describe('the case follows its writ', () => {
  test.each([
    ['JUDGMENT_RECORDED', 'create', 'WRIT_IN_PROGRESS'],
    ['WRIT_IN_PROGRESS', 'reviewed', 'WRIT_IN_PROGRESS'],
    ['WRIT_IN_PROGRESS', 'issue', 'WRIT_ISSUED'],
    ['LOCKOUT_SCHEDULED', 'return-unexecuted', 'JUDGMENT_RECORDED'],
    ['WRIT_ISSUED', 'expire', 'JUDGMENT_RECORDED'],
    ['WRIT_IN_PROGRESS', 'cancel', 'JUDGMENT_RECORDED'],
    ['LOCKOUT_SCHEDULED', 'execute', 'LOCKOUT_SCHEDULED'],
    // An appeal with a stay cancels the lockout; the case itself is moved by the appeal.
    ['LOCKOUT_SCHEDULED', 'stay', 'WRIT_ISSUED'],
    ['WRIT_IN_PROGRESS', 'stay', 'WRIT_IN_PROGRESS'],
    ['WRIT_ISSUED', 'resume', 'WRIT_ISSUED'],
    ['JUDGMENT_RECORDED', 'resume', 'WRIT_ISSUED'],
    ['APPEALED', 'stay', 'APPEALED'],
    ['APPEALED', 'issue', 'APPEALED'],
    ['APPEALED', 'cancel', 'APPEALED'],
  ] satisfies [CaseStatus, WritAction, CaseStatus][])('%s, %s → %s', (status, action, wanted) => {
    expect(caseStatusAfterWrit(status, action, writAt('STAYED'))).toBe(wanted);
  });

  test.each(['CLOSED', 'AWAITING_JUDGMENT'] as const)('no writ moves in %s', (status) => {
    expect(availableWritActions({ ...judged, status }, writAt('ISSUED'), lawyer)).toEqual([]);
  });
});

describe('the tables are whole', () => {
  test('twelve statuses, eight of them open, with label, tone and icon', () => {
    const told = writStatuses.map((status) => {
      const { label, tone, icon, open } = writStatusFacts[status];
      return `${label} | ${tone} | ${icon}${open ? ' | open' : ''}`;
    });
    expect(told).toEqual([
      'Draft | quiet | PencilLine | open',
      'With client | hold | Reply | open',
      'Resubmit asked | hold | Undo2 | open',
      'Reviewed | desk | Signature | open',
      'Filed | court | Stamp | open',
      'Issued | gain | FileCheck | open',
      'Posted | gain | Pin | open',
      'Executed | gain | KeyRound',
      'Stayed | stop | OctagonPause | open',
      'Returned unexecuted | stop | Undo2',
      'Expired | stop | TimerOff',
      'Canceled | quiet | CircleSlash',
    ]);
  });

  test('each action has one row, and its permission exists', () => {
    expect(Object.keys(writActions).toSorted()).toEqual([...writActionNames].toSorted());
    for (const { permission } of Object.values(writActions))
      if (permission) expect(permissions).toContain(permission);
  });

  test('every writ status is reached from none', () => {
    const reached = new Set<WritStatus | null>([null]);
    for (const status of reached) {
      for (const action of writActionNames) {
        const next = nextWritStatus(judged, { ...noWrit, status, statusBeforeStay: 'ISSUED' }, action);
        if (next && next !== 'NONE') reached.add(next);
      }
    }
    expect(reached.size).toBe(writStatuses.length + 1);
  });
});
