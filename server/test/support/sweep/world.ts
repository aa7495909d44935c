import { makeTrustRows } from '../trust-rows.ts';
import { readDocket } from '../docket-line.ts';
import type { Role } from '@writdesk/contract/permissions/roles';
import { makeUndoneClosure } from '../../../src/case-service/court-calendars/closure-factory.ts';
import { makeDocket } from '../../../src/case-service/dockets/docket-factory.ts';
import { makeInvoice } from '../../../src/case-service/invoices/invoice-factory.ts';
import { newId } from '../../../src/platform/ids.ts';
import { makeInvite } from '../../../src/user-service/invites/invite-factory.ts';
import { makeProperty } from '../../../src/user-service/properties/property-factory.ts';
import { makeLease } from '../../../src/user-service/rosters/lease-factory.ts';
import { makePropertyOwner } from '../../../src/user-service/property-owners/property-owner-factory.ts';
import { unsubscribeAddress } from '../../../src/user-service/notifications/index.ts';
import { makeUser } from '../../../src/user-service/users/user-factory.ts';
import { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import { askedSignature } from '../asked-signature.ts';
import { uploadRoll } from '../uploaded-roll.ts';
import { FULTON, FULTON_MAGISTRATE, firmWithAClient } from '../firm-with-a-client.ts';
import type { Person, TestApp } from '../harness.ts';
import { makeRecords } from './made.ts';
import {
  makeTemplate,
  failedPacket,
  flagPaper,
  endedWrit,
  makeRun,
  startDocumentRun,
  saveView,
  moveDate,
  proposeRule,
  sealedCase,
  keepAndLend,
  openAccount,
  caseOnDocket,
} from './case-rows.ts';
import { mailEnvelope, proposedCost, someChecks, someOnlinePayment } from './money-rows.ts';

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
  const colleagues = {
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
  const costPaymentId = await proposedCost(t, { firmId: firm.id, clientId: client.id, caseId: record.id });
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
  const packetId = await failedPacket(t, { firmId: firm.id, clientId: client.id, caseId: record.id });
  const flagId = await flagPaper(t, { firmId: firm.id, clientId: client.id, caseId: record.id }, record);
  const { id: paperId = '' } = record.documents.find(({ source }) => source === 'GENERATED') ?? {};
  const keys = { firmId: firm.id, clientId: client.id, caseId: record.id };
  const asked = await askedSignature(
    t,
    { ...keys, requestedBy: userIdOf(people.case_processor) },
    paperId,
    people.case_processor,
  );
  const { reportId, reportRunId } = await makeRun(t, { userId: userIdOf(people.lawyer), firmId: firm.id });
  const savedViewId = await saveView(t, { userId: userIdOf(people.firm_admin), firmId: firm.id });
  const movedDateId = await moveDate(t, { firmId: firm.id, clientId: client.id, caseId: record.id });
  const writId = await endedWrit(t, { firmId: firm.id, clientId: client.id, caseId: record.id });
  const proposalId = await proposeRule(t, { firmId: firm.id, userId: userIdOf(people.firm_admin) });
  const ofOwner = { clientId: client.id, createdBy: userIdOf(people.client_owner) };
  const documentRunId = await startDocumentRun(t, {
    firmId: firm.id,
    clientId: client.id,
    caseId: record.id,
    startedBy: userIdOf(people.lawyer),
  });
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
    colleagues,
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
    packetId,
    ...asked,
    billingItemId,
    paymentId,
    costPaymentId,
    checkIds,
    trust,
    chargedItemId,
    chargeId,
    invoiceLineId,
    documentRunId,
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
    reportId,
    reportRunId,
    movedDateId,
    proposalId,
    requestId,
    sealed,
    writId,
    userIdOf,
    made: await makeRecords(t, people),
  };
}
