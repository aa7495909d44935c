import { auditAnchors } from '@writdesk/contract/audits/audit-anchors';
import { retention } from '@writdesk/contract/retention/retention';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { anchorFault, anchorWords } from '../../admin/verify-audit.ts';
import { anchorAudits, verifyAllAnchors } from './index.ts';

const clock = standingClock('2026-07-30T03:10:00.000Z');
let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
let caseId: string;
beforeAll(async () => {
  t = await testApp({ clock });
  world = await twoCompanies(t);
  people = world.people;
  const { firm, client, managed } = world;
  caseId = (await insertCase(t.db, { firmId: firm.id, clientId: client.id, propertyId: managed.id })).id;
});
afterAll(() => t.close());

const work = () =>
  anchorAudits.handle(
    contextOf(t.opened.deps, { kind: 'job', name: anchorAudits.name }, newId()),
    {},
    { id: newId(), number: 1, isLast: false, signal: new AbortController().signal },
  );
const write = async (call: 'hold' | 'release') =>
  ok(
    t.call(retention[call], {
      as: people.lawyer,
      params: { caseId },
      body: { reason: 'The tenant has sued.' },
    }),
  );
const anchors = async (as: Person = people.firmAdmin) =>
  (await ok(t.call(auditAnchors.list, { as }))).anchors;
const verify = async (as: Person = people.firmAdmin) => ok(t.call(auditAnchors.verify, { as }));
const mails = async () =>
  (
    await t.db
      .selectFrom('jobs.mailOutbox')
      .select('bodyText')
      .where('idempotencyKey', 'like', `audit-anchor:${world.firm.id}:%`)
      .orderBy('createdAt')
      .execute()
  ).map(({ bodyText }) => bodyText);
async function asOwner<R extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<R[]> {
  const owner = new pg.Client(t.connection);
  await owner.connect();
  const { rows } = await owner.query<R>(sql, values);
  await owner.end();
  return rows;
}

test('an operator who verifies all trails learns where nothing is anchored yet', async () => {
  const found = await verifyAllAnchors(t.db);
  expect(found).toMatchObject({ anchors: 0, faults: [], unanchored: found.trails });
  expect(anchorWords(found)).toContain(`${found.trails} of ${found.trails} trails have no anchor yet`);
});

test('each day has one anchor, and the first of a month is mailed to who runs the firm', async () => {
  await write('hold');
  await Promise.all([work(), work()]);
  expect(await anchors()).toMatchObject([{ day: '2026-07-30' }]);
  clock.moveTo('2026-07-31T03:10:00.000Z');
  await write('release');
  await work();
  await work();
  const [july] = await mails();
  expect(await mails()).toHaveLength(1);
  clock.moveTo('2026-08-01T03:10:00.000Z');
  await work();
  const [august, thirty, first] = await anchors();
  expect([august?.day, thirty?.day, first?.day]).toEqual(['2026-08-01', '2026-07-31', '2026-07-30']);
  expect(july).toContain(first?.hash);
  expect((await mails())[1]).toContain(august?.hash);
  expect(await verify()).toMatchObject({ anchors: 3, headHash: august?.hash, fault: null });
});

test('who may verify the audit reads their firm’s anchors; the platform’s administrator those of its own trail', async () => {
  for (const as of [people.processor, people.owner])
    expect((await t.call(auditAnchors.verify, { as })).status).toBe(403);
  const others = await anchors(people.otherLawyer);
  expect(others).toHaveLength(3);
  expect(others.map(({ hash }) => hash)).not.toContain((await anchors())[0]?.hash);
  expect(await verify(people.admin)).toMatchObject({ anchors: 3, fault: null });
});

test('rows cut off the end of a trail are shown, which the trail alone can’t, and so is a changed anchor', async () => {
  const cut = await asOwner<{ seq: number }>(
    `delete from cases.audit_event where subject_id = $1 and action = 'retention.release' returning *`,
    [caseId],
  );
  expect(await verify()).toMatchObject({
    fault: { day: '2026-07-31', what: 'CUT', subject: 'case', subjectId: caseId, seq: cut[0]?.seq },
  });
  const { faults, unanchored } = await verifyAllAnchors(t.db);
  expect(unanchored).toBe(0);
  expect(faults.map(anchorFault)).toEqual([
    `  anchor of 2026-07-31: case ${caseId}, row ${cut[0]?.seq}: the row was removed`,
  ]);
  await asOwner(`delete from cases.audit_anchor_head where subject_id = $1 and seq = $2`, [
    caseId,
    cut[0]?.seq,
  ]);
  expect(await verify()).toMatchObject({ fault: { day: '2026-07-31', what: 'ANCHOR' } });
});
