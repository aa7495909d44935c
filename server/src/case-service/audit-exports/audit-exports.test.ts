import { createHash } from 'node:crypto';
import { auditExports } from '@writdesk/contract/audits/audit-exports';
import { retention } from '@writdesk/contract/retention/retention';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';

let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-07-01T15:00:00.000Z') });
  world = await twoCompanies(t);
  people = world.people;
});
afterAll(() => t.close());

const REASON = 'The tenant 李 has sued 🏠 the company.';
/** A case with two rows on its trail. */
async function heldCase(): Promise<string> {
  const { id } = await insertCase(t.db, {
    firmId: world.firm.id,
    clientId: world.client.id,
    propertyId: world.managed.id,
  });
  const params = { caseId: id };
  await ok(t.call(retention.hold, { as: people.lawyer, params, body: { reason: REASON } }));
  await ok(t.call(retention.release, { as: people.lawyer, params, body: { reason: 'It has ended.' } }));
  return id;
}
const verify = (id: string, as: Person = people.lawyer) =>
  t.call(auditExports.verifyCase, { as, params: { id } });
const exported = (id: string, as: Person = people.firmAdmin) =>
  t.call(auditExports.exportCase, { as, params: { id } });
const check = (file: string | Buffer, exportId: string | null, as: Person = people.lawyer) => {
  const lines = typeof file === 'string' ? file.trimEnd().split('\n').map(hashOf) : [];
  return t.call(auditExports.check, { as, body: { sha256: hashOf(file), exportId, lines } });
};
const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const fetched = async (url: string) =>
  (await t.app.server.inject({ method: 'GET', url: url.replace(t.config.publicUrl, '') })).rawPayload;
async function asOwner(sql: string, values: unknown[]): Promise<void> {
  const owner = new pg.Client(t.connection);
  await owner.connect();
  await owner.query(sql, values);
  await owner.end();
}

test('the trail of a case is recalculated with one call, and a row that was tampered with is named', async () => {
  const id = await heldCase();
  expect((await verify(id)).body).toMatchObject({ rows: 2, fault: null });
  expect((await verify(id, people.processor)).status).toBe(403);
  expect((await verify(id, people.owner)).status).toBe(403);
  expect(await verify(id, people.otherLawyer)).toMatchObject({
    status: 404,
    body: { code: 'case_not_found' },
  });
  await asOwner(`update cases.audit_event set actor_name = 'Nobody' where subject_id = $1 and seq = 1`, [id]);
  expect((await verify(id)).body.fault).toEqual({ seq: 1, what: 'CHANGED' });
});

test('an export is an exhibit and lines that anybody can recalculate from the file alone', async () => {
  const id = await heldCase();
  const made = await ok(exported(id));
  expect(made).toMatchObject({ rows: 2 });
  const pdf = await fetched(made.exhibit.url);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.toString('latin1')).toContain(`writdesk-audit-export:${made.id}`);
  expect(hashOf(pdf)).toBe(made.exhibit.sha256);

  const file = (await fetched(made.lines.url)).toString();
  expect(hashOf(file)).toBe(made.lines.sha256);
  const [head = '', ...rows] = file.trimEnd().split('\n');
  expect(JSON.parse(head)).toMatchObject({ exportId: made.id, rows: 2, headHash: made.headHash });
  expect(rows).toHaveLength(2);
  let previous = '0'.repeat(64);
  for (const row of rows) {
    const { prevHash, hash } = JSON.parse(row) as { prevHash: string; hash: string };
    expect(prevHash).toBe(previous);
    expect(hashOf(prevHash + row.slice(row.indexOf('"row":') + 6, -1))).toBe(hash);
    previous = hash;
  }
  expect(previous).toBe(made.headHash);
  expect(file).toContain(REASON);

  const row = await t.db
    .selectFrom('cases.auditEvent')
    .select(['seq', 'visibility', 'data'])
    .where('subjectId', '=', id)
    .where('action', '=', 'audit.export')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ seq: 3, visibility: 'FIRM', data: { exportId: made.id, rows: 2 } });
});

test('only who may export the audit of a case that they see does', async () => {
  const id = await heldCase();
  for (const as of [people.processor, people.owner, people.manager, people.auditor])
    expect((await exported(id, as)).status).toBe(403);
  expect((await exported(id, people.otherLawyer)).status).toBe(404);
  expect((await exported(newId())).status).toBe(404);
});

test('a file that comes back is intact, changed at a line, or unknown; and the trail is compared too', async () => {
  const id = await heldCase();
  const made = await ok(exported(id));
  const file = (await fetched(made.lines.url)).toString();
  const pdf = await fetched(made.exhibit.url);
  const intact = { result: 'INTACT', export: { id: made.id, rows: 2 }, changedLine: null, trailFault: null };
  expect((await check(file, made.id)).body).toMatchObject(intact);
  expect((await check(file, null)).body).toMatchObject(intact);
  expect((await check(pdf, null)).body).toMatchObject(intact);
  const changed = file.replace('It has ended.', 'It was ended.');
  expect((await check(changed, made.id)).body).toMatchObject({ result: 'CHANGED', changedLine: 3 });
  expect((await check(file.replace('"madeBy":"', '"madeBy":"Not '), made.id)).body).toMatchObject({
    result: 'CHANGED',
    changedLine: 1,
  });
  expect((await check(Buffer.concat([pdf, Buffer.from(' ')]), made.id)).body).toMatchObject({
    result: 'CHANGED',
    changedLine: null,
  });
  const unknown = { result: 'UNKNOWN', export: null, changedLine: null, trailFault: null };
  expect((await check('something else', null)).body).toEqual(unknown);
  expect((await check(file, made.id, people.otherLawyer)).body).toEqual(unknown);
  expect((await check(file, made.id, people.owner)).status).toBe(403);
  expect(
    await t.call(auditExports.check, { as: people.lawyer, body: { sha256: 'abc', exportId: 'x' } }),
  ).toMatchObject({ status: 400, body: { errors: [{ path: 'sha256' }, { path: 'exportId' }] } });

  await asOwner('delete from cases.audit_event where subject_id = $1 and seq >= 2', [id]);
  expect((await check(file, null)).body).toMatchObject({
    result: 'INTACT',
    trailFault: { seq: 2, what: 'MISSING' },
  });
});
