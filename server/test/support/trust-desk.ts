import { invoices } from '@writdesk/contract/invoices/invoices';
import { trust } from '@writdesk/contract/trust/trust';
import { makeBankAccount } from '../../src/case-service/bank-accounts/bank-account-factory.ts';
import { makeBillItems } from '../../src/case-service/billing/bill-item-factory.ts';
import type { standingClock } from '../../src/platform/clock.ts';
import { newId } from '../../src/platform/ids.ts';
import { makeClient } from '../../src/user-service/clients/client-factory.ts';
import { makeEngagement, makeFirm } from '../../src/user-service/firms/firm-factory.ts';
import { makeUser, type UserFactoryOptions } from '../../src/user-service/users/user-factory.ts';
import { ok } from './case-desk.ts';
import type { Person, TestApp } from './harness.ts';
import { insertCase } from './insert-case.ts';

/** A firm with a trust account, two people of billing, an administrator and a lawyer. */
export async function trustDesk(t: TestApp, clock: ReturnType<typeof standingClock>) {
  const firm = await makeFirm(t.db);
  const firmId = firm.id;
  const person = async (roles: UserFactoryOptions['roles']) =>
    (await makeUser(t.db, { roles, firmId })).person;
  const people = {
    billing: await person(['firm_billing']),
    second: await person(['firm_billing']),
    admin: await person(['firm_admin']),
    lawyer: await person(['lawyer']),
  };
  const catalog = await makeBillItems(t.db, { firmId });
  const bankAccountId = await makeBankAccount(t.db, { firmId });

  /** A company of the firm with a case, and the acts on its money. */
  const company = async (name?: string) => {
    const client = await makeClient(t.db, name === undefined ? {} : { name });
    const clientId = client.id;
    await makeEngagement(t.db, { firmId, clientId });
    const { id: caseId } = await insertCase(t.db, { firmId, clientId });
    const issue = async (amountCents: number, as: Person = people.billing) => {
      const id = newId();
      await t.db
        .insertInto('cases.billingItem')
        .values({
          firmId,
          clientId,
          caseId,
          id,
          billItemId: catalog['ATTORNEY_FEE'] ?? '',
          description: 'Fee',
          unitCents: amountCents,
          amountCents,
          incurredAt: clock.now(),
          source: 'MANUAL',
          trigger: 'manual',
        })
        .execute();
      return ok(t.call(invoices.create, { as, body: { clientId, billingItemIds: [id], issue: true } }));
    };
    return { client, clientId, caseId, issue };
  };
  type Deposit = Partial<(typeof trust.deposit.body)['_zod']['input']>;
  const deposit = (body: Deposit, as: Person = people.billing) =>
    t.call(trust.deposit, {
      as,
      body: { bankAccountId, amountCents: 10_000, date: '2026-03-10', method: 'WIRE', ...body },
    });
  const requestCheck = (
    body: { bankAccountId?: string; clientId: string; caseId?: string; amountCents: number },
    as: Person = people.billing,
  ) => t.call(trust.requestCheck, { as, body: { bankAccountId, payeeName: 'Corinth Locksmiths', ...body } });
  const approve = (id: string, as: Person = people.second) =>
    t.call(trust.approveCheck, { as, params: { id }, body: {} });
  const reverse = (id: string, as: Person = people.billing) =>
    t.call(trust.reverse, { as, params: { id }, body: { comment: 'The bank returned it unpaid.' } });
  const transfer = (
    body: { clientId: string; caseId?: string; invoiceId: string; amountCents: number },
    as: Person = people.billing,
  ) => t.call(trust.transfer, { as, body: { bankAccountId, ...body } });
  const balances = async (as: Person = people.billing) =>
    (await ok(t.call(trust.balances, { as, query: { size: 100 } }))).balances;
  return {
    firmId,
    people,
    catalog,
    bankAccountId,
    company,
    deposit,
    requestCheck,
    approve,
    reverse,
    transfer,
    balances,
  };
}
export type TrustDesk = Awaited<ReturnType<typeof trustDesk>>;
