import { caseSeals } from '@writdesk/contract/case-seals/case-seals';
import { cases } from '@writdesk/contract/cases/cases';
import { documents } from '@writdesk/contract/documents/documents';
import { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { signatures } from '@writdesk/contract/signatures/signatures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../test/support/case-desk.ts';
import { finishDocument, warmTypesetter } from '../../../test/support/finish-document.ts';
import { finishSignature } from '../../../test/support/finish-signature.ts';
import { addFile, firmWithAClient, type FirmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { formPdf } from '../../../test/support/form-pdf.ts';
import { testApp, type TestApp } from '../../../test/support/harness.ts';
import { pdfWords } from '../../../test/support/pdf-words.ts';
import { uploadPdf } from '../../../test/support/upload-pdf.ts';
import { standingClock } from '../../platform/clock.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { signature as shape } from '@writdesk/contract/signatures/signature-values';

const clock = standingClock('2026-06-12T14:00:00Z');
let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
let people: FirmWithAClient['people'];
let strangers: FirmWithAClient['people'];
beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
  strangers = (await firmWithAClient(t)).people;
  await warmTypesetter(t);
});
afterAll(() => t.close());

async function inReview() {
  const { id, generatedDocument } = await desk.at('REVIEW');
  const documentId = generatedDocument?.id ?? '';
  const status = { status: 'QUEUED' as const };
  await t.db.updateTable('cases.caseDocument').set(status).where('id', '=', documentId).execute();
  await finishDocument(t, documentId);
  return { id, documentId };
}
let asked = 0;
const newSigner = () => `wanda${(asked += 1)}@company.example`;
const request = (caseId: string, documentId: string, as = people.processor, signerEmail = newSigner()) =>
  t.call(signatures.request, {
    as,
    params: { caseId },
    body: {
      documentId,
      signerName: 'Wanda  Beaufort',
      signerTitle: 'Regional manager',
      signerEmail,
    },
  });
/** The code of the newest link to somebody, as their mail has it. */
async function codeTo(email: string): Promise<string> {
  const { bodyText } = await t.db
    .selectFrom('jobs.mailOutbox')
    .select('bodyText')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\/sign#(\S+)/.exec(bodyText)?.[1] ?? '';
}
async function linked() {
  const { id, documentId } = await inReview();
  const made = await ok(request(id, documentId), 201);
  return { id, documentId, made, code: await codeTo(made.signerEmail ?? '') };
}
const readLink = (code: string) => t.call(signatures.readLink, { body: { code } });
const pagesTo = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ page: index + 1, seenAt: '2026-06-12T14:05:00Z' }));
const signLink = (code: string, pages: number, name = 'Wanda Beaufort') =>
  t.call(signatures.signLink, {
    body: { code, name, pages: pagesTo(pages), consents: true, swears: true },
  });
/** The standing clock gives an address no new minute. */
const forgetCalls = () => t.db.deleteFrom('jobs.rateLimit').where('name', '=', 'open').execute();
const rowOf = (id: string) =>
  t.db.selectFrom('cases.signature').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a signing link', () => {
  test('shows the document and the oath, and signs with every page seen and the name typed', async () => {
    const { id, documentId, made, code } = await linked();
    const shown = await ok(readLink(code));
    expect(shown).toMatchObject({ signerName: 'Wanda  Beaufort', title: 'Dispossessory affidavit' });
    expect(shown.oath).toContain('I swear or affirm');
    const { pathname, search } = new URL(shown.url);
    const file = await t.app.server.inject({ method: 'GET', url: pathname + search });
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await signLink(code, shown.pages - 1)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'pages' }] },
    });
    expect(await signLink(code, shown.pages, 'Somebody Else')).toMatchObject({
      body: { errors: [{ path: 'name', code: 'signature_name' }] },
    });
    await ok(signLink(code, shown.pages));
    const row = await finishSignature(t, made.id);
    expect(row).toMatchObject({ status: 'SIGNED', proof: 'LINK', kind: 'AGENT' });
    const signed = shape.shape.file.parse(row.file);
    const stored = await t.opened.deps.storage.get(signed?.path ?? '');
    if (!stored) throw new Error('The signed file is gone.');
    const { buffer } = await import('node:stream/consumers');
    const words = (await pdfWords(await buffer(stored))).map(({ text }) => text).join(' ');
    expect(words).toContain('I swear or affirm');
    expect(words).toContain('Regional manager');
    const trail = await t.db
      .selectFrom('cases.auditEvent')
      .select(['action', 'actorName'])
      .where('subjectId', '=', id)
      .where('action', 'like', 'signature.%')
      .orderBy('seq')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual([
      'signature.request',
      'signature.open',
      'signature.sign',
      'signature.make',
    ]);
    expect(trail[2]?.actorName).toContain('Wanda  Beaufort');
    expect(documentId).toBe(row.documentId);
  }, 90_000);

  test('works once: of two at the same time one finds it used, and nothing is open after', async () => {
    const { made, code } = await linked();
    const { pages } = await ok(readLink(code));
    const two = await Promise.all([signLink(code, pages), signLink(code, pages)]);
    expect(two.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await readLink(code)).toMatchObject({ status: 409, body: { code: 'signature_link_used' } });
    const reason = { code, reason: 'It names another tenant.' };
    expect((await t.call(signatures.declineLink, { body: reason })).status).toBe(409);
    expect((await rowOf(made.id)).reason).toBeNull();
  }, 60_000);

  test('is over after seven days, is withdrawn, and is known to nobody else', async () => {
    const { made, code } = await linked();
    expect(JSON.stringify(await rowOf(made.id)), 'the code is nowhere').not.toContain(code);
    for (const wrong of ['x', `${code.slice(0, -1)}${code.endsWith('a') ? 'b' : 'a'}`])
      expect(await readLink(wrong)).toMatchObject({ status: 404, body: { code: 'signature_link_unknown' } });
    await t.db
      .updateTable('cases.signature')
      .set({ expiresAt: new Date('2026-06-12T13:59:59Z') })
      .where('id', '=', made.id)
      .execute();
    expect(await readLink(code)).toMatchObject({ status: 410, body: { code: 'signature_link_expired' } });
    const other = await linked();
    const withdraw = (as = people.processor) =>
      t.call(signatures.withdraw, { as, params: { id: other.made.id } });
    expect((await withdraw(strangers.processor)).status).toBe(404);
    expect((await withdraw(people.manager)).status).toBe(403);
    expect(await ok(withdraw())).toMatchObject({ status: 'WITHDRAWN' });
    expect((await withdraw()).status, 'it isn’t open any more').toBe(409);
    expect(await readLink(other.code)).toMatchObject({ body: { code: 'signature_link_withdrawn' } });
  }, 60_000);

  test('shows and takes nothing while a court keeps the case sealed', async () => {
    const { id, made, code } = await linked();
    const { pages, url } = await ok(readLink(code));
    const { documents: papers } = await addFile(t, people.lawyer, id, 'ORDER');
    const orderDocumentId = papers.findLast(({ kind }) => kind === 'ORDER')?.id ?? '';
    const body = { reason: 'BY_ORDER' as const, orderedOn: '2026-06-11', orderDocumentId };
    await ok(t.call(caseSeals.seal, { as: people.lawyer, params: { id }, body }), 201);
    const decline = () => t.call(signatures.declineLink, { body: { code, reason: 'This is not my case.' } });
    for (const reply of [await readLink(code), await signLink(code, pages), await decline()])
      expect(reply).toMatchObject({ status: 410, body: { code: 'signature_link_withdrawn' } });
    expect(await rowOf(made.id)).toMatchObject({ status: 'REQUESTED' });
    const { pathname, search } = new URL(url);
    expect((await t.app.server.inject({ url: pathname + search })).statusCode).toBe(403);
    const lifted = { reason: 'The order was vacated' };
    await ok(t.call(caseSeals.unseal, { as: people.lawyer, params: { id }, body: lifted }));
    await ok(signLink(code, pages));
  }, 60_000);

  test('ends with whoever asked for it and with its signer: without a place, or the right to ask, it shows and takes nothing', async () => {
    const { person: asker, user } = await makeUser(t.db, {
      roles: ['case_processor'],
      firmId: world.firm.id,
    });
    const { user: signer } = await makeUser(t.db, { roles: ['client_manager'], clientId: world.client.id });
    const { id, documentId } = await inReview();
    const { signerEmail } = await ok(request(id, documentId, asker, signer.email), 201);
    const code = await codeTo(signerEmail ?? '');
    const { pages, url } = await ok(readLink(code));
    const withdrawn = { status: 410, body: { code: 'signature_link_withdrawn' } };
    const read = async () =>
      (await t.app.server.inject({ url: new URL(url).pathname + new URL(url).search })).statusCode;
    expect(await read()).toBe(200);
    const set = (userId: string, changes: object) =>
      t.db.updateTable('users.appUser').set(changes).where('id', '=', userId).execute();
    const closed = [
      [user.id, { active: false }, { active: true }],
      [user.id, { roles: ['firm_billing'] }, { roles: ['case_processor'] }],
      [signer.id, { active: false }, { active: true }],
    ] as const;
    await forgetCalls();
    for (const [userId, changed, back] of closed) {
      await set(userId, changed);
      expect(await readLink(code)).toMatchObject(withdrawn);
      expect(await signLink(code, pages)).toMatchObject(withdrawn);
      expect(await read()).toBe(403);
      await set(userId, back);
    }
    // They left for a firm, where the same address is somebody's who works.
    await set(signer.id, { active: false, accountId: null });
    const elsewhere = (await firmWithAClient(t)).firm.id;
    const { user: moved } = await makeUser(t.db, {
      roles: ['case_processor'],
      firmId: elsewhere,
      email: signer.email,
    });
    expect(await readLink(code)).toMatchObject(withdrawn);
    expect(await signLink(code, pages)).toMatchObject(withdrawn);
    await set(moved.id, { active: false, accountId: null });
    await set(signer.id, { active: true, accountId: signer.accountId });
    expect((await signLink(code, pages)).status).toBe(200);
    await forgetCalls();
  });

  test('ends while a wall keeps whoever asked for it from the case', async () => {
    const { person: asker, user } = await makeUser(t.db, {
      roles: ['case_processor'],
      firmId: world.firm.id,
    });
    const { id, documentId } = await inReview();
    const { id: signatureId, signerEmail } = await ok(request(id, documentId, asker), 201);
    const code = await codeTo(signerEmail ?? '');
    const { pages, url } = await ok(readLink(code));
    const read = async () =>
      (await t.app.server.inject({ url: new URL(url).pathname + new URL(url).search })).statusCode;
    const wall = { userId: user.id, reason: 'The tenant’s sister' };
    const raised = await t.call(ethicalWalls.raise, { as: people.firmAdmin, params: { id }, body: wall });
    expect(raised.status).toBe(201);
    const decline = () => t.call(signatures.declineLink, { body: { code, reason: 'This is not my case.' } });
    for (const reply of [await readLink(code), await signLink(code, pages), await decline()])
      expect(reply).toMatchObject({ status: 410, body: { code: 'signature_link_withdrawn' } });
    expect(await read()).toBe(403);
    expect(await rowOf(signatureId)).toMatchObject({ status: 'REQUESTED' });
    await forgetCalls();
  });

  test('signs no document that was replaced or whose facts changed', async () => {
    const stale = await linked();
    const { pages } = await ok(readLink(stale.code));
    await t.db
      .updateTable('cases.evictionCase')
      .set({ plaintiffName: 'Somebody Else LLC' })
      .where('id', '=', stale.id)
      .execute();
    expect(await signLink(stale.code, pages)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const again = { as: people.processor, params: { id: stale.documentId }, body: { caseId: stale.id } };
    await ok(t.call(documents.regenerate, again));
    for (const reply of [await readLink(stale.code), await signLink(stale.code, pages)])
      expect(reply).toMatchObject({ status: 410, body: { code: 'signature_link_withdrawn' } });
    expect(await rowOf(stale.made.id)).toMatchObject({ status: 'WITHDRAWN', signedAt: null });
    const trail = await t.db
      .selectFrom('cases.auditEvent')
      .select('data')
      .where('subjectId', '=', stale.id)
      .where('action', '=', 'signature.withdraw')
      .execute();
    expect(trail).toEqual([
      { data: expect.objectContaining({ signatureId: stale.made.id, endsWithDocument: true }) },
    ]);
    const papers = await ok(
      t.call(signatures.ofCase, { as: people.processor, params: { caseId: stale.id } }),
    );
    expect(papers.papers.find(({ documentId }) => documentId === stale.documentId)).toMatchObject({
      isSuperseded: true,
      signatures: [{ status: 'WITHDRAWN' }],
    });
  }, 60_000);

  test('of several, ends with the document alone where it is open: what was signed stays signed', async () => {
    const { id, documentId, made, code } = await linked();
    const { pages } = await ok(readLink(code));
    await ok(signLink(code, pages));
    const open = await ok(request(id, documentId), 201);
    const other = await linked();
    const again = { as: people.processor, params: { id: documentId }, body: { caseId: id } };
    await ok(t.call(documents.regenerate, again));
    expect((await rowOf(made.id)).status).toBe('SIGNED');
    expect((await rowOf(open.id)).status).toBe('WITHDRAWN');
    expect((await rowOf(other.made.id)).status, 'of another case').toBe('REQUESTED');
  }, 60_000);

  test('to an upload ends when somebody takes the upload off the case', async () => {
    const { id } = await inReview();
    const path = await uploadPdf(t, people.processor, await formPdf());
    const body = { documents: [{ path, kind: 'OTHER', title: 'Lease', fileName: 'lease.pdf' }] };
    const added = await ok(t.call(cases.addDocuments, { as: people.processor, params: { id }, body }));
    const upload = added.documents.find((document) => document.path === path)?.id ?? '';
    const made = await ok(request(id, upload), 201);
    await ok(t.call(documents.remove, { as: people.processor, params: { id: upload } }));
    expect((await rowOf(made.id)).status).toBe('WITHDRAWN');
  }, 60_000);

  test('is asked for by the firm alone, and of one address once at a time', async () => {
    const { id, documentId } = await inReview();
    expect((await request(id, documentId, people.manager)).status).toBe(403);
    expect((await request(id, documentId, strangers.processor)).status).toBe(404);
    const first = await ok(request(id, documentId), 201);
    asked -= 1;
    expect(await request(id, documentId)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'signerEmail', code: 'signature_open_request' }] },
    });
    expect(first.status).toBe('REQUESTED');
  }, 60_000);
});

describe('a notary', () => {
  const base = { kind: 'NOTARY' as const, signedOn: '2026-06-12' };
  const commission = {
    commissionNumber: 'W-001122',
    commissionExpiresOn: '2028-01-31',
    stateCode: 'GA',
    county: 'Fulton',
  };
  const remote = { technology: 'Practice video', session: 'S-42', recordingAt: 'Vault of the notary, box 7' };
  const record = (caseId: string, body: object) =>
    t.send('POST', `/api/case-service/signatures/record/${caseId}`, { as: people.processor, body });

  test('by video leaves session and recording, and is neither the lawyer nor who swears', async () => {
    const { id, documentId, code } = await linked();
    const by = (signerName: string, changes: object = {}) =>
      record(id, { ...base, documentId, signerName, notary: { ...commission, remote, ...changes } });
    const first = await by('Nora Public');
    expect(first).toMatchObject({ status: 400, body: { errors: [{ code: 'signature_before_oath' }] } });
    const { pages } = await ok(readLink(code));
    await ok(signLink(code, pages));
    expect(await by('WANDA Q. Beaufort')).toMatchObject({
      body: { errors: [{ path: 'signerName', code: 'signature_notary_lawyer' }] },
    });
    const { assignedLawyerId } = await t.db
      .selectFrom('cases.evictionCase')
      .select('assignedLawyerId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const lawyer = await t.db
      .selectFrom('users.appUser')
      .select(['firstName', 'lastName'])
      .where('id', '=', assignedLawyerId ?? '')
      .executeTakeFirst();
    if (lawyer)
      expect(await by(`${lawyer.firstName} ${lawyer.lastName}, Esq.`)).toMatchObject({
        body: { errors: [{ code: 'signature_notary_lawyer' }] },
      });
    expect(await by('Nora Public', { commissionExpiresOn: '2026-06-11' })).toMatchObject({
      body: { errors: [{ path: 'notary.commissionExpiresOn' }] },
    });
    const done = await by('Nora Public');
    expect(done).toMatchObject({ status: 201, body: { method: 'REMOTE', notary: { remote } } });
  }, 60_000);

  test('in person, and ink, need the scan, another document of the case', async () => {
    const { id, documentId } = await inReview();
    const ink = { kind: 'AGENT', documentId, signerName: 'Wanda Beaufort', signedOn: '2026-06-12' };
    expect(await record(id, ink)).toMatchObject({ body: { errors: [{ path: 'scanDocumentId' }] } });
    expect(await record(id, { ...ink, scanDocumentId: documentId })).toMatchObject({
      body: { errors: [{ path: 'scanDocumentId' }] },
    });
    const path = await uploadPdf(t, people.processor, await formPdf(), 'scan.pdf');
    const body = { documents: [{ path, kind: 'OTHER', fileName: 'scan.pdf' }] };
    const { documents: all } = await ok(
      t.call(cases.addDocuments, { as: people.processor, params: { id }, body }),
    );
    const scanDocumentId = all.find((document) => document.path === path)?.id ?? '';
    const made = await record(id, { ...ink, scanDocumentId });
    expect(made).toMatchObject({ status: 201, body: { method: 'INK', proof: 'RECORDED' } });
    const row = await finishSignature(t, String(made.body['id']));
    expect(shape.shape.file.parse(row.file)).toMatchObject({ isSealed: false });
    const future = { ...ink, scanDocumentId, signedOn: '2026-06-14' };
    expect(await record(id, future)).toMatchObject({ body: { errors: [{ path: 'signedOn' }] } });
  }, 60_000);
});
