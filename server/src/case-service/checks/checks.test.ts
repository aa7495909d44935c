import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Check } from '@writdesk/contract/checks/check-values';
import { bankAccounts } from '@writdesk/contract/bank-accounts/bank-accounts';
import { checks } from '@writdesk/contract/checks/checks';
import type { RouteArguments } from '@writdesk/contract/route';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type CaseDesk, caseDesk, ok } from '../../../test/support/case-desk.ts';
import {
  firmWithAClient,
  type FirmWithAClient,
  FULTON_MAGISTRATE,
} from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { pdfWords } from '../../../test/support/pdf-words.ts';
import { killProcess, startProcess } from '../../../test/support/processes.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { makeBankAccount } from '../bank-accounts/bank-account-factory.ts';
import { makeFirm } from '../../user-service/firms/firm-factory.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';

// Fulton asks $111 for the first defendant and $8 for each other: the cases here have two.
const FILING_CENTS = 11_900;
const clock = standingClock('2026-06-12T14:00:00Z');
let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
let people: FirmWithAClient['people'];
let billing: Person;
let stranger: Person;
beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
  ({ person: billing } = await makeUser(t.db, { roles: ['firm_billing'], firmId: world.firm.id }));
  const other = await makeFirm(t.db);
  ({ person: stranger } = await makeUser(t.db, { roles: ['firm_admin'], firmId: other.id }));
  await setCourt({ clerkCheck: true });
});
afterAll(() => t.close());
const children: ChildProcess[] = [];
afterEach(() => Promise.all(children.splice(0).map(killProcess)));

/** A second process on the same database. */
function anotherServer() {
  const { encryptionKey } = t.config;
  const config = { ...t.config, logLevel: 'silent', encryptionKey: encryptionKey.toString('base64') };
  const env = { ...process.env, APP: JSON.stringify({ connection: t.connection, config }) };
  const program = join(import.meta.dirname, '../../../test/support/app-process.ts');
  const onSpawn = (child: ChildProcess) => void children.push(child);
  return startProcess(process.execPath, [program], /^http/, { env, onSpawn });
}

const setCourt = (facts: { clerkCheck?: boolean; sheriffCheck?: boolean }) =>
  t.db.updateTable('cases.courthouse').set(facts).where('id', '=', FULTON_MAGISTRATE).execute();
type Wanted = RouteArguments<typeof checks.generateBulk>['body'];
const generate = (body: Wanted, as: Person = people.processor) => t.call(checks.generateBulk, { as, body });
const approved = () => desk.at('SENT_FOR_FILING');
async function generated(as: Person = people.processor): Promise<Check> {
  const { id } = await approved();
  const { checks: made } = await ok(generate({ caseIds: [id] }, as));
  return made[0] as Check;
}
const submit = (checkIds: string[], as: Person = people.processor) =>
  t.call(checks.submit, { as, body: { checkIds } });
const approve = (checkIds: string[], as: Person = billing) =>
  t.call(checks.approve, { as, body: { checkIds } });
const markVoid = (id: string, body: object = {}, as: Person = billing) =>
  t.call(checks.markVoid, { as, params: { id }, body: { comment: 'The clerk lost it.', ...body } });
async function released(): Promise<Check> {
  const { id } = await generated();
  await ok(submit([id]));
  return (await ok(approve([id]))).checks[0] as Check;
}
const read = (id: string, as: Person = billing) => t.call(checks.details, { as, params: { id } });
/** What the ledger keeps for a check: advanced to courts, and paid out. */
async function posted(checkId: string) {
  const rows = await t.db
    .selectFrom('cases.ledgerPosting as p')
    .innerJoin('cases.ledgerEntry as e', (on) =>
      on.onRef('e.firmId', '=', 'p.firmId').onRef('e.id', '=', 'p.entryId'),
    )
    .select(['p.debit', 'p.credit', 'p.amountCents'])
    .where('e.sourceId', '=', checkId)
    .execute();
  return rows.reduce(
    (sum, { debit, amountCents }) => sum + (debit === 'ADVANCED_COSTS' ? amountCents : -amountCents),
    0,
  );
}
const counted = async () =>
  Number(
    (
      await t.db
        .selectFrom('cases.courtCheck')
        .select((of) => of.fn.countAll().as('all'))
        .executeTakeFirstOrThrow()
    ).all,
  );

describe('generating checks', () => {
  test('makes one for each case, at what the court asks, to the court’s clerk', async () => {
    const [one, two] = [await approved(), await approved()];
    const { status, body } = await generate({ caseIds: [one.id, two.id] });
    expect(status).toBe(200);
    expect(body.skipped).toEqual([]);
    expect(body.checks).toHaveLength(2);
    expect(body.checks[0]).toMatchObject({
      number: null,
      status: 'GENERATED',
      payeeKind: 'CLERK',
      payeeName: 'Clerk, Magistrate Court of Fulton County',
      amountCents: FILING_CENTS,
      generatedOn: '2026-06-12',
      lines: [{ case: { id: one.id }, purpose: 'FILING', amountCents: FILING_CENTS }],
      can: { update: true, submit: true, approve: false, print: false, void: false },
    });
    const [event] = await t.db
      .selectFrom('cases.auditEvent')
      .select(['action', 'visibility', 'data'])
      .where('subjectId', '=', body.checks[0]?.id ?? '')
      .execute();
    expect(event).toMatchObject({
      action: 'check.generate',
      visibility: 'FIRM',
      data: { amountCents: FILING_CENTS, cases: 1, purpose: 'FILING' },
    });
  });

  test('makes one for the whole court, with a line for each case', async () => {
    const [one, two] = [await approved(), await approved()];
    const { body } = await generate({ caseIds: [one.id, two.id], mode: 'ONE_PER_COURTHOUSE' });
    expect(body.checks).toMatchObject([{ amountCents: 2 * FILING_CENTS }]);
    expect(body.checks[0]?.lines.map((line) => line.case?.id)).toEqual([one.id, two.id]);
  });

  test('finds the approved cases of a court and of its days by itself', async () => {
    const { id } = await approved();
    const { body } = await generate({ courthouseId: FULTON_MAGISTRATE, dateRange: '2026-06-12..2026-06-12' });
    expect(body.checks.flatMap(({ lines }) => lines.map((line) => line.case?.id))).toContain(id);
    const none = await generate({ courthouseId: FULTON_MAGISTRATE, dateRange: '2026-07-01..' });
    expect(none.body).toEqual({ checks: [], skipped: [] });
  });

  test('that is repeated doubles nothing, nor do two at once', async () => {
    const ids = [(await approved()).id, (await approved()).id, (await approved()).id];
    const before = await counted();
    const replies = await Promise.all([1, 2, 3].map(() => generate({ caseIds: ids })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies.flatMap(({ body }) => body.checks)).toHaveLength(3);
    const again = await generate({ caseIds: ids });
    expect(again.body.checks).toEqual([]);
    expect(again.body.skipped.map(({ reason }) => reason)).toEqual(['HAS_CHECK', 'HAS_CHECK', 'HAS_CHECK']);
    expect(await counted()).toBe(before + 3);
  });

  test('whose server is killed in the middle left nothing, and the next one makes all', async () => {
    const ids = [(await approved()).id, (await approved()).id, (await approved()).id];
    const before = await counted();
    const owner = new pg.Client(t.connection);
    await owner.connect();
    try {
      // The first check is written, its cases wait.
      await owner.query('begin; lock table cases.court_check_line in exclusive mode');
      const child = await anotherServer();
      const authorization = `Bearer ${await t.tokenOf(people.processor)}`;
      const asked = fetch(child.line + checks.generateBulk.url, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ caseIds: ids }),
      }).then(
        ({ status }) => status,
        () => 'killed',
      );
      const waiting = async () =>
        (await owner.query("select 1 from pg_locks where not granted and mode = 'RowExclusiveLock'"))
          .rowCount;
      await expect.poll(waiting, { timeout: 60_000 }).toBe(1);
      await killProcess(child.child);
      expect(await asked).toBe('killed');
      await owner.query('rollback');
    } finally {
      await owner.end();
    }
    expect(await counted()).toBe(before);
    const { body } = await generate({ caseIds: ids });
    expect(body.checks).toHaveLength(3);
    expect(await counted()).toBe(before + 3);
  });

  test('skips what gets none, each with its reason', async () => {
    const draft = await desk.draft();
    const review = await desk.at('REVIEW');
    const filed = await desk.at('SENT_FOR_FILING');
    const ended = await approved();
    const dismissed = await t.send('POST', `/api/case-service/case/dismiss-case/${ended.id}`, {
      as: people.lawyer,
      body: { dismissReason: 'PAID', comment: 'The tenant paid.' },
    });
    expect(dismissed.status).toBe(200);
    const { body } = await generate({ caseIds: [draft.id, review.id, ended.id] });
    expect(body.checks).toEqual([]);
    expect(Object.fromEntries(body.skipped.map(({ caseId, reason }) => [caseId, reason]))).toEqual({
      [draft.id]: 'NOT_APPROVED',
      [review.id]: 'NOT_APPROVED',
      [ended.id]: 'ENDED',
    });
    const writ = await generate({ caseIds: [filed.id], purpose: 'WRIT' });
    expect(writ.body.skipped).toMatchObject([{ reason: 'NO_JUDGMENT' }]);
    const officer = await generate({ caseIds: [filed.id], payeeKind: 'SHERIFF', purpose: 'SERVICE' });
    expect(officer.body.skipped).toMatchObject([{ reason: 'NO_PAPER_CHECK' }]);
    await setCourt({ sheriffCheck: true });
    const unknown = await generate({ caseIds: [filed.id], payeeKind: 'SHERIFF', purpose: 'SERVICE' });
    expect(unknown.body.skipped).toMatchObject([{ reason: 'AMOUNT_UNKNOWN' }]);
    const nothing = await generate({ caseIds: [filed.id], payeeKind: 'SHERIFF' });
    expect(nothing.body.skipped).toMatchObject([{ reason: 'NOTHING_DUE' }]);
  });

  test('is for those whom the table names, over their own cases; bad input names its field', async () => {
    const { id } = await approved();
    expect((await generate({ caseIds: [id] }, people.lawyer)).status).toBe(403);
    expect((await generate({ caseIds: [id] }, people.owner)).status).toBe(403);
    expect((await generate({ caseIds: [id] }, stranger)).body).toMatchObject({ code: 'case_not_found' });
    for (const body of [{}, { caseIds: [] }, { caseIds: [id], courthouseId: FULTON_MAGISTRATE }])
      expect(await generate(body)).toMatchObject({ status: 400, body: { errors: [{ path: 'caseIds' }] } });
    expect(await generate({ caseIds: ['the first one'] })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'caseIds.0' }] },
    });
  });
});

describe('a generated check', () => {
  test('is changed: payee, memo and the amount of each case', async () => {
    const made = await generated();
    const update = (body: object, as: Person = people.processor) =>
      t.call(checks.update, { as, params: { id: made.id }, body });
    const lines = [{ id: made.lines[0]?.id ?? '', amountCents: 12_000 }];
    const { body } = await update({
      version: made.version,
      payeeName: 'Clerk of Court',
      memo: 'Rush',
      lines,
    });
    expect(body).toMatchObject({ payeeName: 'Clerk of Court', memo: 'Rush', amountCents: 12_000 });
    expect(await update({ version: made.version, memo: null })).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { memo: 'Rush' } },
    });
    expect((await update({ payeeName: ' ' })).body).toMatchObject({ errors: [{ path: 'payeeName' }] });
    expect((await update({ lines: [{ id: newId(), amountCents: 5 }] })).body).toMatchObject({
      errors: [{ path: 'lines.0.id' }],
    });
    expect((await update({ lines: [{ ...lines[0], amountCents: 0 }] })).body).toMatchObject({
      errors: [{ path: 'lines.0.amountCents' }],
    });
    expect((await update({ memo: 'No' }, stranger)).body).toMatchObject({ code: 'check_not_found' });
    await ok(submit([made.id]));
    expect((await update({ memo: 'Late' })).body).toMatchObject({ code: 'check_locked' });
  });

  test('is released by a second person, and then has the next number and stands on the ledger', async () => {
    const { id } = await generated(billing);
    expect((await approve([id])).body).toMatchObject({ code: 'check_not_waiting' });
    expect((await submit([id], billing)).body.checks).toMatchObject([{ status: 'AWAITING_APPROVAL' }]);
    expect((await approve([id], people.processor)).status).toBe(403);
    expect(await approve([id], billing)).toMatchObject({
      status: 403,
      body: { code: 'check_second_person' },
    });
    expect((await approve([id], stranger)).body).toMatchObject({ code: 'check_not_found' });
    expect(await posted(id)).toBe(0);
    const reply = await approve([id], people.firmAdmin);
    expect(reply.body.results).toEqual([{ id, ok: true }]);
    expect(reply.body.checks).toMatchObject([
      { status: 'SUBMITTED', issuedOn: '2026-06-12', number: expect.any(Number) },
    ]);
    expect(reply.body.checks[0]?.number).toBeGreaterThan(1_000);
    expect(await posted(id)).toBe(FILING_CENTS);
  });

  test('of many is refused alone, and says so in its row', async () => {
    const [good, own] = [await generated(), await generated(people.firmAdmin)];
    await ok(submit([good.id, own.id]));
    const unknown = newId();
    const { body } = await approve([good.id, own.id, unknown], people.firmAdmin);
    expect(body.results).toEqual([
      { id: good.id, ok: true },
      { id: own.id, ok: false, code: 'check_second_person' },
      { id: unknown, ok: false, code: 'check_not_found' },
    ]);
  });

  test('approved by two at once gets one number, and the series has no gap', async () => {
    const all = [await generated(), await generated(), await generated()].map(({ id }) => id);
    await ok(submit(all));
    const replies = await Promise.all([approve(all), approve(all, people.firmAdmin)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    for (const id of all) expect(await posted(id)).toBe(FILING_CENTS);
    const rows = await t.db
      .selectFrom('cases.courtCheck')
      .select('number')
      .where('number', 'is not', null)
      .execute();
    const numbers = rows.map(({ number }) => number ?? 0).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => 1_001 + index));
  });

  test('changed and approved at once: either the change came first, or it is refused', async () => {
    const made = await generated();
    await ok(submit([made.id]));
    const [changed, approval] = await Promise.all([
      t.call(checks.update, { as: people.processor, params: { id: made.id }, body: { memo: 'Late' } }),
      approve([made.id]),
    ]);
    expect(changed.body).toMatchObject({ code: 'check_locked' });
    expect(approval.status).toBe(200);
  });
});

describe('a released check', () => {
  test('is printed as a PDF, again if need be; nothing else is', async () => {
    const [one, two] = [await released(), await released()];
    const print = (checkIds: string[], as: Person = people.processor) =>
      t.call(checks.print, { as, body: { checkIds } });
    const { body } = await print([two.id, one.id]);
    expect(body.checks.map(({ printedAt }) => printedAt)).toEqual(
      Array.from({ length: 2 }, () => '2026-06-12T14:00:00.000Z'),
    );
    const url = new URL(body.url);
    const file = await t.app.server.inject({ method: 'GET', url: url.pathname + url.search });
    expect(file.headers['content-type']).toContain('application/pdf');
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await print([one.id])).status).toBe(200);
    const waiting = await generated();
    expect((await print([one.id, waiting.id])).body).toMatchObject({ code: 'check_not_released' });
    expect((await print([one.id], people.lawyer)).status).toBe(403);
    expect((await print([one.id], stranger)).body).toMatchObject({ code: 'check_not_found' });
  });

  test('is printed on blank stock with the bank and the MICR line, by those who may read accounts', async () => {
    const firmId = world.firm.id;
    const { vault } = t.opened.deps;
    const operating = await makeBankAccount(t.db, { firmId, kind: 'OPERATING', vault });
    const trust = await makeBankAccount(t.db, { firmId, kind: 'TRUST', vault });
    const { id } = await released();
    const print = (bankAccountId: string, as = billing) =>
      t.call(checks.print, { as, body: { checkIds: [id], bankAccountId } });
    expect((await print(operating, people.processor)).status).toBe(403);
    expect((await print(trust)).body).toMatchObject({ code: 'bank_account_not_found' });
    const others = await makeBankAccount(t.db, {
      firmId: (await makeFirm(t.db)).id,
      kind: 'OPERATING',
      vault,
    });
    expect((await print(others)).body).toMatchObject({ code: 'bank_account_not_found' });
    const { url } = await ok(print(operating));
    const { pathname, search } = new URL(url);
    const file = await t.app.server.inject({ method: 'GET', url: pathname + search });
    expect((await pdfWords(file.rawPayload)).map(({ text }) => text).join(' ')).toContain(
      'First Peachtree Bank',
    );
    const audits = await t.db
      .selectFrom('cases.auditEvent')
      .select('data')
      .where('subjectId', '=', id)
      .where('action', '=', 'check.print')
      .execute();
    expect(audits).toMatchObject([{ data: { isFirst: true, bankAccountId: operating } }]);
    await t.db
      .updateTable('cases.bankAccount')
      .set({ status: 'PENDING' })
      .where('id', '=', operating)
      .execute();
    expect((await print(operating)).body).toMatchObject({ code: 'bank_account_not_active' });
  });

  test('of two people who print some of the same checks each gets those that they asked for', async () => {
    const three = [await released(), await released(), await released()];
    const [first, middle, last] = three.map(({ id }) => id);
    const print = (checkIds: (string | undefined)[]) =>
      ok(
        t.call(checks.print, {
          as: people.processor,
          body: { checkIds: checkIds.filter((id) => id !== undefined) },
        }),
      );
    const ofAll = await print([first, middle, last]);
    await print([first, last]);
    const { pathname, search } = new URL(ofAll.url);
    const file = await t.app.server.inject({ method: 'GET', url: pathname + search });
    const words = (await pdfWords(file.rawPayload)).map(({ text }) => text).join(' ');
    for (const { number } of three) expect(words).toContain(`No. ${number}`);
  });

  test('is printed farther to the right and lower where the printer is off by that', async () => {
    const { id, number } = await released();
    const print = (offset?: { rightInches?: number; downInches?: number }) =>
      t.call(checks.print, { as: people.processor, body: { checkIds: [id], ...(offset && { offset }) } });
    const numberAt = async (offset?: { rightInches?: number; downInches?: number }) => {
      const { url } = await ok(print(offset));
      const { pathname, search } = new URL(url);
      const file = await t.app.server.inject({ method: 'GET', url: pathname + search });
      const words = await pdfWords(file.rawPayload);
      return words.find(({ text }) => text.includes(`No. ${number}`)) ?? { x: 0, y: 0 };
    };
    const straight = await numberAt();
    const moved = await numberAt({ rightInches: 0.125, downInches: -0.25 });
    expect(moved.x - straight.x).toBeCloseTo(9, 1);
    expect(moved.y - straight.y).toBeCloseTo(-18, 1);
    expect(await print({ rightInches: 0.75 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'offset.rightInches' }] },
    });
  });

  test('whose sheet the printer spoiled takes the next number: no second approval, the ledger even, no charge moved', async () => {
    const made = await released();
    const spoil = (id: string, body: object = {}, as: Person = people.processor) =>
      t.call(checks.spoil, { as, params: { id }, body: { comment: 'The printer jammed.', ...body } });
    expect((await spoil(made.id)).body).toMatchObject({ code: 'check_not_printed' });
    await ok(t.call(checks.print, { as: people.processor, body: { checkIds: [made.id] } }));
    expect((await spoil(made.id, { comment: ' ' })).body).toMatchObject({ errors: [{ path: 'comment' }] });
    expect((await spoil(made.id, {}, people.lawyer)).status).toBe(403);
    expect((await spoil(made.id, {}, stranger)).body).toMatchObject({ code: 'check_not_found' });
    expect((await spoil(made.id, { version: 0 })).body).toMatchObject({ code: 'conflict' });
    const replies = await Promise.all([spoil(made.id), spoil(made.id)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const next = replies.find(({ status }) => status === 200)?.body as Check;
    expect(next).toMatchObject({
      number: (made.number ?? 0) + 1,
      status: 'SUBMITTED',
      amountCents: made.amountCents,
      approvedByName: made.approvedByName,
      printedAt: null,
      replacesNumber: made.number,
      can: { print: true, spoil: false, stop: false },
    });
    expect((await read(made.id)).body).toMatchObject({
      status: 'VOIDED',
      voidKind: 'SPOILED',
      number: made.number,
      can: { reissue: false, void: false },
    });
    expect([await posted(made.id), await posted(next.id)]).toEqual([0, made.amountCents]);
    const lines = t.db.selectFrom('cases.courtCheckLine').select(['checkId', 'isLive', 'takenBackCents']);
    expect(await lines.where('checkId', 'in', [made.id, next.id]).orderBy('isLive').execute()).toEqual([
      { checkId: made.id, isLive: false, takenBackCents: 0 },
      { checkId: next.id, isLive: true, takenBackCents: null },
    ]);
    const caseId = made.lines[0]?.case?.id ?? '';
    expect((await generate({ caseIds: [caseId] })).body.skipped).toMatchObject([{ reason: 'HAS_CHECK' }]);
  });

  test('is stopped at the bank, which positive pay then says; one that isn’t out is voided alone', async () => {
    const made = await released();
    const waiting = await generated();
    expect((await markVoid(waiting.id, { stop: true })).body).toMatchObject({ code: 'check_not_out' });
    const { body } = await markVoid(made.id, { stop: true });
    expect(body).toMatchObject({ status: 'VOIDED', voidKind: 'STOPPED' });
    const id = await makeBankAccount(t.db, { firmId: world.firm.id, kind: 'OPERATING' });
    const file = await ok(t.call(bankAccounts.positivePay, { as: billing, params: { id }, query: {} }));
    const { pathname, search } = new URL(file.url);
    const csv = (await t.app.server.inject({ method: 'GET', url: pathname + search })).body;
    expect(csv).toContain(`ISSUE,${made.number},2026-06-12,`);
    expect(csv).toContain(`STOP,${made.number},2026-06-12,`);
  });

  test('is voided with a reason: its number stays, the ledger is even, its case gets another', async () => {
    const made = await released();
    expect((await markVoid(made.id, { comment: ' ' })).body).toMatchObject({ errors: [{ path: 'comment' }] });
    expect((await markVoid(made.id, {}, people.processor)).status).toBe(403);
    expect((await markVoid(made.id, {}, stranger)).body).toMatchObject({ code: 'check_not_found' });
    expect((await markVoid(made.id, { version: 0 })).body).toMatchObject({ code: 'conflict' });
    const replies = await Promise.all([markVoid(made.id), markVoid(made.id, {}, people.firmAdmin)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { body } = await read(made.id);
    expect(body).toMatchObject({
      status: 'VOIDED',
      number: made.number,
      voidReason: 'The clerk lost it.',
      can: { void: false, reissue: true, print: false },
    });
    expect(await posted(made.id)).toBe(0);
    const caseId = made.lines[0]?.case?.id ?? '';
    expect((await generate({ caseIds: [caseId] })).body.checks).toHaveLength(1);
    const again = await t.call(checks.reissue, { as: billing, params: { id: made.id } });
    expect(again.body).toMatchObject({ code: 'check_has_other' });
  });

  test('above $500 is voided by somebody who didn’t make it', async () => {
    const many: string[] = [];
    for (let n = 0; n < 5; n += 1) many.push((await approved()).id);
    const { checks: made } = await ok(generate({ caseIds: many, mode: 'ONE_PER_COURTHOUSE' }, billing));
    const id = made[0]?.id ?? '';
    await ok(submit([id]));
    await ok(approve([id], people.firmAdmin));
    expect((await markVoid(id)).body).toMatchObject({ code: 'check_second_person' });
    expect((await markVoid(id, {}, people.firmAdmin)).body).toMatchObject({ status: 'VOIDED' });
  });

  test('that is void is reissued once, at the same amount, and needs approval again', async () => {
    const made = await released();
    await ok(markVoid(made.id));
    const reissue = () => t.call(checks.reissue, { as: billing, params: { id: made.id } });
    const replies = await Promise.all([reissue(), reissue()]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const fresh = replies.find(({ status }) => status === 201)?.body;
    expect(fresh).toMatchObject({
      status: 'GENERATED',
      amountCents: made.amountCents,
      replacesNumber: made.number,
      number: null,
    });
    expect((await read(made.id)).body.can.reissue).toBe(false);
  });

  test('into a closed month is refused', async () => {
    const made = await generated();
    await ok(submit([made.id]));
    const close = (closedThrough: string | null) =>
      t.db
        .updateTable('cases.ledgerBook')
        .set({ closedThrough })
        .where('firmId', '=', world.firm.id)
        .execute();
    await close('2026-06-30');
    expect((await approve([made.id])).body).toMatchObject({ code: 'month_closed' });
    await close(null);
    expect((await approve([made.id])).status).toBe(200);
  });
});

describe('the register', () => {
  const list = (query: object = {}, as: Person = billing) => t.call(checks.reports, { as, query });

  test('has each number once, is filtered, and its sums are those of its rows', async () => {
    const made = await released();
    const { body } = await list({ size: 100, sort: 'number', status: 'SUBMITTED,VOIDED' });
    const numbers = body.checks.flatMap(({ number }) => (number === null ? [] : [number]));
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const { status, checks: count, amountCents } of body.totals) {
      const rows = body.checks.filter((one) => one.status === status);
      expect([rows.length, rows.reduce((sum, one) => sum + one.amountCents, 0)]).toEqual([
        count,
        amountCents,
      ]);
    }
    expect(body.total).toBe(body.checks.length);
    expect((await list({ search: String(made.number) })).body.checks).toMatchObject([{ id: made.id }]);
    expect((await list({ batchId: made.batchId })).body.checks).toMatchObject([{ id: made.id }]);
    expect((await list({ dateRange: '2026-06-13..' })).body.total).toBe(0);
    expect((await list({ payeeKind: 'SHERIFF' })).body.total).toBe(0);
    expect((await list({ courthouseId: newId() })).body.total).toBe(0);
    expect((await list({ search: 'clerk, mag' })).body.total).toBeGreaterThan(0);
  });

  test('of released checks equals what the ledger advanced', async () => {
    const { body } = await list({ status: 'SUBMITTED' });
    const rows = await t.db
      .selectFrom('cases.ledgerPosting')
      .select(['debit', 'credit', 'amountCents'])
      .where('firmId', '=', world.firm.id)
      .execute();
    const paidOut = rows.reduce(
      (sum, { debit, credit, amountCents }) =>
        sum + (credit === 'CASH' ? amountCents : 0) - (debit === 'CASH' ? amountCents : 0),
      0,
    );
    expect(body.totals).toMatchObject([{ status: 'SUBMITTED', amountCents: paidOut }]);
  });

  test('is the firm’s alone, and calls stale what is older than 180 days', async () => {
    expect((await list({}, stranger)).body).toMatchObject({ total: 0, totals: [] });
    expect((await list({}, people.owner)).status).toBe(403);
    expect((await list({}, people.lawyer)).status).toBe(403);
    const made = await released();
    expect((await read(made.id, stranger)).status).toBe(404);
    clock.moveTo('2026-12-09T16:00:00Z');
    expect((await read(made.id)).body.status).toBe('SUBMITTED');
    clock.moveTo('2026-12-10T16:00:00Z');
    expect((await read(made.id)).body.status).toBe('STALE');
    clock.moveTo('2026-06-12T14:00:00Z');
  });
});
