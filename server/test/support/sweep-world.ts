import { cases } from '@writdesk/contract/cases/cases';
import type { Role } from '@writdesk/contract/permissions/roles';
import { makeUndoneClosure } from '../../src/case-service/court-calendars/closure-factory.ts';
import { makeDocket } from '../../src/case-service/dockets/docket-factory.ts';
import { makeInvoice } from '../../src/case-service/invoices/invoice-factory.ts';
import { newId } from '../../src/platform/ids.ts';
import { makeInvite } from '../../src/user-service/invites/invite-factory.ts';
import { makeProperty } from '../../src/user-service/properties/property-factory.ts';
import { makePropertyOwner } from '../../src/user-service/property-owners/property-owner-factory.ts';
import { makeUser } from '../../src/user-service/users/user-factory.ts';
import { addFile, caseFacts, FULTON, FULTON_MAGISTRATE, firmWithAClient } from './firm-with-a-client.ts';
import type { Person, TestApp } from './harness.ts';

/** Two tenants, each a firm with its company, that must not learn of one another. */
export async function sweepWorld(t: TestApp) {
  return { mine: await tenant(t, 'Quillon-Zephyr'), theirs: await tenant(t, 'Varnhagen-Osei') };
}
export type SweepWorld = Awaited<ReturnType<typeof sweepWorld>>;
export type Tenant = SweepWorld['mine'];

/**
 * A firm, its company, and somebody of every role. The company has two properties, each with its landlord: one is given
 * to the manager and the viewer, the other to nobody but the strangers of their own house.
 */
async function tenant(t: TestApp, lastName: string) {
  const base = await firmWithAClient(t);
  const { firm, client, property } = base;
  await openAccount(t, base.people.manager);
  const landlord = await makePropertyOwner(t.db, { client_id: client.id });
  const otherLandlord = await makePropertyOwner(t.db, { client_id: client.id });
  await t.db
    .updateTable('users.property')
    .set({ owner_id: landlord.id })
    .where('id', '=', property.id)
    .execute();
  const otherProperty = await makeProperty(t.db, {
    client_id: client.id,
    county_id: FULTON,
    owner_id: otherLandlord.id,
  });
  const make = async (role: Role, given: object = {}) =>
    (await makeUser(t.db, { roles: [role], ...given })).person;
  const ofFirm = { firm_id: firm.id };
  const ofClient = { client_id: client.id };
  const given = { ...ofClient, propertyIds: [property.id] };
  const people: Record<Role, Person> = {
    admin: base.people.admin,
    auditor: await make('auditor'),
    crm_user: await make('crm_user', { crmClientIds: [client.id] }),
    firm_admin: base.people.firmAdmin,
    lawyer: base.people.lawyer,
    case_processor: base.people.processor,
    firm_user: await make('firm_user', ofFirm),
    firm_billing: await make('firm_billing', ofFirm),
    client_owner: base.people.owner,
    client_manager: base.people.manager,
    client_ap: await make('client_ap', ofClient),
    client_viewer: await make('client_viewer', given),
    property_owner: await make('property_owner', { ...ofClient, owner_id: landlord.id }),
  };
  const elsewhere = { ...ofClient, propertyIds: [otherProperty.id] };
  /** People of the same company to whom the first property is as foreign as another company's. */
  const housemates = {
    client_manager: await make('client_manager', elsewhere),
    client_viewer: await make('client_viewer', elsewhere),
    property_owner: await make('property_owner', { ...ofClient, owner_id: otherLandlord.id }),
  };
  /** People of the firm who are kept from the case: to them it is as foreign as another firm's. */
  const walled = {
    firm_admin: await make('firm_admin', ofFirm),
    lawyer: await make('lawyer', ofFirm),
    case_processor: await make('case_processor', ofFirm),
    firm_user: await make('firm_user', ofFirm),
    firm_billing: await make('firm_billing', ofFirm),
  };
  /** Of the firm, with no part in anything: to be kept from the case and let in again. */
  const colleague = await make('firm_user', ofFirm);
  const docket = await makeDocket(t.db, { firm_id: firm.id, courthouse_id: FULTON_MAGISTRATE });
  const invoice = await makeInvoice(t.db, {
    firm_id: firm.id,
    client_id: client.id,
    property_id: property.id,
    paid_cents: 5_000,
    subtotal_cents: 5_000,
  });
  const record = await caseOnDocket(t, { ...base, docketId: docket.id, lastName });
  const ids = await t.db.selectFrom('users.app_user').select(['id', 'account_id']).execute();
  const userIdOf = (person: Person) => ids.find((row) => row.account_id === person.accountId)?.id ?? '';
  const accessId = await keepAndLend(t, {
    firmId: firm.id,
    caseId: record.id,
    walledIds: Object.values(walled).map(userIdOf),
    adminId: userIdOf(people.admin),
  });
  const requestId = newId();
  await t.db
    .insertInto('cases.case_request')
    .values({
      firm_id: firm.id,
      client_id: client.id,
      case_id: record.id,
      id: requestId,
      addressee: 'CLIENT',
      kind: 'FIELD',
      item: 'Who else lives there?',
      asked_at: new Date(),
    })
    .execute();
  const { id: notificationId } = await t.db
    .selectFrom('users.notification')
    .select('id')
    .where('case_id', '=', record.id)
    .executeTakeFirstOrThrow();
  const movedDateId = await moveDate(t, { firmId: firm.id, clientId: client.id, caseId: record.id });
  const proposalId = await proposeRule(t, { firmId: firm.id, userId: userIdOf(people.firm_admin) });
  const ofOwner = { client_id: client.id, created_by: userIdOf(people.client_owner) };
  const { invite } = await makeInvite(t.db, ofOwner);
  /** Of another one, which is not sent again while it is tried. */
  const closure = await makeUndoneClosure(t.db, { courthouse_id: FULTON_MAGISTRATE });
  const { code: inviteCode } = await makeInvite(t.db, ofOwner);
  /** Waits for somebody of the company, who has a place already. */
  const { invite: ownInvite } = await makeInvite(t.db, { ...ofOwner, email: people.client_owner.email });
  return {
    ...base,
    lastName,
    invite,
    inviteCode,
    ownInvite,
    landlord,
    otherProperty,
    people,
    housemates,
    walled,
    colleague,
    accessId,
    closureId: closure.id,
    docket,
    invoice,
    record,
    notificationId,
    movedDateId,
    proposalId,
    requestId,
    userIdOf,
  };
}

/** A date of the case that a change of the law moved. */
async function moveDate(t: TestApp, given: { firmId: string; clientId: string; caseId: string }) {
  const id = newId();
  const row = { firm_id: given.firmId, client_id: given.clientId, case_id: given.caseId, id };
  await t.db
    .insertInto('cases.moved_date')
    .values({
      ...row,
      state_code: 'GA',
      pack_version: '2026.1',
      event: 'ANSWER_DUE',
      was: '2026-06-19',
      becomes: '2026-06-22',
      moved_at: new Date('2026-06-12T15:00:00Z'),
    })
    .execute();
  return id;
}

/** A change of the rules that the firm asks for. */
async function proposeRule(t: TestApp, { firmId, userId }: { firmId: string; userId: string }) {
  const id = newId();
  await t.db
    .insertInto('cases.rule_proposal')
    .values({
      id,
      state_code: 'GA',
      pack_version: '2026.1',
      body: 'The marshal asks for 15 days.',
      proposed_by_id: userId,
      proposed_by: 'A test',
      house_id: firmId,
      house_name: 'A firm',
      proposed_at: new Date('2026-06-12T15:00:00Z'),
    })
    .execute();
  return id;
}

/** Walls around the case, and an access of the platform to the firm that is over. */
async function keepAndLend(
  t: TestApp,
  given: { firmId: string; caseId: string; walledIds: readonly string[]; adminId: string },
): Promise<string> {
  const { firmId, caseId, walledIds, adminId } = given;
  const at = new Date('2026-03-02T15:00:00Z');
  const walls = walledIds.map((userId) => ({
    firm_id: firmId,
    id: newId(),
    case_id: caseId,
    user_id: userId,
    reason: 'Of the tenant’s family',
    created_by: adminId,
    created_by_name: 'A test',
    created_at: at,
  }));
  await t.db.insertInto('cases.ethical_wall').values(walls).execute();
  const id = newId();
  const access = {
    id,
    user_id: adminId,
    user_name: 'A test',
    firm_id: firmId,
    reason: 'A paper that can’t be opened',
    started_at: at,
    ends_at: new Date('2026-03-02T15:30:00Z'),
  };
  await t.db.insertInto('users.support_access').values(access).execute();
  return id;
}

/** An account at the provider, for what is done to accounts. */
async function openAccount(t: TestApp, person: Person): Promise<void> {
  const { email, roles } = person;
  const names = { firstName: 'Maya', lastName: 'Byrne' };
  const account = await t.opened.deps.accounts.createAccount({ username: email, email, ...names, roles });
  await t.db
    .updateTable('users.app_user')
    .set({ account_id: account.id })
    .where('account_id', '=', person.accountId)
    .execute();
  person.accountId = account.id;
}

/** A case with everything that somebody could get at: papers, requests, a docket, notices, lines on the bill. */
async function caseOnDocket(
  t: TestApp,
  world: Awaited<ReturnType<typeof firmWithAClient>> & { docketId: string; lastName: string },
) {
  const { manager, processor } = world.people;
  const made = await t.call(cases.create, {
    as: manager,
    body: caseFacts(world, { lastName: world.lastName }),
  });
  const on = { params: { id: made.body.id } };
  await addFile(t, manager, made.body.id);
  await t.call(cases.submit, { as: manager, ...on, body: { attestedBy: 'Wanda Beaufort' } });
  await t.call(cases.initialCheck, { as: processor, ...on, body: {} });
  await addFile(t, processor, made.body.id, 'LEASE');
  // Where the sweep begins: at court. How a case comes there is the journey's to prove.
  await t.db
    .updateTable('cases.eviction_case')
    .set({ status: 'FILED', filing_stage: 'ACCEPTED' })
    .where('id', '=', made.body.id)
    .execute();
  const set = await t.call(cases.applyToDocket, { as: processor, ...on, body: { docketId: world.docketId } });
  if (set.status !== 200) throw new Error(`The case isn’t on its docket: ${JSON.stringify(set.body)}`);
  return set.body;
}
