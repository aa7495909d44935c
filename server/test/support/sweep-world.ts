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
 * to the manager and the viewer, the other to nobody but the strangers of their own organization.
 */
async function tenant(t: TestApp, lastName: string) {
  const base = await firmWithAClient(t);
  const { firm, client, property } = base;
  await openAccount(t, base.people.manager);
  const landlord = await makePropertyOwner(t.db, { clientId: client.id });
  const otherLandlord = await makePropertyOwner(t.db, { clientId: client.id });
  await t.db
    .updateTable('users.property')
    .set({ ownerId: landlord.id })
    .where('id', '=', property.id)
    .execute();
  const otherProperty = await makeProperty(t.db, {
    clientId: client.id,
    countyId: FULTON,
    ownerId: otherLandlord.id,
  });
  const make = async (role: Role, given: object = {}) =>
    (await makeUser(t.db, { roles: [role], ...given })).person;
  const ofFirm = { firmId: firm.id };
  const ofClient = { clientId: client.id };
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
    property_owner: await make('property_owner', { ...ofClient, ownerId: landlord.id }),
  };
  const elsewhere = { ...ofClient, propertyIds: [otherProperty.id] };
  /** People of the same company to whom the first property is as foreign as another company's. */
  const housemates = {
    client_manager: await make('client_manager', elsewhere),
    client_viewer: await make('client_viewer', elsewhere),
    property_owner: await make('property_owner', { ...ofClient, ownerId: otherLandlord.id }),
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
  const docket = await makeDocket(t.db, { firmId: firm.id, courthouseId: FULTON_MAGISTRATE });
  const invoice = await makeInvoice(t.db, {
    firmId: firm.id,
    clientId: client.id,
    propertyId: property.id,
    paidCents: 5_000,
    subtotalCents: 5_000,
  });
  const record = await caseOnDocket(t, { ...base, docketId: docket.id, lastName });
  const ids = await t.db.selectFrom('users.appUser').select(['id', 'accountId']).execute();
  const userIdOf = (person: Person) => ids.find((row) => row.accountId === person.accountId)?.id ?? '';
  const accessId = await keepAndLend(t, {
    firmId: firm.id,
    caseId: record.id,
    walledIds: Object.values(walled).map(userIdOf),
    adminId: userIdOf(people.admin),
  });
  const requestId = newId();
  await t.db
    .insertInto('cases.caseRequest')
    .values({
      firmId: firm.id,
      clientId: client.id,
      caseId: record.id,
      id: requestId,
      addressee: 'CLIENT',
      kind: 'FIELD',
      item: 'Who else lives there?',
      askedAt: new Date(),
    })
    .execute();
  const { id: notificationId } = await t.db
    .selectFrom('users.notification')
    .select('id')
    .where('subjectId', '=', record.id)
    .executeTakeFirstOrThrow();
  const savedViewId = await saveView(t, { userId: userIdOf(people.firm_admin), firmId: firm.id });
  const movedDateId = await moveDate(t, { firmId: firm.id, clientId: client.id, caseId: record.id });
  const proposalId = await proposeRule(t, { firmId: firm.id, userId: userIdOf(people.firm_admin) });
  const ofOwner = { clientId: client.id, createdBy: userIdOf(people.client_owner) };
  const { invite } = await makeInvite(t.db, ofOwner);
  /** Of another one, which is not sent again while it is tried. */
  const closure = await makeUndoneClosure(t.db, { courthouseId: FULTON_MAGISTRATE });
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
    savedViewId,
    movedDateId,
    proposalId,
    requestId,
    userIdOf,
  };
}

/** A view that the firm shares. */
async function saveView(t: TestApp, given: { userId: string; firmId: string }): Promise<string> {
  const { id } = await t.db
    .insertInto('users.savedView')
    .values({
      ...given,
      id: newId(),
      userName: 'Ada Ng',
      list: 'cases',
      name: 'Of the firm',
      search: 'status=REVIEW',
      createdAt: new Date(),
      updatedAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A date of the case that a change of the law moved. */
async function moveDate(t: TestApp, given: { firmId: string; clientId: string; caseId: string }) {
  const id = newId();
  const row = { firmId: given.firmId, clientId: given.clientId, caseId: given.caseId, id };
  await t.db
    .insertInto('cases.movedDate')
    .values({
      ...row,
      stateCode: 'GA',
      packVersion: '2026.1',
      event: 'ANSWER_DUE',
      was: '2026-06-19',
      becomes: '2026-06-22',
      movedAt: new Date('2026-06-12T15:00:00Z'),
    })
    .execute();
  return id;
}

/** A change of the rules that the firm asks for. */
async function proposeRule(t: TestApp, { firmId, userId }: { firmId: string; userId: string }) {
  const id = newId();
  await t.db
    .insertInto('cases.ruleProposal')
    .values({
      id,
      stateCode: 'GA',
      packVersion: '2026.1',
      body: 'The marshal asks for 15 days.',
      proposedById: userId,
      proposedBy: 'A test',
      houseId: firmId,
      houseName: 'A firm',
      proposedAt: new Date('2026-06-12T15:00:00Z'),
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
    firmId,
    id: newId(),
    caseId,
    userId,
    reason: 'Of the tenant’s family',
    createdBy: adminId,
    createdByName: 'A test',
    createdAt: at,
  }));
  await t.db.insertInto('cases.ethicalWall').values(walls).execute();
  const id = newId();
  const access = {
    id,
    userId: adminId,
    userName: 'A test',
    firmId,
    reason: 'A paper that can’t be opened',
    startedAt: at,
    endsAt: new Date('2026-03-02T15:30:00Z'),
  };
  await t.db.insertInto('users.supportAccess').values(access).execute();
  return id;
}

/** An account at the provider, for what is done to accounts. */
async function openAccount(t: TestApp, person: Person): Promise<void> {
  const { email, roles } = person;
  const names = { firstName: 'Maya', lastName: 'Byrne' };
  const details = { username: email, email, ...names, roles, emailVerified: true };
  const account = await t.opened.deps.accounts.createAccount(details);
  await t.db
    .updateTable('users.appUser')
    .set({ accountId: account.id })
    .where('accountId', '=', person.accountId)
    .execute();
  person.accountId = account.id;
}

/** A case with everything that somebody could get at: documents, requests, a docket, notices, lines on the bill. */
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
    .updateTable('cases.evictionCase')
    .set({ status: 'FILED', filingStage: 'ACCEPTED' })
    .where('id', '=', made.body.id)
    .execute();
  const set = await t.call(cases.applyToDocket, { as: processor, ...on, body: { docketId: world.docketId } });
  if (set.status !== 200) throw new Error(`The case isn’t on its docket: ${JSON.stringify(set.body)}`);
  return set.body;
}
