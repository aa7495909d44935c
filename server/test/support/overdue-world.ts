import type { ChildProcess } from 'node:child_process';
import { cases } from '@writdesk/contract/cases/cases';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { standingClock } from '../../src/platform/clock.ts';
import { newId } from '../../src/platform/ids.ts';
import { makeUser } from '../../src/user-service/users/user-factory.ts';
import { caseDesk, ok } from './case-desk.ts';
import { addFile, firmWithAClient } from './firm-with-a-client.ts';
import { type Person, testApp } from './harness.ts';
import { insertCase } from './insert-case.ts';
import { startApp } from './start-app.ts';

const BILLED_AT = '2026-04-01T14:00:00Z';
const TODAY_AT = '2026-06-12T14:00:00Z';
export const TODAY = '2026-06-12';

/** A firm whose company has an invoice that is overdue; the company's cases wait until it is paid. */
export async function overdueWorld(services: ('web' | 'worker')[]) {
  const clock = standingClock(TODAY_AT);
  const t = await testApp({ clock, services });
  const world = await firmWithAClient(t);
  const desk = caseDesk(t, world);
  const ofFirm = { firmId: world.firm.id };
  const { person: billing } = await makeUser(t.db, { roles: ['firm_billing'], ...ofFirm });
  const earlier = await insertCase(t.db, {
    ...ofFirm,
    clientId: world.client.id,
    caseDraftNumber: 'D-2025-000001',
  });
  const item = await t.db
    .selectFrom('cases.billItem')
    .select('id')
    .where('firmId', '=', world.firm.id)
    .where('code', '=', 'ATTORNEY_FEE')
    .executeTakeFirstOrThrow();

  async function overdueInvoice(amountCents: number): Promise<string> {
    const charge = newId();
    await t.db
      .insertInto('cases.billingItem')
      .values({
        ...ofFirm,
        clientId: world.client.id,
        caseId: earlier.id,
        id: charge,
        billItemId: item.id,
        description: 'Attorney fee',
        unitCents: amountCents,
        amountCents,
        incurredAt: new Date(BILLED_AT),
        source: 'MANUAL',
        trigger: 'manual',
      })
      .execute();
    clock.moveTo(BILLED_AT);
    const body = { clientId: world.client.id, billingItemIds: [charge], issue: true };
    const { id } = await ok(t.call(invoices.create, { as: billing, body }), 201);
    clock.moveTo(TODAY_AT);
    return id;
  }

  async function draft(): Promise<string> {
    const { id } = await desk.draft();
    await addFile(t, world.people.manager, id);
    return id;
  }
  const submit = (id: string) =>
    ok(
      t.call(cases.submit, {
        as: world.people.manager,
        params: { id },
        body: { attestedBy: 'Wanda Beaufort' },
      }),
    );
  const pay = (id: string, amountCents: number) =>
    t.call(invoices.recordPayment, {
      as: billing,
      params: { id },
      body: { amountCents, date: TODAY, method: 'CHECK' },
    });
  const statusOf = async (id: string, as: Person = world.people.manager) =>
    (await ok(t.call(cases.details, { as, params: { id } }))).status;
  /** How often a case was let in, and by whom. */
  const releases = async (caseId: string) =>
    (
      await t.db
        .selectFrom('cases.statusChange')
        .select(['actorKind', 'toStatus'])
        .where('caseId', '=', caseId)
        .where('action', '=', 'hold-release')
        .execute()
    ).map(({ actorKind, toStatus }) => `${actorKind} ${toStatus}`);
  return { t, clock, world, desk, billing, overdueInvoice, draft, submit, pay, statusOf, releases };
}
export type OverdueWorld = Awaited<ReturnType<typeof overdueWorld>>;

/** A process of its own that works on the jobs of a world, on its day. */
export async function startWorker(
  { t }: Pick<OverdueWorld, 't'>,
  children: ChildProcess[],
  onReady?: (address: string) => void,
  services: ('web' | 'worker')[] = ['web', 'worker'],
): Promise<ChildProcess> {
  const { child, line } = await startApp(t, children, { services, now: TODAY_AT });
  onReady?.(line);
  return child;
}
