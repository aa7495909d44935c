import { cases } from '@writdesk/contract/cases/cases';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../../test/support/case-desk.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../../test/support/harness.ts';
import { standingClock } from '../../../platform/clock.ts';

const clock = standingClock('2026-06-12T14:00:00Z');
let t: TestApp;
let desk: CaseDesk;
let people: FirmWithAClient['people'];

beforeAll(async () => {
  t = await testApp({ clock });
  const world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
});
afterAll(() => t.close());

const date = '2026-06-12';
const affidavitReason = 'No number is known, and the name alone is found many times.';

const search = (
  { id, tenants }: Pick<CaseDetails, 'id' | 'tenants'>,
  said: object,
  as: Person = people.processor,
) =>
  t.send('POST', `/api/case-service/case/record-search/${id}`, {
    as,
    body: {
      searches: tenants.map((tenant) => ({ tenantId: tenant.id, result: 'NOT_ACTIVE', date, ...said })),
    },
  });
const judge = (id: string, as: Person = people.lawyer) =>
  t.send('POST', `/api/case-service/case-judgment/create/${id}`, {
    as,
    body: { outcome: 'DEFAULT_POSSESSION', date },
  });

describe('each search for military service', () => {
  test('stays with its inputs and its certificate, for the firm alone', async () => {
    const record = await desk.at('AWAITING_JUDGMENT');
    const certificateDocumentId = record.documents[0]?.id;
    await search(record, { certificateDocumentId, by: 'SSN' });
    await search(record, {});
    const { militarySearches } = await ok(
      t.call(cases.details, { as: people.lawyer, params: { id: record.id } }),
    );
    expect(militarySearches).toHaveLength(record.tenants.length * 2);
    expect(militarySearches.at(-1)).toMatchObject({
      date,
      by: 'SSN',
      lastName: record.tenants[0]?.lastName,
      result: 'NOT_ACTIVE',
      certificateDocumentId,
      affidavit: null,
    });
    const seen = await ok(t.call(cases.details, { as: people.owner, params: { id: record.id } }));
    expect(seen.militarySearches).toEqual([]);
  });

  test('without a certain answer lets no default pass, until a lawyer’s affidavit says so', async () => {
    const record = await desk.at('AWAITING_JUDGMENT');
    await search(record, { result: 'UNABLE' });
    expect(await judge(record.id)).toMatchObject({
      status: 409,
      body: { obstacles: [{ point: 'searchUncertain' }], mayPass: true },
    });
    expect(await search(record, { result: 'UNABLE', affidavitReason })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'searches.0.affidavitReason', code: 'affidavit_by_lawyer' }, {}] },
    });
    expect((await search(record, { affidavitReason }, people.lawyer)).status).toBe(400);
    expect((await search(record, { result: 'UNABLE', affidavitReason }, people.lawyer)).status).toBe(200);
    expect((await judge(record.id)).status).toBe(201);
  });

  test('that finds somebody on active duty holds the case, and a later one ends that', async () => {
    const record = await desk.at('JUDGMENT_RECORDED');
    expect((await search(record, { result: 'ACTIVE' })).body).toMatchObject({ holds: [{ kind: 'SCRA' }] });
    await search(record, { result: 'ACTIVE' });
    expect((await search(record, {})).body).toMatchObject({ holds: [] });
  });
});

describe('a case that ended', () => {
  const reason = 'The tenant did not leave after all.';
  const reopen = (id: string, as: Person, body: object = { reason }) =>
    t.send('POST', `/api/case-service/case/reopen/${id}`, { as, body });
  const end = (id: string, body: object) =>
    t.send('POST', `/api/case-service/case/dismiss-case/${id}`, {
      as: people.lawyer,
      body: { comment: 'Paid in full.', dismissReason: 'PAID', ...body },
    });

  test('goes on where it stood, by the firm’s administrator, with a reason', async () => {
    const { id } = await desk.at('ON_DOCKET');
    await end(id, {});
    expect((await reopen(id, people.lawyer)).status).toBe(403);
    expect((await reopen(id, people.owner)).status).toBe(403);
    expect(await reopen(id, people.firmAdmin, { reason: 'x' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'reason' }] },
    });
    // Its place on the docket was given up.
    expect((await reopen(id, people.firmAdmin)).body).toMatchObject({
      status: 'SENT_FOR_SERVING',
      dismissedAt: null,
      docketId: null,
    });
    expect((await reopen(id, people.firmAdmin)).status).toBe(409);
  });

  test('with prejudice stays ended', async () => {
    const { id } = await desk.at('ON_DOCKET');
    await end(id, { withPrejudice: true });
    expect(await reopen(id, people.firmAdmin)).toMatchObject({
      status: 409,
      body: { code: 'case_action_not_allowed', reason: { code: 'dismissed_for_good' } },
    });
  });
});
