import { cases } from '@writdesk/contract/cases/cases';
import { documents } from '@writdesk/contract/documents/documents';
import type { Role } from '@writdesk/contract/permissions/roles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseDesk, ok } from '../../../../test/support/case-desk.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../../test/support/harness.ts';
import { standingClock } from '../../../platform/clock.ts';
import { makeUser } from '../../../user-service/users/user-factory.ts';

// Who reads which events of a case: by the permission table, whatever the screen shows.

let t: TestApp;
let world: FirmWithAClient;
let caseId: string;
const REASON = 'For the military search';

beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  world = await firmWithAClient(t);
  const record = await caseDesk(t, world).at('INITIAL_CHECK');
  caseId = record.id;
  const tenantId = record.tenants[0]?.id ?? '';
  const body = { tenantId, field: 'ssn' as const, reason: REASON };
  await ok(t.call(cases.revealSecret, { as: world.people.lawyer, params: { caseId }, body }));
  await ok(
    t.call(documents.regenerate, {
      as: world.people.processor,
      params: { id: record.documents.find(({ source }) => source === 'GENERATED')?.id ?? '' },
      body: { caseId },
    }),
  );
});
afterAll(() => t.close());

const somebody = async (role: Role, house: object): Promise<Person> =>
  (await makeUser(t.db, { roles: [role], ...house })).person;
const timeline = (as: Person, query: { kind?: string; size?: number } = {}) =>
  ok(t.call(cases.timeline, { as, params: { id: caseId }, query: { size: 100, ...query } }));

test('views of sealed values are shown to those who read the audit, and to nobody else', async () => {
  const { lawyer, processor, firmAdmin, admin } = world.people;
  for (const as of [lawyer, processor, firmAdmin, admin]) {
    expect(await timeline(as, { kind: 'tenant.unmask' })).toMatchObject({ total: 1 });
  }
  const { total } = await timeline(lawyer);
  for (const role of ['firm_user', 'firm_billing'] as const) {
    const as = await somebody(role, { firmId: world.firm.id });
    const told = await timeline(as);
    expect(told.events.map(({ kind }) => kind)).not.toContain('tenant.unmask');
    expect(JSON.stringify(told)).not.toContain(REASON);
    expect(told.total).toBe(total - 1);
    expect(told.events).toHaveLength(told.total);
    expect(await timeline(as, { kind: 'tenant.unmask' })).toMatchObject({ events: [], total: 0 });
  }
});

test('whoever is shown no documents is notified of none', async () => {
  const { owner } = world.people;
  const all = await timeline(owner);
  const ofPapers = all.events.filter(({ kind }) => /document/.test(kind));
  expect(ofPapers.map(({ kind }) => kind)).toContain('case.add-documents');
  expect(ofPapers.map(({ kind }) => kind)).toContain('document.regenerate');
  const payer = await somebody('client_ap', { clientId: world.client.id });
  const told = await timeline(payer);
  expect(JSON.stringify(told)).not.toMatch(/document|\.pdf/i);
  expect(told.total).toBe(all.total - ofPapers.length);
  expect(told.events).toHaveLength(told.total);
  expect(await timeline(payer, { kind: 'case.add-documents' })).toMatchObject({ events: [], total: 0 });
});
