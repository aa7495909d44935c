import { invoices } from '@writdesk/contract/invoices/invoices';
import { payments } from '@writdesk/contract/payments/payments';
import { expect } from 'vitest';
import type { Person, TestApp } from './harness.ts';
import { insertCase } from './insert-case.ts';
import type { standingClock } from '../../src/platform/clock.ts';
import { newId } from '../../src/platform/ids.ts';
import { makeClient } from '../../src/user-service/clients/client-factory.ts';
import { makeEngagement } from '../../src/user-service/firms/firm-factory.ts';

/** An instant of a day, in all zones of the country. */
export const noon = (day: string) => `${day}T16:00:00Z`;

interface Office {
  t: TestApp;
  clock: ReturnType<typeof standingClock>;
  /** It has the usual bill items. */
  firmId: string;
  billing: Person;
}

/** A company of its own, its calls, and each movement of what it owes with its day: what the product is compared with. */
export async function billedCompany({ t, clock, firmId, billing }: Office, name?: string) {
  const client = await makeClient(t.db, name === undefined ? {} : { name });
  await makeEngagement(t.db, { firmId, clientId: client.id });
  const { id: caseId } = await insertCase(t.db, { firmId, clientId: client.id });
  const moves: { invoiceId: string; day: string; cents: number }[] = [];
  const left = new Map<string, { dueDate: string; issueDate: string; cents: number }>();
  /** What a call changed of each invoice moved on the day, or on that of its issue where it came before. */
  const look = async (day: string) => {
    const { body } = await t.call(invoices.list, { as: billing, query: { clientId: client.id, size: 100 } });
    for (const { id, balanceCents, dueDate, issueDate } of body.invoices) {
      const was = left.get(id)?.cents ?? 0;
      const issued = issueDate ?? '';
      if (balanceCents !== was)
        moves.push({ invoiceId: id, day: day < issued ? issued : day, cents: balanceCents - was });
      left.set(id, { dueDate: dueDate ?? '', issueDate: issued, cents: balanceCents });
    }
  };
  const { id: billItemId } = await t.db
    .selectFrom('cases.billItem')
    .select('id')
    .where('firmId', '=', firmId)
    .where('code', '=', 'ATTORNEY_FEE')
    .executeTakeFirstOrThrow();
  const charge = async (amountCents: number) => {
    const id = newId();
    await t.db
      .insertInto('cases.billingItem')
      .values({
        firmId,
        clientId: client.id,
        caseId,
        id,
        billItemId,
        description: 'Fee',
        unitCents: amountCents,
        amountCents,
        incurredAt: clock.now(),
        source: 'MANUAL',
        trigger: 'manual',
      })
      .execute();
    return id;
  };
  const on = (day: string) => clock.moveTo(noon(day));
  const issue = async (day: string, amountCents: number) => {
    on(day);
    const body = { clientId: client.id, billingItemIds: [await charge(amountCents)], issue: true };
    const made = await t.call(invoices.create, { as: billing, body });
    expect(made.status).toBe(201);
    await look(day);
    return made.body;
  };
  const pay = async (today: string, day: string, amountCents: number) => {
    on(today);
    const body = { clientId: client.id, amountCents, date: day, method: 'WIRE' as const };
    const made = await t.call(payments.record, { as: billing, body });
    expect(made.status).toBe(201);
    await look(day);
    return made.body;
  };
  return { client, caseId, moves, left, on, look, charge, issue, pay };
}
export type BilledCompany = Awaited<ReturnType<typeof billedCompany>>;
