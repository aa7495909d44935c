import { describe, expect, test } from 'vitest';
import { factsAt } from './case-facts.fixture.ts';
import { bySystem, scenarios, statusCodes, usual } from './case-lifecycle.fixture.ts';
import {
  actionPermissions,
  availableActions,
  bulkActions,
  caseActionNames,
  caseActions,
  caseOffers,
  caseStatuses,
  caseStatusFacts,
  decideCaseAction,
  holdFacts,
  isEnded,
  isLodged,
  maxBulkCases,
  nextStatus,
  ongoingStatuses,
  resumePoint,
  tones,
  type CaseAction,
  type CaseActor,
  type CaseFacts,
  type CaseStatus,
} from './case-lifecycle.ts';
import { holdKinds, holdLabels } from './hold-kinds.ts';
import { judgmentOutcomes } from '../judgments/judgment-outcomes.ts';
import { permissions, roleFacts, roles, type Role } from '../permissions/permissions.ts';
import { caseStatusAfterWrit, withoutWrit, writActionNames } from '../writs/writ-lifecycle.ts';

const actorOf = (...held: Role[]): CaseActor => ({ roles: held, barStates: ['GA'] });
const system: CaseActor = { roles: [], barStates: [], system: true };

/** Null when the action is allowed, else the refusal. */
function explainRefusal(...ask: Parameters<typeof decideCaseAction>) {
  const answer = decideCaseAction(...ask);
  return answer.allowed ? null : answer;
}

/** `action status` → roles, as a grid says. */
function readGrid(text: string): { cells: Map<string, string>; acts: CaseAction[] } {
  const cells = new Map<string, string>();
  const acts = new Set<CaseAction>();
  for (const line of text.split('\n').filter((row) => row.trim() !== '')) {
    const [name = '', statuses = '', held = ''] = line.split('|').map((part) => part.trim());
    const action = caseActionNames.find((known) => known === name);
    if (!action) throw new Error(`No action ${name}`);
    acts.add(action);
    for (const code of statuses.split(' ').filter((word) => word !== '-')) {
      const status = statusCodes[code];
      if (!status) throw new Error(`No status ${code}`);
      if (cells.has(`${action} ${status}`)) throw new Error(`${action} ${status} stands twice`);
      cells.set(`${action} ${status}`, held);
    }
  }
  return { cells, acts: [...acts] };
}

function rolesAllowed(facts: CaseFacts, action: CaseAction): string {
  return roles
    .flatMap((role) => {
      const answer = decideCaseAction(facts, actorOf(role), action);
      if (!answer.allowed) return [];
      const mark = answer.mode !== 'act' ? '~' : answer.needsLawyerConfirm ? '!' : '';
      return [`${mark}${roleFacts[role].short}`];
    })
    .join(' ');
}

describe('every status × action × role', () => {
  const grid = readGrid(usual);

  test('the grid speaks of every action but the two that open a case', () => {
    expect(grid.acts.toSorted()).toEqual(
      caseActionNames.filter((action) => action !== 'create' && action !== 'create-draft').toSorted(),
    );
    expect(Object.values(statusCodes)).toEqual([...caseStatuses]);
  });

  test.each(caseStatuses)('%s', (status) => {
    const facts = factsAt(status);
    for (const action of caseActionNames) {
      const wanted = grid.cells.get(`${action} ${status}`) ?? '';
      expect(`${action}: ${rolesAllowed(facts, action)}`).toBe(`${action}: ${wanted}`);
    }
  });

  test.each(caseStatuses)('%s: availableActions is what is allowed, no more and no less', (status) => {
    const facts = factsAt(status);
    for (const role of roles) {
      const offered = availableActions(facts, actorOf(role));
      const allowed = caseActionNames.filter(
        (action) => explainRefusal(facts, actorOf(role), action) === null,
      );
      expect([role, ...offered.toSorted()]).toEqual([role, ...allowed.toSorted()]);
    }
  });

  test.each(caseStatuses)('%s: what the system does by itself', (status) => {
    const cells = readGrid(bySystem).cells;
    const facts = factsAt(status);
    for (const action of caseActionNames) {
      const allowed = decideCaseAction(facts, system, action).allowed;
      expect(`${action}: ${allowed}`).toBe(`${action}: ${cells.has(`${action} ${status}`)}`);
    }
  });
});

const circumstances: Record<keyof typeof scenarios, Partial<CaseFacts>> = {
  'the packet is in the mail': { filingStage: 'MAILED' },
  'back from filing, rejected by the clerk': {
    approvedAt: '2026-07-20T14:00:00Z',
    resumeStatus: 'SENT_FOR_FILING',
    filingStage: 'REJECTED',
  },
  'back from filing with a fix that is not clerical': {
    approvedAt: '2026-07-20T14:00:00Z',
    resumeStatus: 'SENT_FOR_FILING',
    filingStage: 'REJECTED',
    fixesClerical: false,
  },
  'back from service': {
    approvedAt: '2026-07-20T14:00:00Z',
    resumeStatus: 'FILED',
    filingStage: 'ACCEPTED',
  },
  'serve first, in attorney review': { serveFirst: true },
  'serve first, notice out': { serveFirst: true, filingStage: 'NONE' },
  'serve first, notice served and approved': {
    serveFirst: true,
    filingStage: 'NONE',
    serviceStage: 'COMPLETE',
  },
  'serve first, notice served and not approved': {
    serveFirst: true,
    filingStage: 'NONE',
    serviceStage: 'COMPLETE',
    approvedAt: null,
  },
  'an overdue invoice': { overdue: true },
  'a flagged document': { flaggedDocuments: 1 },
  'an open special approval': { openSpecialApprovals: 1 },
  'no hearing yet': { hearingHeld: false, serviceStage: 'OUT' },
  'no hearing, ready for default': { hearingHeld: false, serviceStage: 'COMPLETE' },
  'no hearing, before the answer window is over': {
    hearingHeld: false,
    serviceStage: 'COMPLETE',
    today: '2026-06-08',
  },
  'no hearing, and no search for military service': {
    hearingHeld: false,
    serviceStage: 'COMPLETE',
    searches: [null],
  },
  'ready for default against a servicemember': {
    hearingHeld: false,
    serviceStage: 'COMPLETE',
    holds: ['SCRA'],
  },
  'unanswered requests': { openRequests: 2 },
  'an open writ': { openWrit: true },
  'an agreement that runs': { stipulated: true },
  'an appeal without a result': { appealPending: true },
  'dismissed with prejudice': { outcome: 'DISMISSED_WITH_PREJUDICE' },
  'a bankruptcy stay': { holds: ['BANKRUPTCY_STAY'] },
  'a step that names the lawyer for the judgment': { stepRoles: ['lawyer'], stepAction: 'record-judgment' },
  'a property in a state where nobody is admitted': { stateCode: 'TX' },
};

/** The statuses in which a circumstance can be; elsewhere its facts would contradict each other. */
const places: Partial<Record<keyof typeof scenarios, readonly CaseStatus[]>> = {
  'the packet is in the mail': ['SENT_FOR_FILING'],
  'back from filing, rejected by the clerk': ['RETURNED_TO_PROCESSOR'],
  'back from filing with a fix that is not clerical': ['RETURNED_TO_PROCESSOR'],
  'back from service': ['RETURNED_TO_PROCESSOR'],
  'serve first, in attorney review': ['REVIEW'],
  'serve first, notice out': ['SENT_FOR_SERVING'],
  'serve first, notice served and approved': ['SENT_FOR_SERVING'],
  'serve first, notice served and not approved': ['SENT_FOR_SERVING'],
};

describe.each(Object.keys(scenarios) as (keyof typeof scenarios)[])('with %s', (name) => {
  const { cells, acts } = readGrid(scenarios[name]);
  test.each(places[name] ?? caseStatuses)('%s', (status) => {
    const facts = factsAt(status, circumstances[name]);
    for (const action of acts) {
      const wanted = cells.get(`${action} ${status}`) ?? '';
      expect(`${action}: ${rolesAllowed(facts, action)}`).toBe(`${action}: ${wanted}`);
    }
  });
});

describe('where an action leads', () => {
  test.each([
    ['DRAFT', 'submit', 'INTAKE', {}, {}],
    ['DRAFT', 'submit', 'PAYMENT_HOLD', { overdue: true }, {}],
    ['PAYMENT_HOLD', 'hold-release', 'INTAKE', {}, {}],
    ['INTAKE', 'initial-check', 'INITIAL_CHECK', {}, {}],
    ['INITIAL_CHECK', 'review', 'REVIEW', {}, {}],
    ['REVIEW', 'back-in-intake', 'INTAKE', {}, {}],
    ['SENT_FOR_FILING', 'back-in-initial-check', 'INITIAL_CHECK', {}, {}],
    ['REVIEW', 'send-back-to-client', 'RETURNED_TO_CLIENT', {}, {}],
    ['RETURNED_TO_CLIENT', 'submit', 'INITIAL_CHECK', { resumeStatus: 'INITIAL_CHECK' }, {}],
    ['FILED', 'send-back-to-processor', 'RETURNED_TO_PROCESSOR', {}, {}],
    ['REVIEW', 'send-for-filing', 'SENT_FOR_FILING', {}, {}],
    ['SENT_FOR_FILING', 'add-case-number', 'FILED', {}, {}],
    ['ON_DOCKET', 'add-case-number', 'ON_DOCKET', {}, {}],
    ['FILED', 'sent-for-serving', 'SENT_FOR_SERVING', {}, {}],
    ['REVIEW', 'sent-for-serving', 'SENT_FOR_SERVING', { serveFirst: true }, {}],
    ['REVIEW', 'sent-for-serving', null, {}, {}],
    ['SENT_FOR_SERVING', 'record-service', 'SENT_FOR_SERVING', {}, {}],
    ['FILED', 'apply-to-docket', 'ON_DOCKET', {}, {}],
    ['APPEALED', 'apply-to-docket', 'APPEALED', {}, {}],
    ['FILED', 'awaiting-judgment', 'AWAITING_JUDGMENT', {}, {}],
    ['AWAITING_JUDGMENT', 'record-judgment', 'JUDGMENT_RECORDED', {}, { outcome: 'DEFAULT_POSSESSION' }],
    ['ON_DOCKET', 'record-judgment', 'JUDGMENT_RECORDED', {}, { outcome: 'JUDGMENT_FOR_TENANT' }],
    ['ON_DOCKET', 'record-judgment', 'DISMISSED', {}, { outcome: 'DISMISSED_WITHOUT_PREJUDICE' }],
    ['ON_DOCKET', 'record-judgment', 'AWAITING_JUDGMENT', {}, { outcome: 'STIPULATED_STAY' }],
    ['ON_DOCKET', 'record-judgment', 'SENT_FOR_SERVING', {}, { outcome: 'CONTINUED' }],
    ['ON_DOCKET', 'record-judgment', 'FILED', { statusBeforeDocket: 'FILED' }, { outcome: 'CONTINUED' }],
    ['ON_DOCKET', 'record-judgment', 'ON_DOCKET', {}, { outcome: 'CONTINUED', docketId: 'next' }],
    ['AWAITING_JUDGMENT', 'record-judgment', null, {}, { outcome: 'CONTINUED' }],
    ['JUDGMENT_RECORDED', 'record-judgment', 'JUDGMENT_RECORDED', {}, { outcome: 'SATISFIED' }],
    ['AWAITING_JUDGMENT', 'record-judgment', null, {}, { outcome: 'SATISFIED' }],
    ['JUDGMENT_RECORDED', 'record-judgment', 'AWAITING_JUDGMENT', {}, { outcome: 'VACATED' }],
    ['JUDGMENT_RECORDED', 'record-judgment', 'DISMISSED', {}, { outcome: 'DISMISSED_WITH_PREJUDICE' }],
    ['LOCKOUT_SCHEDULED', 'appeal-submit', 'APPEALED', {}, {}],
    ['APPEALED', 'appeal-update', 'APPEALED', {}, { appealResult: 'PENDING' }],
    ['APPEALED', 'appeal-update', 'JUDGMENT_RECORDED', {}, { appealResult: 'AFFIRMED' }],
    ['APPEALED', 'appeal-update', 'JUDGMENT_RECORDED', {}, { appealResult: 'DISMISSED' }],
    ['APPEALED', 'appeal-update', 'JUDGMENT_RECORDED', {}, { appealResult: 'STAY_LIFTED' }],
    ['APPEALED', 'appeal-update', 'CLOSED', {}, { appealResult: 'REVERSED' }],
    ['APPEALED', 'appeal-update', 'DISMISSED', {}, { appealResult: 'REVERSED_AND_DISMISSED' }],
    ['WRIT_ISSUED', 'set-lockout-date', 'LOCKOUT_SCHEDULED', {}, {}],
    ['LOCKOUT_SCHEDULED', 'close', 'CLOSED', {}, {}],
    ['INTAKE', 'dismiss-case', 'DISMISSED', {}, {}],
    ['ON_DOCKET', 'dismiss-case', 'DISMISSED', {}, {}],
    ['REVIEW', 'deny-case', 'DENIED', {}, {}],
    ['CLOSED', 'reopen', 'JUDGMENT_RECORDED', { statusBeforeEnd: 'JUDGMENT_RECORDED' }, {}],
    ['DRAFT', 'review', null, {}, {}],
  ] as const)('%s, %s → %s', (status, action, wanted, changes, input) => {
    expect(nextStatus(factsAt(status, changes), action, input)).toBe(wanted);
  });

  test('a clerical resend goes back to where the case was', () => {
    const approved = { approvedAt: '2026-07-20T14:00:00Z' } as const;
    const rejected = { ...approved, filingStage: 'REJECTED', resumeStatus: 'SENT_FOR_FILING' } as const;
    const packet = { ...approved, filingStage: 'ACCEPTED', resumeStatus: 'FILED' } as const;
    expect(nextStatus(factsAt('RETURNED_TO_PROCESSOR', rejected), 'send-for-filing')).toBe('SENT_FOR_FILING');
    expect(nextStatus(factsAt('RETURNED_TO_PROCESSOR', packet), 'sent-for-serving')).toBe('FILED');
  });

  test('a case that went on to the company still knows where it resumes, unless the approval was taken back', () => {
    const approvedAt = '2026-07-20T14:00:00Z';
    expect(resumePoint({ approvedAt, resumeStatus: null, filingStage: 'REJECTED' })).toBe('SENT_FOR_FILING');
    expect(resumePoint({ approvedAt, resumeStatus: null, filingStage: 'ACCEPTED' })).toBe('FILED');
    expect(resumePoint({ approvedAt, resumeStatus: null, filingStage: 'NONE' })).toBeNull();
    expect(resumePoint({ approvedAt, resumeStatus: 'REVIEW', filingStage: 'REJECTED' })).toBeNull();
    expect(resumePoint({ approvedAt: null, resumeStatus: 'FILED', filingStage: 'NONE' })).toBeNull();
  });

  test.each([
    ['SENT_FOR_FILING', 'PACKET_READY', false, null, false],
    ['SENT_FOR_FILING', 'EFILE_SUBMITTED', false, null, true],
    ['SENT_FOR_SERVING', 'NONE', false, null, true],
    ['SENT_FOR_SERVING', 'NONE', true, null, false],
    ['RETURNED_TO_PROCESSOR', 'REJECTED', false, 'SENT_FOR_FILING', false],
    ['RETURNED_TO_PROCESSOR', 'NONE', false, 'FILED', true],
    ['RETURNED_TO_CLIENT', 'NONE', false, 'REVIEW', false],
    ['APPEALED', 'NONE', false, null, true],
  ] as const)('%s, %s, serve first %s, resumes at %s: lodged %s', (...vector) => {
    const [status, filingStage, serveFirst, resumeStatus, wanted] = vector;
    expect(isLodged({ status, filingStage, serveFirst, resumeStatus })).toBe(wanted);
  });

  test('every status is reached from a draft', () => {
    const reached = new Set<CaseStatus>(['DRAFT']);
    const variants: Partial<CaseFacts>[] = [{}, { overdue: true }, { serveFirst: true }];
    const inputs = [
      {},
      ...judgmentOutcomes.map((outcome) => ({ outcome })),
      { appealResult: 'REVERSED' as const },
    ];
    for (const status of reached) {
      for (const changes of variants) {
        for (const input of inputs) {
          for (const action of caseActionNames) {
            const next = nextStatus(factsAt(status, changes), action, input);
            if (next) reached.add(next);
          }
        }
      }
      if (caseStatusFacts[status].group === 'POST') {
        for (const action of writActionNames) reached.add(caseStatusAfterWrit(status, action, withoutWrit));
      }
    }
    expect([...reached].toSorted()).toEqual([...caseStatuses].toSorted());
  });
});

describe('vectors of the practice', () => {
  test('a: overdue at submit holds the case; payment lets it in', () => {
    const draft = factsAt('DRAFT', { overdue: true });
    expect(explainRefusal(draft, actorOf('client_owner'), 'submit')).toBeNull();
    expect(nextStatus(draft, 'submit')).toBe('PAYMENT_HOLD');
    expect(nextStatus(factsAt('PAYMENT_HOLD'), 'hold-release')).toBe('INTAKE');
  });

  test('an exception of the firm lets an overdue case in, and billing still releases none before payment', () => {
    const excepted = { overdue: true, excepted: true };
    expect(nextStatus(factsAt('DRAFT', excepted), 'submit')).toBe('INTAKE');
    expect(
      explainRefusal(factsAt('PAYMENT_HOLD', excepted), actorOf('firm_billing'), 'hold-release'),
    ).not.toBeNull();
  });

  test('b: from review to the company and back to review', () => {
    const review = factsAt('REVIEW');
    expect(nextStatus(review, 'send-back-to-client')).toBe('RETURNED_TO_CLIENT');
    expect(caseActions.find((row) => row.action === 'send-back-to-client')?.remembers).toBe('resumeStatus');
    const returned = factsAt('RETURNED_TO_CLIENT', { resumeStatus: review.status });
    expect(nextStatus(returned, 'submit')).toBe('REVIEW');
  });

  test('b: not before every request is answered', () => {
    const returned = factsAt('RETURNED_TO_CLIENT', { openRequests: 1 });
    expect(explainRefusal(returned, actorOf('client_manager'), 'submit')).toMatchObject({
      code: 'case_action_not_allowed',
    });
  });

  test('c: a company’s dismissal of a lodged case is a request; the status stays', () => {
    const docketed = factsAt('ON_DOCKET');
    const answer = decideCaseAction(docketed, actorOf('client_owner'), 'dismiss-case');
    expect(answer).toMatchObject({ allowed: true, mode: 'request' });
    expect(nextStatus(docketed, 'dismiss-case', {}, 'request')).toBe('ON_DOCKET');
    expect(explainRefusal(docketed, actorOf('crm_user'), 'dismiss-case')?.code).toBe('forbidden');
  });

  test('d: a processor does not approve', () => {
    expect(explainRefusal(factsAt('REVIEW'), actorOf('case_processor'), 'send-for-filing')?.code).toBe(
      'forbidden',
    );
  });

  test('d: nor does a firm administrator, unless a lawyer too', () => {
    const review = factsAt('REVIEW');
    expect(explainRefusal(review, actorOf('firm_admin'), 'send-for-filing')?.code).toBe('forbidden');
    expect(explainRefusal(review, actorOf('firm_admin', 'lawyer'), 'send-for-filing')).toBeNull();
  });

  test('e: a lawyer signs only where admitted', () => {
    const texan = factsAt('REVIEW', { stateCode: 'TX' });
    expect(explainRefusal(texan, actorOf('lawyer'), 'send-for-filing')?.code).toBe('lawyer_bar_state');
    expect(explainRefusal(texan, actorOf('firm_admin', 'lawyer'), 'send-for-filing')?.code).toBe(
      'lawyer_bar_state',
    );
    const nowhere = factsAt('REVIEW', { stateCode: null });
    expect(explainRefusal(nowhere, actorOf('lawyer'), 'send-for-filing')?.code).toBe('lawyer_bar_state');
  });

  test('g: dismissed with prejudice is not reopened', () => {
    const ended = factsAt('DISMISSED', { outcome: 'DISMISSED_WITH_PREJUDICE' });
    expect(explainRefusal(ended, actorOf('firm_admin'), 'reopen')).toMatchObject({
      code: 'case_action_not_allowed',
      reason: { code: 'dismissed_for_good' },
    });
    const agreed = factsAt('DISMISSED', { withPrejudice: true });
    expect(explainRefusal(agreed, actorOf('admin'), 'reopen')?.code).toBe('case_action_not_allowed');
  });
});

describe('what the request says decides too', () => {
  test('client care denies for conflict or duplicate, nothing else', () => {
    const refusal = (denyReason: string) =>
      explainRefusal(factsAt('INTAKE'), actorOf('crm_user'), 'deny-case', { denyReason })?.code ?? null;
    expect(refusal('CONFLICT')).toBeNull();
    expect(refusal('DUPLICATE')).toBeNull();
    expect(refusal('WRONG_COURT')).toBe('forbidden');
    expect(
      explainRefusal(factsAt('INTAKE'), actorOf('lawyer'), 'deny-case', { denyReason: 'WRONG_COURT' }),
    ).toBeNull();
  });

  test('unbilled fees need the final bill', () => {
    const unbilled = factsAt('JUDGMENT_RECORDED', { unbilledCents: 1 });
    const close = (finalBill: boolean) =>
      explainRefusal(unbilled, actorOf('lawyer'), 'close', { closureReason: 'LOST', finalBill })?.code ??
      null;
    expect(close(false)).toBe('case_action_not_allowed');
    expect(close(true)).toBeNull();
  });

  test('a case before the judge closes only settled and paid', () => {
    const close = (status: CaseStatus, closureReason: string) =>
      explainRefusal(factsAt(status), actorOf('lawyer'), 'close', { closureReason })?.code ?? null;
    expect(close('AWAITING_JUDGMENT', 'SETTLED')).toBeNull();
    expect(close('AWAITING_JUDGMENT', 'PAID_REINSTATED')).toBeNull();
    expect(close('AWAITING_JUDGMENT', 'LOST')).toBe('case_action_not_allowed');
    expect(close('JUDGMENT_RECORDED', 'LOST')).toBeNull();
  });

  test('an outcome that does not fit the status is refused', () => {
    const record = (status: CaseStatus, outcome: (typeof judgmentOutcomes)[number]) =>
      explainRefusal(factsAt(status), actorOf('lawyer'), 'record-judgment', { outcome })?.code ?? null;
    expect(record('AWAITING_JUDGMENT', 'POSSESSION_ONLY')).toBeNull();
    expect(record('AWAITING_JUDGMENT', 'CONTINUED')).toBe('case_action_not_allowed');
    expect(record('ON_DOCKET', 'VACATED')).toBe('case_action_not_allowed');
  });
});

describe('refusals', () => {
  test('say 403 where the role is the reason, 409 where the case is', () => {
    expect(explainRefusal(factsAt('DRAFT'), actorOf('client_viewer'), 'submit')?.code).toBe('forbidden');
    expect(explainRefusal(factsAt('INTAKE'), actorOf('client_owner'), 'submit')).toMatchObject({
      code: 'case_action_not_allowed',
      reason: { code: 'not_in_status', values: { status: 'INTAKE' } },
    });
    expect(explainRefusal(factsAt('RETURNED_TO_CLIENT'), actorOf('case_processor'), 'submit')?.code).toBe(
      'forbidden',
    );
  });

  test('the role is asked before the status', () => {
    expect(explainRefusal(factsAt('INTAKE'), actorOf('client_viewer'), 'submit')?.code).toBe('forbidden');
  });

  test('come from the row that the role has part in', () => {
    const flagged = factsAt('SENT_FOR_SERVING', {
      serveFirst: true,
      filingStage: 'NONE',
      serviceStage: 'COMPLETE',
      flaggedDocuments: 1,
    });
    expect(explainRefusal(flagged, actorOf('case_processor'), 'send-for-filing')).toMatchObject({
      code: 'case_action_not_allowed',
      reason: { code: 'document_flagged', values: {} },
    });
    expect(explainRefusal(flagged, actorOf('firm_user'), 'send-for-filing')?.code).toBe('forbidden');
  });

  test('name the hold', () => {
    const held = factsAt('REVIEW', { holds: ['MORATORIUM'] });
    expect(explainRefusal(held, actorOf('lawyer'), 'send-for-filing')?.reason).toEqual({
      code: 'case_held',
      values: { hold: 'MORATORIUM' },
    });
  });

  test('every active hold is asked, not only the first', () => {
    const held = factsAt('REVIEW', { holds: ['SCRA', 'DISPUTE_FDCPA'] });
    expect(explainRefusal(held, actorOf('lawyer'), 'send-for-filing')?.code).toBe('case_action_not_allowed');
  });
});

describe('the workflow step', () => {
  const step = { stepRoles: ['case_processor'], stepAction: 'initial-check' } as const;

  test('keeps other roles from its action, and from nothing else', () => {
    const intake = factsAt('INTAKE', step);
    expect(explainRefusal(intake, actorOf('firm_user'), 'initial-check')?.code).toBe('forbidden');
    expect(explainRefusal(intake, actorOf('case_processor'), 'initial-check')).toBeNull();
    expect(explainRefusal(intake, actorOf('case_processor', 'firm_user'), 'initial-check')).toBeNull();
    expect(explainRefusal(intake, actorOf('firm_user'), 'send-back-to-client')).toBeNull();
  });

  test('a firm administrator acts outside it, and must give a reason', () => {
    const answer = decideCaseAction(factsAt('INTAKE', step), actorOf('firm_admin'), 'initial-check');
    expect(answer).toMatchObject({ allowed: true, outsideStep: true });
    const inside = decideCaseAction(factsAt('INTAKE', step), actorOf('case_processor'), 'initial-check');
    expect(inside).toMatchObject({ allowed: true, outsideStep: false });
  });

  test('gives nobody what the permission table does not give', () => {
    const review = factsAt('REVIEW', { stepRoles: ['case_processor'], stepAction: 'send-for-filing' });
    expect(explainRefusal(review, actorOf('case_processor'), 'send-for-filing')?.code).toBe('forbidden');
  });
});

describe('the order of what is offered', () => {
  test('onward first, then back, then the ends, then side actions', () => {
    const { actions, courseOf } = caseOffers(factsAt('REVIEW'), actorOf('lawyer'));
    expect(actions.slice(0, 7)).toEqual([
      'send-for-filing',
      'back-in-intake',
      'back-in-initial-check',
      'send-back-to-client',
      'send-back-to-processor',
      'dismiss-case',
      'deny-case',
    ]);
    expect(actions.slice(7)).toEqual(caseActionNames.filter((action) => courseOf(action) === 'aside'));
    expect(actions.slice(7)).toContain('record-fact');
  });

  test('the action of the present step before all others', () => {
    const step = { stepRoles: ['case_processor'], stepAction: 'add-case-number' } as const;
    expect(availableActions(factsAt('FILED'), actorOf('case_processor'))[0]).toBe('sent-for-serving');
    expect(availableActions(factsAt('FILED', step), actorOf('case_processor'))[0]).toBe('add-case-number');
  });
});

describe('why a case can’t go on', () => {
  const stopped = (status: CaseStatus, role: Role, changes: Partial<CaseFacts> = {}) =>
    caseOffers(factsAt(status, changes), actorOf(role)).stopped;

  test('is said to whom the next move belongs', () => {
    expect(stopped('INITIAL_CHECK', 'case_processor', { flaggedDocuments: 1 })?.code).toBe(
      'document_flagged',
    );
    expect(stopped('REVIEW', 'lawyer', { flaggedDocuments: 1 })?.code).toBe('document_flagged');
    expect(stopped('INITIAL_CHECK', 'client_owner', { flaggedDocuments: 1 })).toBeNull();
    expect(stopped('INITIAL_CHECK', 'case_processor')).toBeNull();
  });

  test('names a hold', () => {
    const stayed = { serviceStage: 'COMPLETE', holds: ['BANKRUPTCY_STAY'] } as const;
    expect(stopped('SENT_FOR_SERVING', 'case_processor', stayed)).toMatchObject({ code: 'case_held' });
  });
});

describe('the one action that the case waits for', () => {
  const primary = (status: CaseStatus, role: Role, changes: Partial<CaseFacts> = {}) =>
    caseOffers(factsAt(status, changes), actorOf(role)).primary;

  test('is on the main course in every status, for every role, or there is none', () => {
    const found = caseStatuses.flatMap((status) =>
      [{}, ...Object.values(circumstances)].flatMap((changes) =>
        roles.map((role) => {
          const { primary: action, courseOf } = caseOffers(factsAt(status, changes), actorOf(role));
          return action && courseOf(action);
        }),
      ),
    );
    expect(new Set(found)).toEqual(new Set(['onward', null]));
  });

  test('a return of service, until everybody is served: then the court day', () => {
    expect(primary('SENT_FOR_SERVING', 'case_processor', { serviceStage: 'PARTIAL' })).toBe('record-service');
    const served = { serviceStage: 'COMPLETE' } as const;
    expect(primary('SENT_FOR_SERVING', 'case_processor', served)).toBe('apply-to-docket');
    const stayed = { ...served, holds: ['BANKRUPTCY_STAY'] } as const;
    expect(primary('SENT_FOR_SERVING', 'case_processor', stayed)).toBeNull();
  });

  test('of a company that was asked: correct the case, and then hand it back', () => {
    expect(primary('RETURNED_TO_CLIENT', 'client_owner', { openRequests: 1 })).toBe('save');
    expect(primary('RETURNED_TO_CLIENT', 'client_owner')).toBe('submit');
  });

  test('none where only side actions are left', () => {
    expect(primary('INTAKE', 'lawyer')).toBeNull();
    expect(primary('JUDGMENT_RECORDED', 'lawyer')).toBeNull();
  });

  test('once the unit is back the case waits for its close', () => {
    const executed = { writ: { ...factsAt('LOCKOUT_SCHEDULED').writ, status: 'EXECUTED' as const } };
    expect(primary('LOCKOUT_SCHEDULED', 'case_processor', executed)).toBe('close');
    expect(primary('LOCKOUT_SCHEDULED', 'case_processor')).not.toBe('close');
  });
});

describe('the tables are whole', () => {
  test('twenty statuses with labels, tone, icon and group', () => {
    expect(caseStatuses).toHaveLength(20);
    expect(Object.keys(caseStatusFacts)).toEqual([...caseStatuses]);
    const row = (status: CaseStatus) => {
      const facts = caseStatusFacts[status];
      return [facts.firmLabel, facts.clientLabel, facts.tone, facts.icon, facts.group].join(' | ');
    };
    expect(caseStatuses.map(row)).toEqual([
      'Draft | Draft | quiet | PencilLine | INTAKE',
      'Held – overdue invoice | On hold: invoice overdue | hold | CirclePause | INTAKE',
      'Intake | Submitted | desk | Inbox | INTAKE',
      'Initial check | In review | desk | ListChecks | INTAKE',
      'Attorney review | Attorney review | desk | Signature | INTAKE',
      'Waiting for client | Action needed | hold | Reply | INTAKE',
      'Back with processor | In review | hold | Undo2 | INTAKE',
      'Approved – sent for filing | Approved | court | Send | FILING',
      'Filed | Filed | court | Stamp | FILING',
      'Out for service | Being served | court | Route | SERVICE',
      'On docket | Court date set | court | CalendarClock | COURT',
      'Awaiting judgment | Awaiting judge | court | Hourglass | COURT',
      'Judgment | Judgment entered | gain | Gavel | POST',
      'Appealed | Appealed | stop | Scale | POST',
      'Writ in progress | Writ being prepared | gain | FilePen | POST',
      'Writ issued | Writ issued | gain | FileCheck | POST',
      'Lockout set | Lockout date set | gain | KeyRound | POST',
      'Closed | Closed | quiet | CircleCheck | END',
      'Dismissed | Dismissed | quiet | CircleSlash | END',
      'Denied | Not accepted | stop | CircleX | END',
    ]);
    expect(new Set(caseStatuses.map((status) => caseStatusFacts[status].tone))).toEqual(new Set(tones));
  });

  test('all but the draft and the three ends are ongoing', () => {
    expect(caseStatuses.filter((status) => !ongoingStatuses.includes(status))).toEqual([
      'DRAFT',
      'CLOSED',
      'DISMISSED',
      'DENIED',
    ]);
    expect(caseStatuses.filter(isEnded)).toEqual(['CLOSED', 'DISMISSED', 'DENIED']);
  });

  test('every action has a row, and every permission it asks exists', () => {
    expect(caseActionNames.filter((action) => actionPermissions(action).length === 0)).toEqual([]);
    for (const permission of caseActionNames.flatMap(actionPermissions)) {
      expect(permissions).toContain(permission);
    }
    expect(actionPermissions('send-for-filing')).toEqual(['case.approve', 'case.resend']);
  });

  test('every number of the practice’s table is there', () => {
    const numbers =
      '1 2 3 4a 4b 4c 5 6 7 7b 8 9 10 11 11b 12 13 14 14b 14c 14d 15 15b 16 17a 17b 17c 17d 18 19 20 21 22a 22b 23 25 26';
    expect(new Set(caseActions.map((row) => row.row))).toEqual(new Set(numbers.split(' ')));
  });

  test('an outcome of a hearing or judgment always has a row', () => {
    const told = caseActions.flatMap((row) => row.outcomes ?? []);
    expect(new Set(told)).toEqual(new Set(judgmentOutcomes));
  });

  test('what ends a case remembers where it was', () => {
    const ends = caseActions.filter(({ to }) => to === 'CLOSED' || to === 'DISMISSED' || to === 'DENIED');
    expect([...new Set(ends.map((row) => row.row))]).toEqual(['17b', '21', '22a', '22b', '23']);
    expect(ends.filter((row) => row.remembers !== 'statusBeforeEnd')).toEqual([]);
  });

  test('every hold has a label and never blocks a way out', () => {
    for (const kind of holdKinds) {
      expect(holdLabels[kind]).not.toBe('');
      expect(holdFacts[kind].blocks.length + holdFacts[kind].blocksWrit.length).toBeGreaterThan(0);
      for (const way of ['dismiss-case', 'close', 'send-back-to-client', 'add-case-number'] as const) {
        expect(holdFacts[kind].blocks).not.toContain(way);
      }
    }
  });

  test('twelve actions in bulk, 200 cases at most', () => {
    expect(bulkActions).toEqual([
      'submit',
      'hold-release',
      'initial-check',
      'review',
      'send-for-filing',
      'sent-for-serving',
      'apply-to-docket',
      'remove-from-docket',
      'awaiting-judgment',
      'answer-sweep',
      'dismiss-case',
      'assign',
    ]);
    expect(maxBulkCases).toBe(200);
  });
});

test('after clerical fixes the packet going out again comes before a second review', () => {
  const facts = factsAt('RETURNED_TO_PROCESSOR', {
    resumeStatus: 'SENT_FOR_FILING',
    approvedAt: '2026-06-01T12:00:00Z',
  });
  const acts = availableActions(facts, { roles: ['case_processor'], barStates: [] });
  expect(acts[0]).toBe('send-for-filing');
  expect(acts).toContain('review');
});
