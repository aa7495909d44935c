import { cases } from '@writdesk/contract/cases/cases';
import { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import { caseReads } from '@writdesk/contract/cases/case-reads';
import { clients } from '@writdesk/contract/clients/clients';
import { shownCheckStatuses } from '@writdesk/contract/checks/check-values';
import { checks } from '@writdesk/contract/checks/checks';
import { flagOutcomes } from '@writdesk/contract/documents/flag-values';
import { invoices, shownInvoiceStatuses } from '@writdesk/contract/invoices/invoices';
import { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import { payments, paymentStatuses } from '@writdesk/contract/payments/payments';
import { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import { approvalRequests } from '@writdesk/contract/special-approvals/approval-requests';
import { reminderRules } from '@writdesk/contract/reminders/reminder-rules';
import { reminders } from '@writdesk/contract/reminders/reminders';
import { reports } from '@writdesk/contract/reports/reports';
import { invites } from '@writdesk/contract/invites/invites';
import { evidenceSteps } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-values';
import { notifications } from '@writdesk/contract/notifications/notifications';
import { ownKeys } from '@writdesk/contract/values/records';
import { writStatuses } from '@writdesk/contract/writs/writ-status';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, testApp, type TestApp } from '../../test/support/harness.ts';
import { killProcess, startProcess } from '../../test/support/processes.ts';
import { costFaults, tallyFaults } from '../../src/case-service/tallies/index.ts';
import { findAccountByName } from '../../src/identity/accounts/account-queries.ts';
import { createPasswords } from '../../src/identity/passwords/passwords.ts';
import { verifyAudit } from '../../src/platform/audit/audit-queries.ts';
import { standingClock } from '../../src/platform/clock.ts';
import { demoAccounts } from '../../src/welcome.ts';
import { demoPeople, type PersonKey } from './demo-people.ts';
import { seedDemo } from './seed-demo.ts';

const WEDNESDAY = '2026-07-22T15:10:00Z';
/** Ten minutes past midnight on a Sunday, right after a holiday, in a new year. */
const SUNDAY_NIGHT = '2027-01-03T05:10:00Z';

const statusCounts = {
  DRAFT: 5,
  PAYMENT_HOLD: 3,
  INTAKE: 4,
  INITIAL_CHECK: 4,
  REVIEW: 4,
  RETURNED_TO_CLIENT: 4,
  RETURNED_TO_PROCESSOR: 3,
  SENT_FOR_FILING: 4,
  FILED: 4,
  SENT_FOR_SERVING: 5,
  ON_DOCKET: 10,
  AWAITING_JUDGMENT: 4,
  JUDGMENT_RECORDED: 6,
  WRIT_IN_PROGRESS: 5,
  WRIT_ISSUED: 1,
  LOCKOUT_SCHEDULED: 2,
  APPEALED: 1,
  DISMISSED: 3,
  DENIED: 2,
  CLOSED: 5,
};
/** Of the cases that ended before the stories. */
const pastCounts = { CLOSED: 476, DISMISSED: 100, DENIED: 24 };
const allCounts = {
  ...statusCounts,
  ...Object.fromEntries(
    ownKeys(pastCounts).map((status) => [status, statusCounts[status] + pastCounts[status]]),
  ),
};
/** By status, what may be the one button of a case: the practice’s main course, written by hand. */
const mainActions: Readonly<Record<string, string>> = {
  DRAFT: 'submit',
  PAYMENT_HOLD: 'hold-release',
  INTAKE: 'initial-check',
  INITIAL_CHECK: 'review',
  REVIEW: 'send-for-filing sent-for-serving',
  RETURNED_TO_CLIENT: 'submit save',
  RETURNED_TO_PROCESSOR: 'initial-check review send-for-filing sent-for-serving',
  SENT_FOR_FILING: 'add-case-number',
  FILED: 'sent-for-serving apply-to-docket awaiting-judgment',
  SENT_FOR_SERVING: 'record-service apply-to-docket awaiting-judgment send-for-filing',
  ON_DOCKET: 'record-judgment awaiting-judgment',
  AWAITING_JUDGMENT: 'record-judgment',
  WRIT_ISSUED: 'set-lockout-date',
  // Once the officer has given possession back.
  LOCKOUT_SCHEDULED: 'close',
  APPEALED: 'appeal-update',
  CLOSED: 'reopen',
  DISMISSED: 'reopen',
  DENIED: 'reopen',
};
const sumOf = (counts: object): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

describe('on a working day', () => {
  let t: TestApp;
  let leftByKilled: { firms: number; accounts: number };
  let made: number | null;

  beforeAll(async () => {
    t = await testApp({ clock: standingClock(WEDNESDAY) });
    const { child } = await startProcess(
      process.execPath,
      [new URL('../../test/support/demo-process.ts', import.meta.url).pathname],
      /^Demo firm: 20 of/,
      { env: { PATH: '/usr/bin:/bin', DEMO: processOptions() } },
    );
    await killProcess(child);
    leftByKilled = { firms: await count('users.firm'), accounts: await count('identity.account') };
    made = await seed(t);
  }, 480_000);
  afterAll(() => t.close());

  function processOptions(): string {
    const { host, port, user, database } = t.opened.deps.db.pool.options;
    const config = { ...t.config, encryptionKey: t.config.encryptionKey.toString('base64') };
    return JSON.stringify({ connection: { host, port, user, database }, config, now: WEDNESDAY });
  }
  async function count(table: 'users.firm' | 'identity.account' | 'cases.evictionCase'): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(t.db);
    return rows[0]?.n ?? 0;
  }
  const person = (key: PersonKey): Promise<Person> => personOf(t, key);

  test('a start that was killed in the middle left nothing but accounts, and the next one makes everything', async () => {
    expect(leftByKilled).toEqual({ firms: 0, accounts: Object.keys(demoPeople).length });
    expect(made).toBe(sumOf(statusCounts));
    expect(await countsOf(t)).toEqual(allCounts);
  });

  test('a second start changes nothing', async () => {
    const before = await snapshot(t);
    expect(await seed(t)).toBeNull();
    expect(await snapshot(t)).toEqual(before);
  });

  test('the eight that are printed can sign in, their colleagues can’t', async () => {
    const passwords = await createPasswords();
    const signsIn: string[] = [];
    for (const { email } of Object.values(demoPeople)) {
      const account = await findAccountByName(t.opened.deps.db.pool, email);
      expect(account).toMatchObject({ emailVerified: true });
      if (await passwords.matches(account?.passwordHash, t.config.demoPassword)) signsIn.push(email);
    }
    expect(signsIn.toSorted()).toEqual(demoAccounts.map(({ email }) => email).toSorted());
  });

  test('counters and audit chains are true', async () => {
    expect(await tallyFaults(t.db)).toEqual([]);
    expect(await costFaults(t.db)).toEqual([]);
    expect(await chainFaults(t)).toEqual([]);
  });

  test('companies of two years, eighteen counties, and six hundred cases that ended, each with its actions', async () => {
    const { rows: past } = await sql<{ n: number; counties: number; unlisted: number; uncosted: number }>`
      select count(*)::int as n, count(distinct county_id)::int as counties,
        (count(*) filter (where (select count(*) from cases.audit_event a where a.firm_id = c.firm_id and a.subject = 'case'
          and a.subject_id = c.id) < c.version))::int as unlisted,
        (count(*) filter (where cost_cents = 0 and approved_at is not null))::int as uncosted
      from cases.eviction_case c where unit_label like '%-P'`.execute(t.db);
    expect(past).toEqual([{ n: 600, counties: 18, unlisted: 0, uncosted: 0 }]);
    const { body: monthly } = await t.call(clients.monthly, {
      as: await person('grace'),
      query: { year: 2026 },
    });
    const { months } = monthly;
    const isSome = months.map(({ clients: n, lastYear }) => [
      n !== null && n > 0,
      lastYear !== null && lastYear > 0,
    ]);
    // From March to July, and the whole year before.
    expect(isSome).toEqual(Array.from({ length: 12 }, (_, month) => [month < 5, true]));
    const { body } = await t.call(caseNumbers.statistics, { as: await person('beatrice'), query: {} });
    expect(body.ended).toBeGreaterThan(600);
    expect(body.costs?.medianCents).toBeGreaterThan(0);
    expect(body.sendBacks.reasons.length).toBeGreaterThan(3);
  });

  test('a case that ended long ago opens, with its order and its costs', async () => {
    const { rows } = await sql<{ id: string }>`
      select id from cases.eviction_case where unit_label like '%-P' order by created_at`.execute(t.db);
    for (const { id } of rows.filter((_, index) => index % 40 === 0)) {
      const details = await t.call(cases.details, { as: await person('josephine'), params: { id } });
      expect([details.status, details.body.status]).toEqual([
        200,
        expect.stringMatching(/^(CLOSED|DISMISSED|DENIED)$/),
      ]);
      const trail = await t.call(caseReads.timeline, { as: await person('josephine'), params: { id } });
      expect(trail.body.total).toBeGreaterThan(3);
    }
  });

  test('the lists of invites show how one can stand, and none of their mail is left', async () => {
    const standing = async (route: typeof invites.firmList | typeof invites.clientList, key: PersonKey) => {
      const { body } = await t.call(route, { as: await person(key), query: { sort: 'sentAt' } });
      return body.invites.map(({ status }) => status);
    };
    expect(await standing(invites.firmList, 'beatrice')).toEqual(['EXPIRED', 'REVOKED', 'OPENED', 'SENT']);
    expect(await standing(invites.clientList, 'wanda')).toEqual(['EXPIRED', 'OPENED']);
    expect(await standing(invites.clientList, 'tomas')).toEqual(['EXPIRED', 'OPENED', 'SENT']);
    const left = await t.db.selectFrom('jobs.mailOutbox').select(['state', 'bodyText']).execute();
    expect(new Set(left.map((mail) => `${mail.state} ${mail.bodyText}`))).toEqual(new Set(['SENT ']));
  });

  test('nothing lies in the future, and every document is there', async () => {
    expect(await futureMoments(t, WEDNESDAY)).toEqual([]);
    const papers = await t.db.selectFrom('cases.caseDocument').select(['status', 'path']).execute();
    expect(new Set(papers.map(({ status }) => status))).toEqual(new Set(['READY']));
    const sizes = await Promise.all(papers.map(({ path }) => t.opened.deps.storage.stat(path ?? 'none')));
    expect(sizes.filter((size) => !size?.sizeBytes)).toEqual([]);
  });

  test('each of the six has something to do or to read', async () => {
    for (const key of ['grace', 'tomas', 'beatrice', 'josephine', 'renee', 'wanda'] as const) {
      const { body } = await t.call(notifications.list, { as: await person(key) });
      expect([key, body.unread]).toEqual([key, expect.toSatisfy((n: number) => n >= 2 && n <= 4)]);
    }
    const due = async (key: PersonKey) => {
      const { body } = await t.call(cases.recommended, { as: await person(key), query: { size: 100 } });
      const today = WEDNESDAY.slice(0, 10);
      const days = body.cases.flatMap(({ nextDate }) => nextDate ?? []);
      return {
        overdue: days.some((day) => day < today),
        today: days.includes(today),
        tomorrow: days.includes('2026-07-23'),
      };
    };
    const everything = { overdue: true, today: true, tomorrow: true };
    expect(await due('renee')).toEqual(everything);
    expect(await due('josephine')).toEqual(everything);
    expect(await due('wanda')).toEqual(everything);
  });

  test('the one button of each case is an action that its status waits for, whoever looks', async () => {
    const sideActions: string[] = [];
    let offered = 0;
    for (const key of Object.keys(demoPeople) as PersonKey[]) {
      const as = await person(key);
      const { body } = await t.call(cases.list, { as, query: { size: 100 } });
      for (const { id, title, status, availableActions, primaryAction } of body.cases) {
        if (key === 'josephine') {
          const details = await t.call(cases.details, { as, params: { id } });
          expect(details.body.primaryAction).toBe(primaryAction);
        }
        if (primaryAction === null) continue;
        offered += 1;
        expect(availableActions).toContain(primaryAction);
        if (!mainActions[status]?.split(' ').includes(primaryAction))
          sideActions.push(`${key}, ${status}, ${title}: ${primaryAction}`);
      }
    }
    expect(sideActions).toEqual([]);
    expect(offered).toBeGreaterThan(100);
  });

  test('a writ stands in each state, a lockout is tomorrow, rent came into the registry and a payment is due today', async () => {
    const states = await t.db.selectFrom('cases.writ').select('status').distinct().execute();
    expect(states.map(({ status }) => status).toSorted()).toEqual(writStatuses.toSorted());
    const lockouts = await t.db.selectFrom('cases.lockout').select(['state', 'lockoutDate']).execute();
    expect(lockouts).toContainEqual({ state: 'SET', lockoutDate: '2026-07-23' });
    const registry = await t.db
      .selectFrom('cases.registryPayment')
      .select(['paidOn'])
      .orderBy('dueOn')
      .execute();
    expect(registry.map(({ paidOn }) => paidOn !== null)).toEqual([true, false, false]);
    const dues = await t.db
      .selectFrom('cases.stipulationDue')
      .select(['dueOn', 'outcome'])
      .orderBy('dueOn')
      .execute();
    expect(dues).toMatchObject([{ outcome: 'RECEIVED' }, { dueOn: '2026-07-22', outcome: null }, {}]);
    const paid = await t.db
      .selectFrom('cases.tenantPayment')
      .select(['amountCents', 'againstRule'])
      .execute();
    expect(paid).toEqual([{ amountCents: 40_000, againstRule: true }]);
    const workflows = await t.db.selectFrom('cases.workflow').select('status').orderBy('status').execute();
    expect(workflows.map(({ status }) => status)).toEqual(['DRAFT', 'PUBLISHED', 'PUBLISHED']);
  });

  test('signatures stand in every state, each file left with a seal, and a packet wasn’t made', async () => {
    const rows = await t.db
      .selectFrom('cases.signature as s')
      .innerJoin('cases.caseDocument as d', (join) =>
        join.onRef('d.firmId', '=', 's.firmId').onRef('d.id', '=', 's.documentId'),
      )
      .selectAll('s')
      .select('d.replacedBy')
      .execute();
    const states = rows.map(({ status, kind, method }) => `${status} ${kind} ${method}`);
    expect([...new Set(states)].toSorted()).toEqual([
      'DECLINED AGENT ELECTRONIC',
      'REQUESTED AGENT ELECTRONIC',
      'SIGNED AGENT ELECTRONIC',
      'SIGNED AGENT INK',
      'SIGNED ATTORNEY ELECTRONIC',
      'SIGNED NOTARY INK',
      'SIGNED NOTARY REMOTE',
      'WITHDRAWN AGENT ELECTRONIC',
    ]);
    const open = rows.filter(({ status }) => status === 'REQUESTED');
    const isOver = open.map(({ expiresAt }) => (expiresAt ?? 0) < new Date(WEDNESDAY));
    expect(new Set(isOver), 'one waits, one is expired').toEqual(new Set([true, false]));
    expect(open.some(({ openedAt }) => openedAt !== null)).toBe(true);
    const signed = rows.filter(({ status }) => status === 'SIGNED');
    expect(signed.some(({ replacedBy }) => replacedBy !== null)).toBe(true);
    expect(signed.filter(({ file }) => !(file as { isSealed: boolean } | null)?.isSealed)).toEqual([]);
    const packets = await t.db.selectFrom('cases.packet').select(['status', 'number']).execute();
    expect(new Set(packets.map(({ status }) => status))).toEqual(new Set(['READY', 'FAILED']));
    expect(
      packets.some(({ number }) => number > 1),
      'one supersedes another',
    ).toBe(true);
  });

  test('a flag waits, and one ended in each way; practice forms are a form, a flat page and a scan', async () => {
    const flags = await t.db.selectFrom('cases.documentFlag').selectAll().execute();
    expect(new Set(flags.map(({ outcome }) => outcome))).toEqual(new Set([null, ...flagOutcomes]));
    for (const { outcome, replacedBy, documentId } of flags) {
      expect(replacedBy !== null, `${outcome}`).toBe(outcome === 'REPLACED');
      expect(replacedBy).not.toBe(documentId);
    }
    expect(flags.some(({ page, x }) => page === 1 && x !== null)).toBe(true);
    const forms = await t.db
      .selectFrom('cases.documentTemplate as d')
      .innerJoin('cases.documentTemplateVersion as v', 'v.templateId', 'd.id')
      .where('d.firmId', 'is not', null)
      .select(['d.name', 'd.type', 'v.status'])
      .orderBy('d.name')
      .execute();
    expect(forms).toEqual([
      { name: 'Cover sheet for the clerk', type: 'FORM', status: 'PUBLISHED' },
      { name: 'Request to the marshal', type: 'OVERLAY', status: 'DRAFT' },
      { name: 'Return of keys', type: 'OVERLAY', status: 'PUBLISHED' },
    ]);
  });

  test('robot jobs stand in every state that lasts, with what the robots saw, and docket lines wait', async () => {
    const jobs = await t.db.selectFrom('cases.rpaBotJob').selectAll().execute();
    const states = jobs.map(({ status, stage, question }) =>
      [status, stage, question].filter(Boolean).join(' '),
    );
    expect([...new Set(states)].toSorted()).toEqual([
      'CANCELED WAITING',
      'FAILED REJECTED',
      'NEEDS_HUMAN BY_HAND CAPTCHA',
      'NEEDS_HUMAN BY_HAND TERMS',
      'NEEDS_HUMAN BY_HAND UNKNOWN_LINE',
      'NEEDS_HUMAN BY_HAND WRONG_PASSWORD',
      'NEEDS_HUMAN OUTCOME_UNKNOWN NOT_FOUND',
      'NEEDS_HUMAN READY_TO_SUBMIT APPROVAL',
      'NEEDS_HUMAN TAKEN_OVER NO_PACKET',
      'QUEUED WAITING',
      'SUCCEEDED ACCEPTED',
      'SUCCEEDED COMPLETED_BY_HAND',
      'SUCCEEDED DONE',
      'SUCCEEDED WITH_CLERK',
    ]);
    const evidence = await t.db.selectFrom('cases.robotEvidence').select(['step', 'htmlPath']).execute();
    expect(new Set(evidence.map(({ step }) => step))).toEqual(new Set(evidenceSteps));
    const pages = await Promise.all(evidence.map(({ htmlPath }) => t.opened.deps.storage.stat(htmlPath)));
    expect(pages.filter((page) => !page?.sizeBytes)).toEqual([]);
    const portals = await t.db.selectFrom('cases.courtPortal').select(['state', 'terms']).execute();
    expect(portals.map(({ state, terms }) => `${state} ${terms}`).toSorted()).toEqual([
      'ON ALLOWED',
      'ON FORBIDDEN',
      'PAUSED ALLOWED',
    ]);
    const lines = await t.db.selectFrom('cases.docketProposal').select(['kind', 'status']).execute();
    expect(lines.map(({ kind, status }) => `${kind} ${status}`).toSorted()).toEqual([
      'ANSWER OPEN',
      'HEARING OPEN',
      'UNKNOWN OPEN',
    ]);
  });

  test('nobody is notified live of what the demonstration did weeks ago', async () => {
    const { rows } = await sql<{
      kind: string;
    }>`select distinct kind from jobs.live_event where kind like 'case.%'`.execute(t.db);
    expect(rows).toEqual([]);
  });

  test('reports are planned, and each has made a file that opens', async () => {
    for (const key of ['josephine', 'beatrice', 'wanda'] as const) {
      const as = await person(key);
      const [report] = (await t.call(reports.list, { as })).body.reports;
      expect(report?.nextRunAt).not.toBeNull();
      expect(report?.lastRun).toMatchObject({ status: 'DONE' });
      expect(report?.lastRun?.rows).toBeGreaterThan(0);
      const params = { id: report?.lastRun?.id ?? '' };
      expect((await t.call(reports.file, { as, params })).status).toBe(200);
    }
  });

  test('the firm’s rules remind people of what is due, and each has set something', async () => {
    const beatrice = await person('beatrice');
    const { body: rules } = await t.call(reminderRules.list, { as: beatrice, query: {} });
    expect(rules.reminderRules.map(({ name, active }) => [name, active])).toEqual([
      ['Answer due tomorrow', true],
      ['Court day near', true],
      ['Review takes long', true],
    ]);
    const set = await t.db
      .selectFrom('cases.reminder')
      .select(['ruleId', 'sentAt', 'doneAt'])
      .where('ruleId', 'is not', null)
      .execute();
    expect(new Set(set.map(({ ruleId }) => ruleId)).size).toBe(3);
    expect(set.every(({ sentAt }) => sentAt !== null)).toBe(true);
    const { body: open } = await t.call(reminders.list, {
      as: await person('josephine'),
      query: { size: 100 },
    });
    expect(open.reminders.filter(({ kind }) => kind === 'RULE')).not.toEqual([]);
  });

  test('special approvals are asked: one waits for the firm, one for the company, one is refused', async () => {
    const requests = await t.db
      .selectFrom('cases.specialApprovalRequest')
      .select(['ruleName', 'status', 'dueAt'])
      .orderBy('ruleName')
      .orderBy('status')
      .execute();
    expect(requests.map(({ ruleName, status }) => [ruleName, status])).toEqual([
      ['Accommodation request pending', 'OPEN'],
      ['Accommodation request pending', 'REFUSED'],
      ['Payment plan agreed', 'OPEN'],
    ]);
    for (const [key, name] of [
      ['beatrice', 'Accommodation request pending'],
      ['wanda', 'Payment plan agreed'],
    ] as const) {
      const { body } = await t.call(approvalRequests.waiting, { as: await person(key), query: {} });
      expect(body.requests.map(({ rule }) => rule.name)).toEqual([name]);
    }
  });

  test('a rent roll is applied, and the next one waits with a row to correct', async () => {
    const { body } = await t.call(propertyImports.list, { as: await person('wanda'), query: {} });
    expect(body.imports).toMatchObject([
      { status: 'PREVIEW', source: 'BUILDIUM', counts: { new: 0, changed: 2, unchanged: 1, refused: 1 } },
      { status: 'APPLIED', source: 'BUILDIUM', counts: { new: 4, refused: 0 } },
    ]);
  });

  test('court checks stand in every state, and each number stands once', async () => {
    const { body } = await t.call(checks.reports, { as: await person('priya'), query: { size: 100 } });
    const states = body.totals.map(({ status }) => status);
    expect(states.toSorted()).toEqual(shownCheckStatuses.toSorted());
    expect(body.checks.some(({ status, printedAt }) => status === 'SUBMITTED' && printedAt !== null)).toBe(
      true,
    );
    expect(body.checks.filter(({ voidKind }) => voidKind === 'STOPPED')).toMatchObject([
      { status: 'VOIDED' },
    ]);
    const numbers = body.checks.flatMap(({ number }) => (number === null ? [] : [number]));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('invoices and payments stand in every state, and what was paid online is at the bank', async () => {
    const priya = await person('priya');
    const { body: billed } = await t.call(invoices.list, { as: priya, query: { size: 100 } });
    expect(new Set(billed.invoices.map(({ status }) => status))).toEqual(new Set(shownInvoiceStatuses));
    const { body: paid } = await t.call(payments.list, { as: priya, query: { size: 100 } });
    expect(new Set(paid.payments.map(({ status }) => status))).toEqual(new Set(paymentStatuses));
    expect(paid.payments.map(({ method }) => method)).toEqual(expect.arrayContaining(['CARD', 'WIRE']));
    const { body: sent } = await t.call(onlinePayments.payouts, { as: priya, query: {} });
    expect(sent).toMatchObject({ openCents: 0, payouts: [{ status: 'PAID', payments: 1 }] });
    expect(sent.payouts[0]?.line).toMatchObject({ account: 'Operating account' });
  });

  test('Peachline’s draft goes through, Northgate’s is held', async () => {
    const wanda = await person('wanda');
    const drafts = await t.call(cases.list, { as: wanda, query: { status: 'DRAFT' } });
    const draft = drafts.body.cases.find(({ unitLabel }) => unitLabel === '12C');
    const submitted = await t.call(cases.submit, {
      as: wanda,
      params: { id: draft?.id ?? '' },
      body: { attestedBy: 'Wanda Beaufort' },
    });
    expect(submitted.body).toMatchObject({ hasOverdueInvoices: false, case: { status: 'INTAKE' } });
    const held = await t.call(cases.list, { as: wanda, query: { status: 'PAYMENT_HOLD' } });
    expect(held.body.total).toBe(0);
  });
});

test('on a Sunday night of the new year it is as full and as true', async () => {
  const t = await testApp({ clock: standingClock(SUNDAY_NIGHT) });
  try {
    expect(await seed(t)).toBe(sumOf(statusCounts));
    expect(await countsOf(t)).toEqual(allCounts);
    expect(await futureMoments(t, SUNDAY_NIGHT)).toEqual([]);
  } finally {
    await t.close();
  }
}, 480_000);

function seed(t: TestApp): Promise<number | null> {
  return seedDemo({ deps: t.opened.deps });
}

async function personOf(t: TestApp, key: PersonKey): Promise<Person> {
  const { email, roles } = demoPeople[key];
  const account = await findAccountByName(t.opened.deps.db.pool, email);
  return { accountId: account?.id ?? '', email, roles };
}

async function countsOf(t: TestApp): Promise<Record<string, number>> {
  const rows = await t.db
    .selectFrom('cases.evictionCase')
    .select(['status', (eb) => eb.fn.countAll<number>().as('n')])
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, n }) => [status, Number(n)]));
}

/** Enough to see whether anything was added or changed. */
async function snapshot(t: TestApp): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*) from identity.account) as accounts, (select count(*) from users.notification) as notices,
      (select count(*) from cases.audit_event) as audits, (select sum(version) from cases.eviction_case) as versions,
      (select max(updated_at) from cases.eviction_case) as newest`.execute(t.db);
  return rows;
}

async function chainFaults(t: TestApp): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (const trail of ['cases', 'users'] as const) {
    const chains = await t.db
      .selectFrom(`${trail}.auditEvent` as const)
      .select(['subject', 'subjectId'])
      .distinct()
      .execute();
    for (const { subject, subjectId } of chains) {
      const { fault } = await verifyAudit(t.db, { trail, subject, subjectId });
      if (fault) faults.push({ subject, subjectId, fault });
    }
  }
  return faults;
}

/** Set for later on purpose. */
const planned = [
  'cases.docket.hearing_at',
  'cases.eviction_case.hearing_at',
  'cases.special_approval_request.due_at',
  'cases.special_approval_request.remind_at',
  'cases.reminder.due_at',
  'cases.reminder.about_at',
  'cases.feed.expires_at',
  'cases.report.next_run_at',
  'cases.report_run.expires_at',
  'cases.case_step.due_at',
  'cases.signature.expires_at',
  'cases.firm_seal.valid_to',
];

async function futureMoments(t: TestApp, now: string): Promise<string[]> {
  const columns = await sql<{ table: string; column: string }>`
    select table_schema || '.' || table_name as "table", column_name as "column" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and data_type = 'timestamp with time zone'
      and (table_schema = 'cases' or table_name = 'notification') and table_name not in ('courthouse', 'court_calendar', 'court_holiday', 'eviction_reason', 'rule_pack', 'fee_schedule', 'document_template', 'document_template_version')`.execute(
    t.db,
  );
  const late: string[] = [];
  for (const { table, column } of columns.rows) {
    const { rows } = await sql<{ newest: Date | null }>`
      select max(${sql.ref(column)}) as newest from ${sql.table(table)}`.execute(t.db);
    const newest = rows[0]?.newest;
    if (newest && newest > new Date(now)) late.push(`${table}.${column}`);
  }
  return late.filter((name) => !planned.includes(name));
}
