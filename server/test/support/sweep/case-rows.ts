import { PDFDocument } from '@cantoo/pdf-lib';
import { cases } from '@writdesk/contract/cases/cases';
import { newId } from '../../../src/platform/ids.ts';
import { insertCase } from '../insert-case.ts';
import { addFile, caseFacts, firmWithAClient } from '../firm-with-a-client.ts';
import type { Person, TestApp } from '../harness.ts';

/** A template of the firm’s own, with one tag. */
export async function makeTemplate(t: TestApp, firmId: string) {
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
export async function flagPaper(
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

/** A packet for the writ that was too large: freezing another one of the case is possible. */
export async function failedPacket(
  t: TestApp,
  key: { firmId: string; clientId: string; caseId: string },
): Promise<string> {
  const id = newId();
  await t.db
    .insertInto('cases.packet')
    .values({
      ...key,
      id,
      number: 1,
      purpose: 'WRIT',
      documents: '[]',
      rule: '{}',
      contentHash: id,
      status: 'FAILED',
      failure: JSON.stringify({ code: 'ENVELOPE_TOO_LARGE', title: null }),
      frozenByName: 'A',
      frozenAt: new Date(),
    })
    .execute();
  return id;
}

/** A writ of an earlier judgment, which nothing moves any more. */
export async function endedWrit(
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
export async function saveView(t: TestApp, given: { userId: string; firmId: string }): Promise<string> {
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

/** Documents of the case that somebody has generated together with those of others. */
export async function startDocumentRun(
  t: TestApp,
  {
    firmId,
    clientId,
    caseId,
    startedBy,
  }: { firmId: string; clientId: string; caseId: string; startedBy: string },
): Promise<string> {
  const id = newId();
  await t.db
    .insertInto('cases.documentRun')
    .values({ firmId, id, startedBy, startedByName: 'Ada Quill', startedAt: new Date() })
    .execute();
  await t.db
    .insertInto('cases.documentRunCase')
    .values({ firmId, clientId, runId: id, caseId, position: 1, status: 'DONE' })
    .execute();
  return id;
}

/** A report of somebody of the firm, and one making of it. */
export async function makeRun(
  t: TestApp,
  { userId, firmId }: { userId: string; firmId: string },
): Promise<{ reportId: string; reportRunId: string }> {
  const [reportId, id] = [newId(), newId()];
  const at = new Date();
  await t.db
    .insertInto('cases.report')
    .values({
      userId,
      id: reportId,
      firmId,
      name: 'My week',
      kind: 'ATTORNEY_WEEK',
      period: 'NEXT_7_DAYS',
      format: 'CSV',
      frequency: 'ON_REQUEST',
      weekday: 1,
      monthDay: 1,
      hour: 7,
      timeZone: 'America/New_York',
      isPaused: false,
      createdAt: at,
    })
    .execute();
  const expiresAt = new Date(at.getTime() + 86_400_000);
  await t.db
    .insertInto('cases.reportRun')
    .values({
      userId,
      id,
      reportId,
      askedAt: at,
      status: 'DONE',
      format: 'CSV',
      madeAt: at,
      rows: 0,
      expiresAt,
    })
    .execute();
  return { reportId, reportRunId: id };
}

/** A date of the case that a change of the law moved. */
export async function moveDate(t: TestApp, given: { firmId: string; clientId: string; caseId: string }) {
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
export async function proposeRule(t: TestApp, { firmId, userId }: { firmId: string; userId: string }) {
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
      proposerFirmId: firmId,
      proposerFirmName: 'A firm',
      proposedAt: new Date('2026-06-12T15:00:00Z'),
    })
    .execute();
  return id;
}

/** Another case of the tenant, which a court sealed, with its order. */
export async function sealedCase(t: TestApp, given: { firmId: string; clientId: string; lawyerId: string }) {
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
export async function keepAndLend(
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
export async function openAccount(t: TestApp, person: Person): Promise<void> {
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
export async function caseOnDocket(
  t: TestApp,
  world: Awaited<ReturnType<typeof firmWithAClient>> & { docketId: string; lastName: string },
) {
  const { manager, processor } = world.people;
  const made = await t.call(cases.create, {
    as: manager,
    body: caseFacts(world, { lastName: world.lastName }),
  });
  const on = { params: { id: made.body.id } };
  const page = await onePage();
  await addFile(t, manager, made.body.id, 'NOTICE_PROOF', page);
  await t.call(cases.submit, { as: manager, ...on, body: { attestedBy: 'Wanda Beaufort' } });
  await t.call(cases.initialCheck, { as: processor, ...on, body: {} });
  await addFile(t, processor, made.body.id, 'LEASE', page);
  // Where the sweep begins: at court. How a case comes there is the journey's to prove.
  await t.db
    .updateTable('cases.evictionCase')
    .set({ status: 'FILED', filingStage: 'ACCEPTED' })
    .where('id', '=', made.body.id)
    .execute();
  const set = await t.call(cases.applyToDocket, {
    as: processor,
    ...on,
    body: { docketId: world.docketId, reason: 'The clerk set it.' },
  });
  if (set.status !== 200) throw new Error(`The case isn’t on its docket: ${JSON.stringify(set.body)}`);
  return set.body;
}

/** A PDF that can be read, as whatever is signed must be. */
async function onePage(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  return pdf.save();
}
