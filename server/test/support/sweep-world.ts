import { makeTrustRows } from './trust-rows.ts';
import { readDocket } from './docket-line.ts';
import { cases } from '@writdesk/contract/cases/cases';
import type { Role } from '@writdesk/contract/permissions/roles';
import { makeUndoneClosure } from '../../src/case-service/court-calendars/closure-factory.ts';
import { makeDocket } from '../../src/case-service/dockets/docket-factory.ts';
import { makeInvoice } from '../../src/case-service/invoices/invoice-factory.ts';
import { payLinkAddress } from '../../src/case-service/payment-connections/index.ts';
import { openPracticeSession, practiceAccount } from '../../src/case-service/practice-bank/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { makeInvite } from '../../src/user-service/invites/invite-factory.ts';
import { makeProperty } from '../../src/user-service/properties/property-factory.ts';
import { makeLease } from '../../src/user-service/rosters/lease-factory.ts';
import { makePropertyOwner } from '../../src/user-service/property-owners/property-owner-factory.ts';
import { unsubscribeAddress } from '../../src/user-service/notifications/index.ts';
import { makeUser } from '../../src/user-service/users/user-factory.ts';
import { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import { askedSignature } from './asked-signature.ts';
import { uploadRoll } from './uploaded-roll.ts';
import { insertCase } from './insert-case.ts';
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
  const lease = await makeLease(t.db, { clientId: client.id, propertyId: property.id, unit: '9Z' });
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
  const roll = 'Unit,Tenant,Rent\n8Y,Ada Ng,1850\n';
  const rollPath = await uploadRoll(t, people.client_manager, roll);
  const imported = await t.call(propertyImports.create, {
    as: people.client_manager,
    body: {
      kind: 'RENT_ROLL',
      propertyId: property.id,
      file: { path: await uploadRoll(t, people.client_manager, roll), fileName: 'roll.csv' },
    },
  });
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
    subtotalCents: 5_000,
    // Long to come, so that it holds no case.
    dueDate: '2031-12-31',
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
  const sealed = await sealedCase(t, {
    firmId: firm.id,
    clientId: client.id,
    lawyerId: userIdOf(people.lawyer),
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
  const { id: billItemId } = await t.db
    .selectFrom('cases.billItem')
    .select('id')
    .where('firmId', '=', firm.id)
    .where('code', '=', 'POSTAGE')
    .executeTakeFirstOrThrow();
  // One that actions charge, and that therefore nobody deletes.
  const { id: chargedItemId } = await t.db
    .selectFrom('cases.billItem')
    .select('id')
    .where('firmId', '=', firm.id)
    .where('code', '=', 'APPEARANCE')
    .executeTakeFirstOrThrow();
  const paymentId = newId();
  await t.db
    .insertInto('cases.payment')
    .values({
      firmId: firm.id,
      clientId: client.id,
      id: paymentId,
      receivedOn: '2026-01-05',
      method: 'WIRE',
      amountCents: 500,
      unappliedCents: 500,
      recordedByName: 'A test',
      recordedAt: new Date(),
    })
    .execute();
  const trust = await makeTrustRows(
    { db: t.db, vault: t.opened.deps.vault },
    {
      firmId: firm.id,
      clientId: client.id,
      caseId: record.id,
    },
  );
  const checkIds = await someChecks(t, { firm, client, record, generatedBy: userIdOf(colleague) });
  const [billingItemId, chargeId, invoiceLineId] = [newId(), newId(), newId()];
  const charge = {
    firmId: firm.id,
    clientId: client.id,
    caseId: record.id,
    description: 'Postage',
    incurredAt: new Date(),
  };
  await t.db
    .insertInto('cases.billingItem')
    .values(
      [billingItemId, chargeId].map((id) => ({
        ...charge,
        id,
        unitCents: 73,
        amountCents: 73,
        source: 'MANUAL' as const,
        trigger: 'manual',
      })),
    )
    .execute();
  await t.db
    .insertInto('cases.invoiceLine')
    .values({
      ...charge,
      id: invoiceLineId,
      invoiceId: invoice.id,
      position: 1,
      billingItemId: newId(),
      category: 'ATTORNEY_FEE',
      accountNo: '4010',
      quantity: 1,
      unitCents: 5_000,
      amountCents: 5_000,
    })
    .execute();
  await t.db
    .insertInto('cases.countyLocation')
    .values({ firmId: firm.id, countyId: FULTON, locationId: 'ATL-01', locationName: 'Atlanta' })
    .execute();
  const specialApprovalId = newId();
  await t.db
    .insertInto('cases.specialApproval')
    .values({
      firmId: firm.id,
      id: specialApprovalId,
      name: 'Small sums',
      clientIds: [client.id],
      criteria: JSON.stringify([{ key: 'SUM_BELOW', value: 0, courthouseIds: [] }]),
      matching: 'ALL',
      approvers: JSON.stringify([{ role: 'firm_admin' }]),
      answerMode: 'ANY',
      answerHours: 48,
      unknownMeans: 'PASS',
    })
    .execute();
  const stepId = newId();
  await t.db
    .insertInto('cases.caseStep')
    .values({
      firmId: firm.id,
      clientId: client.id,
      caseId: record.id,
      id: stepId,
      stepId: newId(),
      sequenceNo: 99,
      name: 'Call the sheriff',
      roles: ['case_processor'],
      configureAction: JSON.stringify({ action: 'CHECK_DOCKET', requiredFields: [], requiredDocuments: [] }),
      state: 'ACTIVE',
    })
    .execute();
  const approvalRequestId = newId();
  await t.db
    .insertInto('cases.specialApprovalRequest')
    .values({
      firmId: firm.id,
      clientId: client.id,
      caseId: record.id,
      id: approvalRequestId,
      ruleId: specialApprovalId,
      ruleName: 'Small sums',
      ruleVersion: 1,
      seats: JSON.stringify([{ role: 'firm_admin' }]),
      answerMode: 'ANY',
      moment: 'SUBMIT',
      status: 'LAPSED',
      facts: JSON.stringify({ SUM_BELOW: 0 }),
      openedAt: new Date(),
      remindAt: new Date(),
      dueAt: new Date(),
    })
    .execute();
  const reminderId = newId();
  await t.db
    .insertInto('cases.reminder')
    .values({
      firmId: firm.id,
      clientId: client.id,
      caseId: record.id,
      id: reminderId,
      kind: 'NOTE',
      audience: 'FIRM',
      dueAt: new Date('2031-03-04T14:00:00Z'),
      message: 'Call the clerk',
      createdBy: userIdOf(people.firm_admin),
    })
    .execute();
  const envelopeId = await mailEnvelope(t, { firmId: firm.id, clientId: client.id, caseId: record.id });
  const robotJobId = newId();
  await t.db
    .insertInto('cases.rpaBotJob')
    .values({
      firmId: firm.id,
      clientId: client.id,
      caseId: record.id,
      id: robotJobId,
      kind: 'DOCKET_LOOKUP',
      status: 'NEEDS_HUMAN',
      stage: 'BY_HAND',
      reference: `WD-${robotJobId.slice(-10)}`,
      createdBy: userIdOf(people.firm_admin),
      createdByName: 'A test',
      createdAt: new Date(),
      updatedAt: new Date(),
    })
    .execute();
  const { courtPortalId, docketProposalId } = await readDocket(t, {
    firmId: firm.id,
    clientId: client.id,
    caseId: record.id,
    jobId: robotJobId,
  });
  const commentId = newId();
  await t.db
    .insertInto('cases.internalComment')
    .values({
      firmId: firm.id,
      clientId: client.id,
      caseId: record.id,
      id: commentId,
      commentType: 'Client',
      message: 'Which door is it?',
      createdBy: userIdOf(people.firm_admin),
      createdByName: 'A',
    })
    .execute();
  const { templateId, tagId } = await makeTemplate(t, firm.id);
  const flagId = await flagPaper(t, { firmId: firm.id, clientId: client.id, caseId: record.id }, record);
  const { id: paperId = '' } = record.documents.find(({ source }) => source === 'GENERATED') ?? {};
  const keys = { firmId: firm.id, clientId: client.id, caseId: record.id };
  const asked = await askedSignature(t, keys, paperId, people.case_processor);
  const savedViewId = await saveView(t, { userId: userIdOf(people.firm_admin), firmId: firm.id });
  const movedDateId = await moveDate(t, { firmId: firm.id, clientId: client.id, caseId: record.id });
  const writId = await endedWrit(t, { firmId: firm.id, clientId: client.id, caseId: record.id });
  const proposalId = await proposeRule(t, { firmId: firm.id, userId: userIdOf(people.firm_admin) });
  const ofOwner = { clientId: client.id, createdBy: userIdOf(people.client_owner) };
  const invoiceRunId = newId();
  await t.db
    .insertInto('cases.invoiceRun')
    .values({
      firmId: firm.id,
      id: invoiceRunId,
      through: '2026-01-05',
      issues: true,
      startedByName: 'Ada Quill',
      startedAt: new Date(),
    })
    .execute();
  const overdueExceptionId = newId();
  await t.db
    .insertInto('cases.overdueException')
    .values({
      firmId: firm.id,
      clientId: client.id,
      id: overdueExceptionId,
      status: 'REQUESTED',
      reason: 'The wire leaves on Friday.',
      promisedOn: '2026-01-09',
      requestedBy: userIdOf(people.client_owner),
      requestedByName: 'Ada Quill',
      requestedAt: new Date(),
    })
    .execute();
  const online = await someOnlinePayment(t, {
    firmId: firm.id,
    clientId: client.id,
    invoiceId: invoice.id,
  });
  const { invite } = await makeInvite(t.db, ofOwner);
  /** Of another one, which is not sent again while it is tried. */
  const closure = await makeUndoneClosure(t.db, { courthouseId: FULTON_MAGISTRATE });
  const { code: inviteCode } = await makeInvite(t.db, ofOwner);
  const unsubscribing = { userId: userIdOf(people.client_owner), groups: ['progress'] as const };
  const unsubscribeToken =
    new URL(unsubscribeAddress(t.opened.deps, unsubscribing)).searchParams.get('token') ?? '';
  /** Waits for somebody of the company, who has a place already. */
  const { invite: ownInvite } = await makeInvite(t.db, { ...ofOwner, email: people.client_owner.email });
  return {
    ...base,
    lastName,
    invite,
    inviteCode,
    unsubscribeToken,
    ownInvite,
    landlord,
    rollPath,
    importId: imported.body.id,
    lease,
    otherProperty,
    people,
    housemates,
    walled,
    colleague,
    accessId,
    billItemId,
    envelopeId,
    robotJobId,
    courtPortalId,
    docketProposalId,
    commentId,
    templateId,
    tagId,
    flagId,
    ...asked,
    billingItemId,
    paymentId,
    checkIds,
    trust,
    chargedItemId,
    chargeId,
    invoiceLineId,
    invoiceRunId,
    overdueExceptionId,
    ...online,
    reminderId,
    specialApprovalId,
    approvalRequestId,
    stepId,
    closureId: closure.id,
    docket,
    invoice,
    record,
    notificationId,
    savedViewId,
    movedDateId,
    proposalId,
    requestId,
    sealed,
    writId,
    userIdOf,
  };
}

/** A template of the firm’s own, with one tag. */
async function makeTemplate(t: TestApp, firmId: string) {
  const [templateId, tagId] = [newId(), newId()];
  await t.db
    .insertInto('cases.documentTemplate')
    .values({ id: templateId, firmId, kind: 'PRACTICE', name: 'Practice', type: 'LAYOUT', moment: 'CLOSE' })
    .execute();
  const tag = { id: tagId, page: 1, x: 72, y: 72, width: 200, height: 18, type: 'TEXT', path: 'court.name' };
  const rest = { text: null, fieldName: null, option: null, condition: null };
  await t.db
    .insertInto('cases.documentTemplateVersion')
    .values({
      templateId,
      number: 1,
      status: 'DRAFT',
      layout: 'DISPOSSESSORY_AFFIDAVIT',
      pages: JSON.stringify([{ width: 612, height: 792 }]),
      tags: JSON.stringify([{ ...tag, ...rest }]),
    })
    .execute();
  return { templateId, tagId };
}

/** A flag that has ended, of the document that the sweep names: an open one would hold the case. */
async function flagPaper(
  t: TestApp,
  key: { firmId: string; clientId: string; caseId: string },
  { documents }: { documents: readonly { id: string; source: string }[] },
): Promise<string> {
  const id = newId();
  const documentId = documents.find(({ source }) => source === 'GENERATED')?.id ?? '';
  const said = { reason: 'OTHER' as const, comment: 'Cut off.', flaggedByName: 'A', flaggedAt: new Date() };
  const ended = { endedAt: new Date(), endedByName: 'A', outcome: 'WITHDRAWN' as const };
  await t.db
    .insertInto('cases.documentFlag')
    .values({ ...key, documentId, id, ...said, ...ended })
    .execute();
  return id;
}

/** A writ of an earlier judgment, which nothing moves any more. */
async function endedWrit(
  t: TestApp,
  key: { firmId: string; clientId: string; caseId: string },
): Promise<string> {
  const id = newId();
  const at = new Date();
  const of = { sequence: 1, kind: 'ORIGINAL' as const, status: 'CANCELLED' as const, requestedByName: 'A' };
  const times = { requestedAt: at, createdAt: at, updatedAt: at, endedAt: at };
  await t.db
    .insertInto('cases.writ')
    .values({ ...key, id, ...of, ...times })
    .execute();
  return id;
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

/** Another case of the tenant, which a court sealed, with its order. */
async function sealedCase(t: TestApp, given: { firmId: string; clientId: string; lawyerId: string }) {
  const { lawyerId, ...of } = given;
  const at = new Date('2026-03-02T15:00:00Z');
  const title = `Sequestered v. Nobody ${newId()}`;
  const caseDraftNumber = `D-${newId()}`;
  const { id } = await insertCase(t.db, {
    ...of,
    title,
    caseDraftNumber,
    stateCode: 'GA',
    status: 'CLOSED',
    sealedAt: at,
  });
  const [documentId, fileId] = [newId(), newId()];
  const file = { path: `uploads/${fileId}/file.pdf`, fileName: 'order.pdf', contentType: 'application/pdf' };
  await t.db
    .insertInto('jobs.storedFile')
    .values({ ...of, id: fileId, caseId: id, ...file, sizeBytes: 1, state: 'STORED', visibility: 'ALL' })
    .execute();
  await t.db
    .insertInto('cases.caseDocument')
    .values({
      ...of,
      caseId: id,
      id: documentId,
      kind: 'ORDER',
      title: 'Order',
      source: 'UPLOAD',
      status: 'READY',
      ...file,
    })
    .execute();
  await t.db
    .insertInto('cases.caseSeal')
    .values({
      ...of,
      id: newId(),
      caseId: id,
      reason: 'BY_ORDER',
      orderedOn: '2026-03-02',
      orderDocumentId: documentId,
      sealedBy: lawyerId,
      sealedByName: 'A test',
      sealedAt: at,
    })
    .execute();
  return { id, title, documentId };
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

/** An envelope that the post office is taking somewhere. */
async function mailEnvelope(t: TestApp, of: { firmId: string; clientId: string; caseId: string }) {
  const id = newId();
  const place = {
    addressLine1: '12 MAIN ST',
    addressLine2: null,
    city: 'ATLANTA',
    stateCode: 'GA',
    zipCode: '30316',
  };
  await t.db
    .insertInto('cases.envelope')
    .values({
      firmId: of.firmId,
      id,
      kind: 'DEFENDANT_COPY',
      status: 'CREATED',
      mailClass: 'FIRST_CLASS',
      returnReceipt: 'NONE',
      carrier: 'manual',
      weightOz: 1,
      recipient: JSON.stringify({ ...place, name: 'CALEB HOLLIS' }),
      sender: JSON.stringify({ ...place, name: 'QUILLON LLP' }),
      recipientName: 'CALEB HOLLIS',
      costCents: 78,
      createdBy: newId(),
      createdByName: 'A test',
      createdAt: new Date('2026-01-05T12:00:00Z'),
      askedAt: new Date('2026-01-05T12:00:00Z'),
    })
    .execute();
  await t.db
    .insertInto('cases.envelopeCase')
    .values({ ...of, envelopeId: id, position: 0, costCents: 78 })
    .execute();
  return id;
}

/** A check of the firm in each of its states, for the tenant's case; without a purpose that a call here asks for. */
async function someChecks(
  t: TestApp,
  { firm, client, record, generatedBy }: { firm: Row; client: Row; record: Row; generatedBy: string },
) {
  const ids = { GENERATED: newId(), AWAITING_APPROVAL: newId(), SUBMITTED: newId(), VOIDED: newId() };
  const states = Object.keys(ids) as (keyof typeof ids)[];
  for (const [index, status] of states.entries()) {
    const released = { number: 9_001, issuedOn: '2026-06-01', approvedBy: newId(), approvedByName: 'B' };
    const check = { firmId: firm.id, payeeKind: 'SHERIFF' as const, amountCents: 2_500 };
    await t.db
      .insertInto('cases.courtCheck')
      .values({
        ...check,
        id: ids[status],
        courthouseId: FULTON_MAGISTRATE,
        payeeName: 'Fulton County Marshal',
        status,
        batchId: newId(),
        generatedOn: '2026-06-01',
        generatedBy,
        generatedByName: 'A test',
        ...(status === 'SUBMITTED' && released),
      })
      .execute();
    await t.db
      .insertInto('cases.courtCheckLine')
      .values({
        ...check,
        checkId: ids[status],
        id: newId(),
        clientId: client.id,
        caseId: record.id,
        purpose: (['SERVICE', 'WRIT', 'WRIT_SERVICE', 'APPEAL'] as const)[index] ?? 'SERVICE',
        isLive: status !== 'VOIDED',
      })
      .execute();
  }
  return ids;
}
interface Row {
  id: string;
}

/** The firm takes payments online; one was begun and failed, a page of the practice bank waits, and news fits nothing. */
async function someOnlinePayment(
  t: TestApp,
  { firmId, clientId, invoiceId }: { firmId: string; clientId: string; invoiceId: string },
) {
  const { deps } = t.opened;
  const now = new Date();
  const account = await practiceAccount(deps, firmId);
  const connection = { id: newId(), provider: 'demonstration', account, status: 'READY' } as const;
  await t.db
    .insertInto('cases.paymentConnection')
    .values({ ...connection, firmId, connectedByName: 'Ada Quill', connectedAt: now })
    .execute();
  const attemptId = newId();
  await t.db
    .insertInto('cases.paymentAttempt')
    .values({
      firmId,
      clientId,
      id: attemptId,
      provider: 'demonstration',
      account,
      status: 'FAILED',
      amountCents: 100,
      isFeeKnown: true,
      payerId: null,
      payerName: 'Ada Quill',
      payerEmail: 'ap@company.example',
      isByLink: true,
      createdAt: now,
      askedAt: now,
    })
    .execute();
  await t.db
    .insertInto('cases.paymentAttemptInvoice')
    .values({ firmId, clientId, attemptId, invoiceId, amountCents: 100 })
    .execute();
  const eventId = `evt_${firmId}`;
  await t.db
    .insertInto('cases.paymentEvent')
    .values({
      firmId,
      eventId,
      type: 'charge.refunded',
      provider: 'demonstration',
      account,
      toldAt: now,
      receivedAt: now,
      status: 'UNMATCHED',
      reason: 'UNKNOWN_PAYMENT',
    })
    .execute();
  const page = await openPracticeSession(deps, {
    firmId,
    key: newId(),
    merchant: 'Quill',
    lines: [{ name: 'Invoice 1', amountCents: 100 }],
    successUrl: t.config.publicUrl,
    cancelUrl: t.config.publicUrl,
  });
  const link = payLinkAddress(deps, {
    firmId,
    clientId,
    email: 'ap@company.example',
    today: now.toISOString().slice(0, 10),
  });
  return {
    attemptId,
    eventId,
    practiceSession: page && 'sessionId' in page ? page.sessionId : '',
    payToken: link.split('#')[1] ?? '',
  };
}
