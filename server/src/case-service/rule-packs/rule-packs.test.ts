import { deadlines } from '@writdesk/contract/deadlines/deadlines';
import { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import type { Person } from '../../../test/support/harness.ts';
import { ga, georgiaRows, rowOf, type RuleDesk, ruleDesk } from '../../../test/support/rule-desk.ts';

let t: RuleDesk['t'];
let mine: RuleDesk['mine'];
let theirs: RuleDesk['theirs'];
let admin: RuleDesk['admin'];
let auditor: RuleDesk['auditor'];
let texan: RuleDesk['texan'];
let read: RuleDesk['read'];
let changeDraft: RuleDesk['changeDraft'];
let lockVersion: RuleDesk['lockVersion'];
let preview: RuleDesk['preview'];
let publish: RuleDesk['publish'];
let recalculated: RuleDesk['recalculated'];
let audited: RuleDesk['audited'];
let notices: RuleDesk['notices'];
beforeAll(async () => {
  const desk = await ruleDesk();
  ({
    t,
    mine,
    theirs,
    admin,
    auditor,
    texan,
    read,
    changeDraft,
    lockVersion,
    preview,
    publish,
    recalculated,
    audited,
    notices,
  } = desk);
});
afterAll(() => t.close());

describe('what is read', () => {
  test('lists every state, federal law first', async () => {
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
    const none = { draft: false, publish: false, propose: false, verify: false, proposals: false };
    expect(await can(admin)).toEqual({ ...none, draft: true, publish: true, proposals: true });
    expect(await can(auditor)).toEqual({ ...none, proposals: true });
    expect(await can(mine.people.lawyer)).toEqual({ ...none, verify: true });
    expect(await can(texan)).toEqual(none);
    expect(await can(texan, 'US')).toEqual({ ...none, verify: true });
    expect(await can(mine.people.firmAdmin)).toEqual({ ...none, propose: true, proposals: true });
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

  test('takes no row twice, and no version next to one of the same time', async () => {
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

  test('takes a way to serve court papers, and refuses one that nobody knows at its field', async () => {
    const { body: draft } = await read(admin, 'draft');
    const posted = rowOf(draft, 'GA-SERVICE-POSTED');
    const add = (row: object) =>
      t.send('POST', rulePacks.addRow.url.replace('{state}', 'GA'), {
        as: admin,
        body: {
          version: draft.lockVersion,
          kind: 'SERVICE',
          row: { ...posted.row, id: 'GA-SERVICE-ORDERED', ...row },
        },
      });
    for (const methods of [[], ['PIGEON']]) {
      const { status, body } = await add({ methods });
      expect({ status, path: (body['errors'] as { path: string }[])[0]?.path }).toEqual({
        status: 400,
        path: expect.stringMatching(/^row\.methods/),
      });
    }
    expect((await add({ methods: ['COURT_ORDERED_POSTING'] })).status).toBe(201);
    const { body: after } = await read(admin, 'draft');
    expect(rowOf(after, 'GA-SERVICE-ORDERED')).toMatchObject({
      kind: 'SERVICE',
      row: { methods: ['COURT_ORDERED_POSTING'] },
    });
    const params = { state: 'GA', ruleId: 'GA-SERVICE-ORDERED' };
    await ok(t.call(rulePacks.removeRow, { as: admin, params, query: { version: after.lockVersion } }));
  });

  test('keeps a change, notifies who comes second, and loses the row’s verdict', async () => {
    const { hash } = rowOf((await read()).body, 'GA-ANSWER');
    const verdict = { ruleId: 'GA-ANSWER', hash, verdict: 'VERIFIED' as const };
    await t.call(rulePacks.say, { as: mine.people.lawyer, ...ga, body: verdict });
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

  test('shows each reader only their own cases, and changes none', async () => {
    expect(await preview()).toMatchObject({ status: 202, body: { total: 5, done: 5, version: '2026.2' } });
    const all = (await impact(admin)).body;
    expect(all).toMatchObject({ total: 5, dates: 5, isCurrent: true });
    const own = (await impact(mine.people.lawyer)).body;
    expect(own).toMatchObject({ total: 3, dates: 3 });
    for (const row of own.cases) {
      expect(row.moves).toEqual([{ event: 'ANSWER_DUE', was: '2026-11-09', becomes: '2026-11-10' }]);
    }
    const foreign = await t.db
      .selectFrom('cases.evictionCase')
      .select('id')
      .where('firmId', '=', theirs.firm.id)
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
  test('is the law: dates count by it, open cases are recalculated, and the firm is notified', async () => {
    const { status, body } = await publish();
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ version: '2026.2', status: 'PUBLISHED', draftVersion: null });
    expect((await audited('rule-pack.publish'))[0]).toMatchObject({
      data: { version: '2026.2', supersedes: '2026.1', note: 'The answer window' },
    });
    expect(await recalculated()).toMatchObject({ version: '2026.2', total: 5, done: 5, moved: 5 });
    const { body: date } = await t.call(deadlines.preview, {
      as: mine.people.processor,
      body: { state: 'GA', event: 'ANSWER_DUE', facts: { servedOn: '2026-11-02' } },
    });
    expect(date).toMatchObject({ date: '2026-11-10', packVersion: '2026.2', rule: { verifiedBy: null } });
    const kept = await t.db
      .selectFrom('cases.caseDates as d')
      .innerJoin('cases.evictionCase as c', (join) =>
        join.onRef('c.firmId', '=', 'd.firmId').onRef('c.id', '=', 'd.caseId'),
      )
      .select(['c.stateCode', sql<string>`d.dates->'ANSWER_DUE'->>'date'`.as('answer')])
      .where('d.firmId', '=', mine.firm.id)
      .execute();
    // Another state’s cases were not touched.
    expect(kept).toEqual(Array.from({ length: 3 }, () => ({ stateCode: 'GA', answer: '2026-11-10' })));
    const told = await notices('rule-pack.moved');
    const expected = [mine, theirs].flatMap(({ people }) => [people.lawyer.email, people.firmAdmin.email]);
    expect(told.map(({ email }) => email).toSorted()).toEqual([...expected, texan.email].toSorted());
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
