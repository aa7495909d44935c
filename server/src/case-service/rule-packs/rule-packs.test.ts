import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deadlines } from '@writdesk/contract/deadlines';
import { movedDates, type PackDetails, rulePacks } from '@writdesk/contract/rule-packs';
import { rulePackContent } from '@writdesk/contract/rule-rows';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  FULTON_MAGISTRATE,
  firmWithAClient,
  type FirmWithAClient,
} from '../../../test/firm-with-a-client.ts';
import { type Person, type TestApp, testApp } from '../../../test/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { makeServedCases } from './served-cases-factory.ts';

let t: TestApp;
let mine: FirmWithAClient;
let theirs: FirmWithAClient;
let admin: Person;
const texan = { person: {} as Person };
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-11-10T15:00:00Z'), services: ['web', 'worker'] });
  mine = await firmWithAClient(t);
  theirs = await firmWithAClient(t);
  admin = mine.people.admin;
  texan.person = (
    await makeUser(t.db, { roles: ['lawyer'], firm_id: mine.firm.id, barStates: ['TX'] })
  ).person;
  const served = { stateCode: 'GA', courthouseId: FULTON_MAGISTRATE, servedOn: '2026-11-02' };
  await makeServedCases(t.db, { firmId: mine.firm.id, clientId: mine.client.id, ...served }, 3);
  await makeServedCases(t.db, { firmId: theirs.firm.id, clientId: theirs.client.id, ...served }, 2);
  const texas = { stateCode: 'TX', courthouseId: null, servedOn: '2026-11-02' };
  await makeServedCases(t.db, { firmId: mine.firm.id, clientId: mine.client.id, ...texas }, 1);
});
afterAll(() => t.close());

const file = join(import.meta.dirname, '../../../seed/reference/rule-packs/GA.json');
const georgia = rulePackContent.parse(JSON.parse(readFileSync(file, 'utf8')));
const georgiaRows = georgia.deadlines.length + georgia.notices.length + georgia.figures.length;
const ga = { params: { state: 'GA' } };
const read = (as = admin, version: 'published' | 'draft' = 'published', state = 'GA') =>
  t.call(rulePacks.details, { as, params: { state }, query: { version } });
const rowOf = ({ rows }: PackDetails, ruleId: string) =>
  rows.find(({ row }) => row.id === ruleId) ?? expect.unreachable(`${ruleId} isn’t there`);
const changeDraft = async (ruleId: string, changes: object, as = admin) => {
  const draft = (await read(admin, 'draft')).body;
  const { kind, row } = rowOf(draft, ruleId);
  const url = rulePacks.changeRow.url.replace('{state}', 'GA').replace('{ruleId}', ruleId);
  return t.send('PUT', url, { as, body: { version: draft.lockVersion, kind, row: { ...row, ...changes } } });
};
const lockVersion = async () => (await read(admin, 'draft')).body.lockVersion;
const preview = async () =>
  t.call(rulePacks.startImpact, { as: admin, ...ga, body: { version: await lockVersion() } });
const publish = async (note = 'The answer window') =>
  t.call(rulePacks.publish, { as: admin, ...ga, body: { version: await lockVersion(), note } });
const recounted = () =>
  vi.waitFor(
    async () => {
      const { body } = await t.call(rulePacks.recount, { as: admin, ...ga });
      expect(body.count?.endedAt).toEqual(expect.any(String));
      return body.count ?? expect.unreachable();
    },
    { timeout: 20_000, interval: 50 },
  );
const audited = (action: string) =>
  t.db
    .selectFrom('users.audit_event')
    .select(['actor_name', 'data'])
    .where('subject', '=', 'rule-pack')
    .where('action', '=', action)
    .orderBy('seq', 'desc')
    .execute();

describe('what is read', () => {
  test('is told of every state, federal law first', async () => {
    const { status, body } = await t.call(rulePacks.list, { as: mine.people.processor });
    expect(status).toBe(200);
    expect(body.packs).toHaveLength(13);
    expect(body.packs[0]).toMatchObject({ state: 'US' });
    expect(body.packs.find(({ state }) => state === 'GA')).toMatchObject({
      name: 'Georgia rules',
      version: '2026.1',
      draftVersion: null,
      counts: { total: georgiaRows, verified: 0, wrong: 0 },
    });
    expect(body.canDraft).toBe(false);
  });

  test('names what a reader may do, and no more', async () => {
    const can = async (as: Person, state?: string) => (await read(as, 'published', state)).body.can;
    const none = { draft: false, publish: false, propose: false, verify: false };
    expect(await can(admin)).toEqual({ ...none, draft: true, publish: true });
    expect(await can(mine.people.lawyer)).toEqual({ ...none, verify: true });
    expect(await can(texan.person)).toEqual(none);
    expect(await can(texan.person, 'US')).toEqual({ ...none, verify: true });
    expect(await can(mine.people.firmAdmin)).toEqual({ ...none, propose: true });
    expect(await can(mine.people.processor)).toEqual(none);
  });

  test('of no state, no version and no draft is not there', async () => {
    const missing = { status: 404, body: { code: 'rule_pack_not_found' } };
    expect(await read(admin, 'published', 'WY')).toMatchObject(missing);
    expect(await read(admin, 'draft')).toMatchObject(missing);
    const old = await t.call(rulePacks.diff, { as: admin, ...ga, query: { from: '2019.1', to: '2026.1' } });
    expect(old).toMatchObject(missing);
  });
});

describe('a verdict', () => {
  const say = async (as: Person, verdict: object, state = 'GA') => {
    const { hash } = rowOf((await read(as, 'published', state)).body, `${state}-ANSWER`);
    return t.send('POST', rulePacks.say.url.replace('{state}', state), {
      as,
      body: { ruleId: `${state}-ANSWER`, hash, ...verdict },
    });
  };
  const counted = async () =>
    (
      await t.call(deadlines.preview, {
        as: mine.people.processor,
        body: { state: 'GA', event: 'ANSWER_DUE', facts: { servedOn: '2026-11-02' } },
      })
    ).body.rule;

  test('of a lawyer admitted there stands beside the rule and beside each date at once', async () => {
    expect(await counted()).toMatchObject({ ruleId: 'GA-ANSWER', verifiedBy: null });
    const { status, body } = await say(mine.people.lawyer, { verdict: 'VERIFIED' });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body['verdict']).toMatchObject({
      verdict: 'VERIFIED',
      firm: mine.firm.name,
      barNumber: expect.any(String),
      isOwn: true,
    });
    expect((await counted())?.verifiedBy).toContain(mine.firm.name);
    expect((await read(admin)).body.counts.verified).toBe(1);
    expect((await audited('rule-pack.verify'))[0]).toMatchObject({
      data: { ruleId: 'GA-ANSWER', state: 'GA' },
    });
  });

  test('that it is wrong needs a reason, and is told to the administrators', async () => {
    expect(await say(mine.people.lawyer, { verdict: 'WRONG' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'reason' }] },
    });
    const wrong = { verdict: 'WRONG', reason: 'The window is eight days since July.' };
    expect(await say(mine.people.lawyer, wrong)).toMatchObject({
      status: 200,
      body: { verdict: { verdict: 'WRONG', reason: wrong.reason } },
    });
    expect(await counted()).toMatchObject({ verifiedBy: null });
    await vi.waitFor(
      async () => {
        const told = await t.db
          .selectFrom('users.notification as n')
          .innerJoin('users.app_user as u', 'u.id', 'n.user_id')
          .select(['u.email', 'n.body'])
          .where('n.kind', '=', 'rule-pack.called-wrong')
          .execute();
        expect(told.map(({ email }) => email).toSorted()).toEqual(
          [mine.people.admin.email, theirs.people.admin.email].toSorted(),
        );
        expect(told[0]?.body).toContain(wrong.reason);
      },
      { timeout: 15_000 },
    );
  });

  test('is taken back by who said it, and by nobody else', async () => {
    expect(await say(theirs.people.lawyer, { verdict: 'WITHDRAWN' })).toMatchObject({
      status: 409,
      body: { code: 'rule_verdict_not_yours' },
    });
    expect(await say(mine.people.lawyer, { verdict: 'WITHDRAWN' })).toMatchObject({
      status: 200,
      body: { verdict: null },
    });
  });

  test('of a lawyer of another state, of another role, or of a text that changed is refused', async () => {
    const verified = { verdict: 'VERIFIED' };
    expect(await say(texan.person, verified)).toMatchObject({
      status: 403,
      body: { code: 'lawyer_bar_state' },
    });
    expect(await say(mine.people.firmAdmin, verified)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect(await say(mine.people.lawyer, { ...verified, hash: 'a'.repeat(64) })).toMatchObject({
      status: 409,
      body: { code: 'rule_row_changed' },
    });
    expect(await say(mine.people.lawyer, { ...verified, ruleId: 'GA-NOBODY' })).toMatchObject({
      status: 404,
      body: { code: 'rule_row_not_found' },
    });
  });

  test('names a case of one’s own alone', async () => {
    const of = async ({ firm }: FirmWithAClient) =>
      (
        await t.db
          .selectFrom('cases.eviction_case')
          .select('id')
          .where('firm_id', '=', firm.id)
          .executeTakeFirstOrThrow()
      ).id;
    const verified = { verdict: 'VERIFIED' };
    expect(await say(mine.people.lawyer, { ...verified, caseId: await of(theirs) })).toMatchObject({
      status: 404,
      body: { code: 'case_not_found' },
    });
    expect((await say(mine.people.lawyer, { ...verified, caseId: await of(mine) })).status).toBe(200);
  });
});

describe('a draft', () => {
  test('is begun once, by an administrator, as a copy of what holds', async () => {
    const begin = (as: Person) => t.call(rulePacks.startDraft, { as, ...ga, body: { note: 'Eight days' } });
    expect(await begin(mine.people.lawyer)).toMatchObject({ status: 403 });
    expect(await begin(mine.people.firmAdmin)).toMatchObject({ status: 403 });
    expect(await begin(admin)).toMatchObject({
      status: 201,
      body: {
        version: '2026.2',
        status: 'DRAFT',
        basedOn: '2026.1',
        note: 'Eight days',
        counts: { total: georgiaRows },
      },
    });
    expect(await begin(theirs.people.admin)).toMatchObject({
      status: 409,
      body: { code: 'rule_pack_drafted' },
    });
  });

  test.each<[string, object, string]>([
    ['a number that is none', { n: 'seven' }, 'row.n'],
    ['a fact that is none', { governedBy: ['lunch'] }, 'row.governedBy.0'],
    ['a field that is none', { frobnicate: 1 }, 'row.frobnicate'],
    ['no source', { source: '' }, 'row.source'],
    ['days out of order', { effectiveFrom: '2027-01-01', effectiveTo: '2026-01-01' }, 'row.effectiveTo'],
    ['a county of another state', { county: 'Maricopa' }, 'row.county'],
    ['another id', { id: 'GA-ANSWERS' }, 'row.id'],
  ])('%s is refused at its field', async (_, changes, path) => {
    const reply = await changeDraft('GA-ANSWER', changes);
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } });
    const errors = reply.body['errors'] as { path: string; message: string }[];
    expect(errors.map((error) => error.path)).toContain(path);
    for (const { message } of errors) expect(message).not.toBe('');
  });

  test('takes no row twice, and no version beside one of the same time', async () => {
    const { body: draft } = await read(admin, 'draft');
    const answer = rowOf(draft, 'GA-ANSWER');
    const add = (row: object) =>
      t.send('POST', rulePacks.addRow.url.replace('{state}', 'GA'), {
        as: admin,
        body: { version: draft.lockVersion, kind: 'DEADLINE', row: { ...answer.row, ...row } },
      });
    expect(await add({})).toMatchObject({ status: 400, body: { errors: [{ path: 'row.id' }] } });
    expect(await add({ id: 'GA-ANSWER-2027' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'row.effectiveFrom', message: expect.stringContaining('GA-ANSWER') }] },
    });
    expect((await add({ id: 'GA-ANSWER-COBB', county: 'Cobb' })).status).toBe(201);
  });

  test('keeps a change, tells who comes second, and loses the row’s verdict', async () => {
    const before = await lockVersion();
    const changed = await changeDraft('GA-ANSWER', { n: 8 });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    const draft = (await read(admin, 'draft')).body;
    expect(rowOf(draft, 'GA-ANSWER')).toMatchObject({ row: { n: 8 }, verdict: null });
    expect(draft.lockVersion).toBe(before + 1);
    const late = { as: admin, params: { state: 'GA', ruleId: 'GA-ANSWER-COBB' }, query: { version: before } };
    expect(await t.call(rulePacks.removeRow, late)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    const now = { ...late, query: { version: draft.lockVersion } };
    expect((await t.call(rulePacks.removeRow, now)).body.counts.total).toBe(georgiaRows);
    // What holds is as it was.
    expect(rowOf((await read()).body, 'GA-ANSWER')).toMatchObject({
      row: { n: 7 },
      verdict: { verdict: 'VERIFIED' },
    });
  });

  test('shows what it changes, row by row', async () => {
    const { body } = await t.call(rulePacks.diff, {
      as: mine.people.lawyer,
      ...ga,
      query: { from: '2026.1', to: '2026.2' },
    });
    expect(body).toMatchObject({
      added: [],
      removed: [],
      changed: [{ id: 'GA-ANSWER', fields: [{ field: 'n', was: 7, becomes: 8 }] }],
      head: [],
    });
  });
});

describe('what a draft would move', () => {
  const impact = (as: Person) => t.call(rulePacks.impact, { as, ...ga, query: {} });

  test('must be seen before it is published', async () => {
    expect(await publish()).toMatchObject({ status: 409, body: { code: 'rule_pack_not_previewed' } });
    expect((await impact(admin)).body).toMatchObject({ count: null, isCurrent: false, total: 0 });
  });

  test('is told to each of his own cases, and changes none', async () => {
    expect(await preview()).toMatchObject({ status: 202, body: { total: 5, done: 5, version: '2026.2' } });
    const all = (await impact(admin)).body;
    expect(all).toMatchObject({ total: 5, dates: 5, isCurrent: true });
    const own = (await impact(mine.people.lawyer)).body;
    expect(own).toMatchObject({ total: 3, dates: 3 });
    for (const row of own.cases) {
      expect(row.moves).toEqual([{ event: 'ANSWER_DUE', was: '2026-11-09', becomes: '2026-11-10' }]);
    }
    const foreign = await t.db
      .selectFrom('cases.eviction_case')
      .select('id')
      .where('firm_id', '=', theirs.firm.id)
      .execute();
    expect(JSON.stringify(own)).not.toMatch(new RegExp(foreign.map(({ id }) => id).join('|')));
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from cases.moved_date`.execute(t.db);
    expect(rows[0]?.n).toBe(0);
  });

  test('is counted by an administrator alone', async () => {
    const version = await lockVersion();
    for (const as of [mine.people.firmAdmin, mine.people.lawyer]) {
      expect(await t.call(rulePacks.startImpact, { as, ...ga, body: { version } })).toMatchObject({
        status: 403,
      });
      const body = { version, note: 'Mine' };
      expect(await t.call(rulePacks.publish, { as, ...ga, body })).toMatchObject({ status: 403 });
    }
  });

  test('is out of date once the draft reads otherwise', async () => {
    expect((await changeDraft('GA-TENDER', { notes: ['Once in twelve months.'] })).status).toBe(200);
    expect((await impact(admin)).body).toMatchObject({ isCurrent: false });
    expect(await publish()).toMatchObject({ status: 409, body: { code: 'rule_pack_not_previewed' } });
    await preview();
  });
});

describe('a published version', () => {
  test('is the law: dates count by it, open cases are counted anew, and the firm is told', async () => {
    const { status, body } = await publish();
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ version: '2026.2', status: 'PUBLISHED', draftVersion: null });
    expect((await audited('rule-pack.publish'))[0]).toMatchObject({
      data: { version: '2026.2', supersedes: '2026.1', note: 'The answer window' },
    });
    expect(await recounted()).toMatchObject({ version: '2026.2', total: 5, done: 5, moved: 5 });
    const { body: date } = await t.call(deadlines.preview, {
      as: mine.people.processor,
      body: { state: 'GA', event: 'ANSWER_DUE', facts: { servedOn: '2026-11-02' } },
    });
    expect(date).toMatchObject({ date: '2026-11-10', packVersion: '2026.2', rule: { verifiedBy: null } });
    const kept = await t.db
      .selectFrom('cases.case_dates as d')
      .innerJoin('cases.eviction_case as c', 'c.id', 'd.case_id')
      .select(['c.state_code', sql<string>`d.dates->'ANSWER_DUE'->>'date'`.as('answer')])
      .where('d.firm_id', '=', mine.firm.id)
      .execute();
    // Another state’s cases were not touched.
    expect(kept).toEqual(Array.from({ length: 3 }, () => ({ state_code: 'GA', answer: '2026-11-10' })));
    const told = await t.db
      .selectFrom('users.notification as n')
      .innerJoin('users.app_user as u', 'u.id', 'n.user_id')
      .select('u.email')
      .where('n.kind', '=', 'rule-pack.moved')
      .execute();
    const expected = [mine, theirs].flatMap(({ people }) => [people.lawyer.email, people.firmAdmin.email]);
    expect(told.map(({ email }) => email).toSorted()).toEqual([...expected, texan.person.email].toSorted());
  });

  test('stands in the history with what it changed', async () => {
    const { body } = await t.call(rulePacks.versions, { as: mine.people.processor, ...ga });
    expect(body.versions).toMatchObject([
      { version: '2026.2', status: 'PUBLISHED', note: 'The answer window', basedOn: '2026.1' },
      { version: '2026.1', status: 'SUPERSEDED' },
    ]);
  });

  test('is not replaced by a draft that says the same', async () => {
    await t.call(rulePacks.startDraft, { as: admin, ...ga, body: {} });
    await preview();
    expect(await publish()).toMatchObject({ status: 400, body: { errors: [{ path: 'version' }] } });
    const version = await lockVersion();
    const late = { as: admin, ...ga, query: { version: version + 1 } };
    expect(await t.call(rulePacks.discardDraft, late)).toMatchObject({ status: 409 });
    const now = { as: admin, ...ga, query: { version } };
    expect(await t.call(rulePacks.discardDraft, now)).toMatchObject({
      status: 200,
      body: { discarded: '2026.3' },
    });
    expect((await read(admin, 'draft')).status).toBe(404);
    expect(await t.call(rulePacks.discardDraft, now)).toMatchObject({
      status: 409,
      body: { code: 'rule_pack_no_draft' },
    });
  });

  test('of a state without rules begins empty', async () => {
    const wyoming = { params: { state: 'WY' } };
    expect(await t.call(rulePacks.startDraft, { as: admin, ...wyoming, body: {} })).toMatchObject({
      status: 201,
      body: { version: '2026.1', basedOn: null, counts: { total: 0 }, name: 'Wyoming rules' },
    });
    expect(
      await t.call(rulePacks.startDraft, { as: admin, params: { state: 'QQ' }, body: {} }),
    ).toMatchObject({
      status: 404,
    });
  });
});

describe('moved dates', () => {
  const list = (as: Person, query = {}) => t.call(movedDates.list, { as, query });
  const accept = (as: Person, body: object) => t.send('POST', movedDates.accept.url, { as, body });
  const pack = { state: 'GA', version: '2026.2' };

  test('wait for each firm, its own alone', async () => {
    const { body } = await list(mine.people.processor);
    expect(body).toMatchObject({ total: 3, waiting: [{ ...pack, count: 3 }], canAccept: false });
    expect(body.movedDates[0]).toMatchObject({
      event: 'ANSWER_DUE',
      was: '2026-11-09',
      becomes: '2026-11-10',
    });
    expect((await list(theirs.people.lawyer)).body).toMatchObject({ total: 2, canAccept: true });
    expect((await list(admin)).body).toMatchObject({ total: 5, canAccept: false });
  });

  test('are accepted by a lawyer admitted there, never by somebody else or for somebody else', async () => {
    const [first] = (await list(mine.people.lawyer)).body.movedDates;
    const [foreign] = (await list(theirs.people.lawyer)).body.movedDates;
    expect(await accept(mine.people.firmAdmin, { pack })).toMatchObject({ status: 403 });
    expect(await accept(texan.person, { pack })).toMatchObject({
      status: 403,
      body: { code: 'lawyer_bar_state' },
    });
    const notThere = { status: 404, body: { code: 'moved_date_not_found' } };
    expect(await accept(mine.people.lawyer, { ids: [first?.id, foreign?.id] })).toMatchObject(notThere);
    expect(await accept(mine.people.lawyer, { ids: [newId()] })).toMatchObject(notThere);
    expect(await accept(mine.people.lawyer, {})).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'ids' }] },
    });
    expect((await list(mine.people.lawyer)).body.total).toBe(3);
  });

  test('one by one or all of a version, once, and on record', async () => {
    const [first] = (await list(mine.people.lawyer)).body.movedDates;
    const one = { ids: [first?.id] };
    expect(await accept(mine.people.lawyer, one)).toMatchObject({ status: 200, body: { accepted: 1 } });
    expect(await accept(mine.people.lawyer, one)).toMatchObject({ status: 200, body: { accepted: 0 } });
    expect(await accept(mine.people.lawyer, { pack })).toMatchObject({ status: 200, body: { accepted: 2 } });
    expect((await list(mine.people.lawyer)).body).toMatchObject({ total: 0, waiting: [] });
    expect((await list(mine.people.lawyer, { accepted: 'yes' })).body.total).toBe(3);
    expect((await list(theirs.people.lawyer)).body.total).toBe(2);
    const trail = await t.db
      .selectFrom('users.audit_event')
      .select('data')
      .where('action', '=', 'moved-date.accept')
      .where('firm_id', '=', mine.firm.id)
      .orderBy('seq', 'desc')
      .execute();
    expect(trail[0]).toMatchObject({ data: { ...pack, accepted: 2 } });
  });
});

describe('a proposal', () => {
  const propose = (as: Person, body: object) =>
    t.send('POST', rulePacks.propose.url.replace('{state}', 'GA'), { as, body });
  const proposals = (as: Person) => t.call(rulePacks.proposals, { as, ...ga });

  test('of a firm is read by those who keep the rules and by the firm', async () => {
    const { row } = rowOf((await read()).body, 'GA-TENDER');
    const text = 'The tender window follows the answer.';
    const faulty = { text, change: { kind: 'DEADLINE', row: { ...row, county: 'Maricopa' } } };
    expect(await propose(mine.people.firmAdmin, faulty)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'change.row.county' }] },
    });
    const change = { kind: 'DEADLINE', row: { ...row, n: 8 } };
    expect(await propose(mine.people.lawyer, { text, change })).toMatchObject({ status: 403 });
    expect(await propose(mine.people.firmAdmin, { text, change })).toMatchObject({
      status: 201,
      body: { text, change: { row: { n: 8 } }, firm: mine.firm.name, answer: null },
    });
    expect((await proposals(admin)).body.proposals).toMatchObject([{ text }]);
    expect((await proposals(mine.people.firmAdmin)).body.proposals).toHaveLength(1);
    expect((await proposals(theirs.people.firmAdmin)).body.proposals).toEqual([]);
    const { body } = await t.call(rulePacks.list, { as: theirs.people.firmAdmin });
    expect(body.packs.find(({ state }) => state === 'GA')?.openProposals).toBe(0);
  });

  test('is answered once', async () => {
    const id = (await proposals(admin)).body.proposals[0]?.id ?? '';
    const answer = (as: Person) =>
      t.call(rulePacks.answerProposal, {
        as,
        params: { id },
        body: { answer: 'DECLINED', note: 'It does not.' },
      });
    expect(await answer(mine.people.firmAdmin)).toMatchObject({ status: 403 });
    expect(await answer(admin)).toMatchObject({ status: 200, body: { answer: 'DECLINED' } });
    expect(await answer(admin)).toMatchObject({ status: 409, body: { code: 'rule_proposal_answered' } });
    expect((await proposals(mine.people.firmAdmin)).body.proposals[0]).toMatchObject({
      answerNote: 'It does not.',
    });
  });
});
