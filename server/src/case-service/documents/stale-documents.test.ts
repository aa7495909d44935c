import { cases } from '@writdesk/contract/cases/cases';
import { documents } from '@writdesk/contract/documents/documents';
import type { RouteArguments } from '@writdesk/contract/route';
import { stamps } from '@writdesk/contract/stamps/stamps';
import { writs } from '@writdesk/contract/writs/writs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../test/support/case-desk.ts';
import { finishDocument, warmTypesetter } from '../../../test/support/finish-document.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { type WritDesk, writDesk } from '../../../test/support/writ-desk.ts';
import { standingClock } from '../../platform/clock.ts';
import { readPaperValues } from './read-paper-values.ts';

let t: TestApp;
let desk: CaseDesk;
let people: FirmWithAClient['people'];
let strangers: FirmWithAClient['people'];
let writ: WritDesk;
const clock = standingClock('2026-06-12T14:00:00Z');
beforeAll(async () => {
  t = await testApp({ clock });
  const world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  writ = writDesk(t, world, desk);
  people = world.people;
  strangers = (await firmWithAClient(t)).people;
  await warmTypesetter(t);
});
afterAll(() => t.close());

const read = (id: string, as: Person = people.processor) => ok(t.call(cases.details, { as, params: { id } }));
const save = (id: string, body: RouteArguments<typeof cases.save>['body']) =>
  ok(t.call(cases.save, { as: people.processor, params: { id }, body }));
const approve = (id: string) => t.call(cases.sendForFiling, { as: people.lawyer, params: { id }, body: {} });
const keep = (id: string, reason: string, as: Person = people.processor) =>
  t.call(documents.keep, { as, params: { id }, body: { reason } });
const affidavitOf = async (id: string) => {
  const { documents: all } = await read(id);
  const affidavit = all.find(({ kind }) => kind === 'DISPOSSESSORY_AFFIDAVIT');
  if (!affidavit) throw new Error('The case has no affidavit.');
  return affidavit;
};

async function nameOf({ email }: Person): Promise<string> {
  const { firstName, lastName } = await t.db
    .selectFrom('users.appUser')
    .select(['firstName', 'lastName'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return `${firstName} ${lastName}`;
}

/** A case in the initial check whose affidavit is typeset from its facts. */
async function checked() {
  const { id } = await desk.at('INITIAL_CHECK');
  const { id: documentId } = await affidavitOf(id);
  await t.db
    .updateTable('cases.caseDocument')
    .set({ status: 'QUEUED' })
    .where('id', '=', documentId)
    .execute();
  await finishDocument(t, documentId);
  return { id, documentId };
}

describe('a document whose printed facts have changed', () => {
  test('says which, and is neither signed nor filed until it is made again', async () => {
    const { id, documentId } = await checked();
    const { plaintiffName } = await read(id);
    expect(await affidavitOf(id)).toMatchObject({ stale: [], kept: null });
    await save(id, { plaintiffName: 'Magnolia Living Two LLC' });
    const changed = [
      { path: 'plaintiff.name', printed: plaintiffName ?? '', now: 'Magnolia Living Two LLC' },
    ];
    expect((await affidavitOf(id)).stale).toEqual(changed);
    // The lawyer who is named for the review is written in by hand: a blank is no change.
    await ok(t.call(cases.review, { as: people.processor, params: { id }, body: {} }));
    expect((await affidavitOf(id)).stale).toEqual(changed);
    expect(await approve(id)).toMatchObject({
      status: 400,
      body: { code: 'case_incomplete', errors: [{ path: 'documents' }] },
    });
    const again = await ok(
      t.call(documents.regenerate, {
        as: people.processor,
        params: { id: documentId },
        body: { caseId: id },
      }),
    );
    await finishDocument(t, again.id);
    expect((await affidavitOf(id)).stale).toEqual([]);
    expect((await approve(id)).status).toBe(200);
    expect((await affidavitOf(id)).stale, 'the approval itself changes no printed fact').toEqual([]);
  });

  // A document of another state prints the lawyer’s address with their name: the firm’s own would be a fact that the review changes.
  test('leaves blank whatever is the lawyer’s until one is named, their email address with their name', async () => {
    const { id } = await desk.at('INITIAL_CHECK');
    const key = await t.db
      .selectFrom('cases.evictionCase')
      .select(['firmId', 'id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const printed = async () => {
      const values = await readPaperValues(t.db, key, clock.now());
      return [values['attorney.name'], values['attorney.email']];
    };
    expect(await printed()).toEqual([null, null]);
    await ok(t.call(cases.review, { as: people.processor, params: { id }, body: {} }));
    expect(await printed()).toEqual([expect.any(String), people.lawyer.email]);
  });

  test('is what the court has, once it is filed, and changes no more', async () => {
    const { id } = await checked();
    await ok(t.call(cases.review, { as: people.processor, params: { id }, body: {} }));
    await ok(approve(id));
    const body = { caseNumber: '26ED777001' };
    await ok(t.call(cases.addCaseNumber, { as: people.processor, params: { id }, body }));
    await t.db
      .updateTable('cases.evictionCase')
      .set({ plaintiffName: 'Somebody Else LLC' })
      .where('id', '=', id)
      .execute();
    expect((await affidavitOf(id)).stale).toEqual([]);
  });

  test('is kept with a reason, until something else changes', async () => {
    const { id, documentId } = await checked();
    expect((await keep(documentId, 'Nothing to keep here')).status, 'nothing changed').toBe(409);
    await save(id, { plaintiffName: 'Magnolia Living Two LLC' });
    expect((await keep(documentId, 'The clerk accepts it', people.manager)).status).toBe(403);
    expect((await keep(documentId, 'The clerk accepts it', strangers.processor)).status).toBe(404);
    expect(await keep(documentId, '')).toMatchObject({ status: 400, body: { errors: [{ path: 'reason' }] } });
    const both = await Promise.all([
      keep(documentId, 'The clerk accepts the short name'),
      keep(documentId, 'The clerk accepts the short name'),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { stale, kept } = await affidavitOf(id);
    expect(stale).toEqual([]);
    expect(kept).toMatchObject({
      reason: 'The clerk accepts the short name',
      by: await nameOf(people.processor),
    });
    const trail = await t.db
      .selectFrom('cases.auditEvent')
      .select('data')
      .where('subjectId', '=', id)
      .where('action', '=', 'document.keep')
      .execute();
    expect(trail).toEqual([
      {
        data: {
          documentId,
          title: (await affidavitOf(id)).title,
          reason: 'The clerk accepts the short name',
          facts: ['plaintiff.name'],
        },
      },
    ]);
    await save(id, { unitLabel: 'Annex 9' });
    expect((await affidavitOf(id)).stale.map(({ path }) => path)).toEqual(['property.address']);
  });

  test('is not mailed, until it is kept or made again', async () => {
    const { id, documentId } = await checked();
    const body = { kind: 'TO_CLERK' as const, caseId: id };
    const mail = () => t.call(stamps.createEnvelope, { as: people.processor, body });
    await save(id, { plaintiffName: 'Magnolia Living Four LLC' });
    expect(await mail()).toMatchObject({
      status: 400,
      body: { code: 'case_incomplete', errors: [{ path: 'documents' }] },
    });
    const bought = await t.db.selectFrom('cases.envelopeCase').select('caseId').execute();
    expect(bought, 'no postage is bought').toEqual([]);
    await ok(keep(documentId, 'The clerk knows both names'));
    expect((await mail()).body).not.toMatchObject({ code: 'case_incomplete' });
  });

  test('holds the request of a writ, until it is kept or made again', async () => {
    const id = await writ.judged();
    const { id: documentId } = await affidavitOf(id);
    clock.moveTo('2026-06-24T14:00:00Z');
    const params = { id: documentId };
    const made = await ok(
      t.call(documents.regenerate, { as: people.processor, params, body: { caseId: id } }),
    );
    await finishDocument(t, made.id);
    const started = await writ.start(id);
    const submit = () => t.call(writs.submit, { as: people.processor, params: { id: started.id }, body: {} });
    await t.db
      .updateTable('cases.evictionCase')
      .set({ plaintiffName: 'Somebody Else LLC' })
      .where('id', '=', id)
      .execute();
    expect(await submit()).toMatchObject({
      status: 400,
      body: { code: 'case_incomplete', errors: [{ path: 'documents' }] },
    });
    await ok(keep(made.id, 'The judgment has the old name'));
    expect((await submit()).status).toBe(200);
    clock.moveTo('2026-06-12T14:00:00Z');
  });

  test('names the source of each printed fact, to the firm alone', async () => {
    const { id } = await desk.at('INITIAL_CHECK');
    await save(id, { plaintiffName: 'Magnolia Living Three LLC' });
    const { id: documentId } = await affidavitOf(id);
    await t.db
      .updateTable('cases.caseDocument')
      .set({ status: 'QUEUED' })
      .where('id', '=', documentId)
      .execute();
    await finishDocument(t, documentId);
    const printed = (as: Person) => t.call(documents.printed, { as, params: { id: documentId } });
    const { values } = (await printed(people.processor)).body;
    const at = (path: string) => values.find((one) => one.path === path);
    expect(at('plaintiff.name')).toMatchObject({
      printed: 'Magnolia Living Three LLC',
      differs: false,
      screen: 'property',
      setBy: await nameOf(people.processor),
      setAt: '2026-06-12T14:00:00.000Z',
    });
    expect(at('tenants.list')?.setBy, 'came with the case').toBe(await nameOf(people.manager));
    expect(at('court.state')).toMatchObject({ printed: 'Georgia', setBy: null });
    expect((await printed(people.manager)).status).toBe(403);
    expect((await printed(strangers.processor)).status).toBe(404);
  });
});
