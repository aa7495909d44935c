import { account } from '@writdesk/contract/account/account';
import { cases } from '@writdesk/contract/cases/cases';
import { documents } from '@writdesk/contract/documents/documents';
import { packets } from '@writdesk/contract/packets/packets';
import type { SigningProof } from '@writdesk/contract/signatures/signature-values';
import { signatures } from '@writdesk/contract/signatures/signatures';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../test/support/case-desk.ts';
import { finishDocument, warmTypesetter } from '../../../test/support/finish-document.ts';
import { finishPacket, madePdf } from '../../../test/support/finish-packet.ts';
import { finishSignature } from '../../../test/support/finish-signature.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { formPdf } from '../../../test/support/form-pdf.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { PasskeyDevice } from '../../../test/support/passkey-device.ts';
import { pdfWords } from '../../../test/support/pdf-words.ts';
import { uploadPdf } from '../../../test/support/upload-pdf.ts';
import { standingClock } from '../../platform/clock.ts';
import { testIdentity } from '../../platform/pdf/index.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';

const PASSWORD = 'correct horse battery';
const proof: SigningProof = { kind: 'PASSWORD', password: PASSWORD };
const clock = standingClock('2026-06-12T14:00:00Z');
let t: TestApp;
let desk: CaseDesk;
let world: FirmWithAClient;
let people: FirmWithAClient['people'];
let strangers: FirmWithAClient['people'];
let lawyer: Person;
beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
  strangers = (await firmWithAClient(t)).people;
  lawyer = await lawyerOf('Imani', ['GA']);
  const { p12, password } = await testIdentity('Harlan & Pruitt LLP', clock.now());
  const body = { p12: Buffer.from(p12).toString('base64'), password };
  await ok(t.call(signatures.setSeal, { as: people.firmAdmin, body }));
  await warmTypesetter(t);
});
afterAll(() => t.close());

/** A lawyer of the firm who can prove that it is them. */
async function lawyerOf(firstName: string, barStates: string[]): Promise<Person> {
  const made = await makeUser(t.db, {
    roles: ['lawyer'],
    firmId: world.firm.id,
    barStates,
    firstName,
    lastName: 'Quillfeather',
    account: { accounts: t.opened.deps.accounts, password: PASSWORD },
  });
  return made.person;
}

/** A case in review whose affidavit is a real file. */
async function inReview() {
  const { id, generatedDocument } = await desk.at('REVIEW');
  const documentId = generatedDocument?.id ?? '';
  const { id: assignedLawyerId } = await t.db
    .selectFrom('users.appUser')
    .select('id')
    .where('accountId', '=', lawyer.accountId)
    .executeTakeFirstOrThrow();
  await t.db.updateTable('cases.evictionCase').set({ assignedLawyerId }).where('id', '=', id).execute();
  const status = { status: 'QUEUED' as const };
  await t.db.updateTable('cases.caseDocument').set(status).where('id', '=', documentId).execute();
  await finishDocument(t, documentId);
  return { id, documentId };
}
const read = (caseId: string, as: Person = people.processor) =>
  t.call(signatures.ofCase, { as, params: { caseId } });
const sign = (caseId: string, ids: string[], given: { as?: Person; proof?: SigningProof } = {}) =>
  t.call(signatures.sign, {
    as: given.as ?? lawyer,
    params: { caseId },
    body: { documentIds: ids, consents: true, proof: given.proof ?? proof },
  });
const signaturesOn = async (caseId: string, documentId: string) => {
  const { papers } = await ok(read(caseId));
  return papers.find((paper) => paper.documentId === documentId)?.signatures ?? [];
};
async function signed(caseId: string, documentId: string) {
  await ok(sign(caseId, [documentId]));
  const [signature] = await signaturesOn(caseId, documentId);
  await finishSignature(t, signature?.id ?? '');
  const [done] = await signaturesOn(caseId, documentId);
  if (!done?.file) throw new Error('The signed file wasn’t made.');
  return { signature: done, file: done.file };
}
const textOf = async (pdf: Buffer) =>
  (await pdfWords(pdf))
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
async function put(caseId: string, kind: string, content?: Buffer): Promise<string> {
  const path = await uploadPdf(t, people.processor, content ?? (await formPdf()), `${kind}.pdf`);
  const body = { documents: [{ path, kind, fileName: `${kind}.pdf` }] };
  const { documents: all } = await ok(
    t.call(cases.addDocuments, { as: people.processor, params: { id: caseId }, body }),
  );
  return all.find((document) => document.path === path)?.id ?? '';
}

describe('the lawyer’s signature', () => {
  test('has its file made again where it could not be made, and only then', async () => {
    const { id, documentId } = await inReview();
    await ok(sign(id, [documentId]));
    const [signature] = await signaturesOn(id, documentId);
    const params = { id: signature?.id ?? '' };
    const again = (as: Person = people.processor) => t.call(signatures.makeFile, { as, params });
    expect((await again()).body, 'it is being made').toMatchObject({ code: 'conflict' });
    await t.db.updateTable('cases.signature').set({ fileFailed: true }).where('id', '=', params.id).execute();
    expect((await again(people.manager)).status, 'the company doesn’t').toBe(403);
    expect((await again(strangers.processor)).status).toBe(404);
    expect(await ok(again())).toMatchObject({ fileFailed: false, file: null });
    expect((await again()).body, 'once').toMatchObject({ code: 'conflict' });
    expect((await finishSignature(t, params.id)).file).not.toBeNull();
    expect((await again()).body, 'it is there').toMatchObject({ code: 'conflict' });
  }, 120_000);

  test('stands at its line, with the bar number and the day, and evidence behind it; the file is sealed', async () => {
    const { id, documentId } = await inReview();
    const before = await ok(read(id, lawyer));
    expect(before).toMatchObject({
      maySign: true,
      signsAs: { name: 'Imani Quillfeather' },
      seal: { subject: 'Harlan & Pruitt LLP' },
    });
    const { signature, file } = await signed(id, documentId);
    expect(signature).toMatchObject({
      status: 'SIGNED',
      kind: 'ATTORNEY',
      proof: 'PASSWORD',
      isSuperseded: false,
    });
    expect(file.isSealed).toBe(true);
    const words = await textOf(await madePdf(t, file.path));
    expect(words.match(/\/s\/ Imani Quillfeather/g), 'at the line and in the evidence').toHaveLength(2);
    expect(words).toContain(`GA Bar No. ${before.signsAs?.barNumber} · 2026-06-12`);
    const trail = await t.db
      .selectFrom('cases.auditEvent')
      .select(['action', 'seq', 'hash', 'actorId'])
      .where('subjectId', '=', id)
      .where('action', 'like', 'signature.%')
      .orderBy('seq')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['signature.sign', 'signature.make']);
    const whole = words.replaceAll(/[\s\u200B]/g, '');
    expect(whole, 'its entry of the trail').toContain(`No.${trail[0]?.seq},${trail[0]?.hash}`);
    expect(words).toContain('I agree to sign this document electronically');
  }, 120_000);

  test('takes a second factor where the lawyer has one: the password alone is not enough', async () => {
    const own = await lawyerOf('Odalys', ['GA']);
    const { body } = await t.call(account.beginTotp, { as: own, body: { password: PASSWORD } });
    const codeAt = (seconds: number) =>
      new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({
        timestamp: clock.now().getTime() + seconds * 1_000,
      });
    await ok(t.call(account.confirmTotp, { as: own, body: { code: codeAt(-30) } }));
    const { id, documentId } = await inReview();
    const refused = await sign(id, [documentId], { as: own });
    expect(refused).toMatchObject({ status: 409, body: { code: 'confirm_needed' } });
    const wrong = await sign(id, [documentId], { as: own, proof: { kind: 'CODE', code: '000000' } });
    expect(wrong).toMatchObject({ status: 409, body: { code: 'code_wrong' } });
    const code: SigningProof = { kind: 'CODE', code: codeAt(0) };
    await ok(sign(id, [documentId], { as: own, proof: code }));
    const other = await inReview();
    expect(
      await sign(other.id, [other.documentId], { as: own, proof: code }),
      'a code is used once',
    ).toMatchObject({
      body: { code: 'code_wrong' },
    });

    const device = new PasskeyDevice(t.config.publicUrl);
    const begun = await ok(t.call(account.beginPasskey, { as: own, body: { password: PASSWORD } }));
    const credential = device.register(begun.options);
    await ok(t.call(account.confirmPasskey, { as: own, body: { name: 'Phone', credential } }));
    const offer = await ok(t.call(account.beginProof, { as: own }));
    expect(offer.kinds).toEqual(['PASSKEY', 'CODE']);
    const challenge = { challenge: offer.passkey?.challenge ?? '' };
    const answer = (of: { challenge: string }, trick = {}) =>
      ({ kind: 'PASSKEY', answer: device.answer(of, trick) }) as SigningProof;
    const elsewhere = answer(challenge, { origin: 'https://evil.example' });
    expect(await sign(other.id, [other.documentId], { as: own, proof: elsewhere })).toMatchObject({
      body: { code: 'passkey_refused' },
    });
    const again = await ok(t.call(account.beginProof, { as: own }));
    const right = answer({ challenge: again.passkey?.challenge ?? '' });
    await ok(sign(other.id, [other.documentId], { as: own, proof: right }));
    expect(await signaturesOn(other.id, other.documentId)).toMatchObject([{ proof: 'PASSKEY' }]);
  }, 120_000);

  test('is nobody else’s: another role, another state, another firm, a wrong password', async () => {
    const { id, documentId } = await inReview();
    expect(await sign(id, [documentId], { as: people.processor })).toMatchObject({ status: 403 });
    expect(await sign(id, [documentId], { as: people.manager })).toMatchObject({ status: 403 });
    const texan = await lawyerOf('Texan', ['TX']);
    expect(await sign(id, [documentId], { as: texan })).toMatchObject({ body: { code: 'lawyer_bar_state' } });
    expect(await sign(id, [documentId], { as: strangers.lawyer })).toMatchObject({ status: 404 });
    expect(await read(id, strangers.lawyer)).toMatchObject({ status: 404 });
    expect(await read(id, people.manager)).toMatchObject({ status: 403 });
    const password: SigningProof = { kind: 'PASSWORD', password: 'something else' };
    expect(await sign(id, [documentId], { proof: password })).toMatchObject({
      status: 409,
      body: { code: 'wrong_password', errors: [{ path: 'proof.password' }] },
    });
    const body = { documentIds: [documentId], proof };
    expect(
      await t.send('POST', `/api/case-service/signatures/sign/${id}`, { as: lawyer, body }),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'consents' }] },
    });
    expect(await signaturesOn(id, documentId)).toEqual([]);
  });

  test('is given once, on a paper that says what the case says', async () => {
    const { id, documentId } = await inReview();
    const two = await Promise.all([sign(id, [documentId]), sign(id, [documentId])]);
    expect(two.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await signaturesOn(id, documentId)).toHaveLength(1);
    const other = await inReview();
    await t.db
      .updateTable('cases.evictionCase')
      .set({ plaintiffName: 'Somebody Else LLC' })
      .where('id', '=', other.id)
      .execute();
    expect(await sign(other.id, [other.documentId])).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'documentIds.0', code: 'paper_stale' }] },
    });
    expect(await sign(other.id, [documentId]), 'of another case').toMatchObject({
      body: { errors: [{ path: 'documentIds.0', code: 'no_such_document' }] },
    });
  }, 60_000);

  test('stays when a new document is made, marked as superseded', async () => {
    const { id, documentId } = await inReview();
    await signed(id, documentId);
    const again = { as: people.processor, params: { id: documentId }, body: { caseId: id } };
    const made = await ok(t.call(documents.regenerate, again));
    await finishDocument(t, made.id);
    const { papers } = await ok(read(id));
    expect(papers.find((paper) => paper.documentId === documentId)).toMatchObject({
      isSuperseded: true,
      signatures: [{ status: 'SIGNED', isSuperseded: true, file: { isSealed: true } }],
    });
    expect(papers.find((paper) => paper.documentId === made.id)).toMatchObject({
      isSuperseded: false,
      signatures: [],
    });
  }, 60_000);
});

describe('a copy', () => {
  const verify = async (content: Buffer, as: Person = people.processor) => {
    const path = await uploadPdf(t, as, content, 'copy.pdf');
    return ok(t.call(signatures.verify, { as, body: { path } }));
  };

  test('is intact, changed or unknown, and names its signers', async () => {
    const { id, documentId } = await inReview();
    const { file } = await signed(id, documentId);
    const pdf = await madePdf(t, file.path);
    expect(await verify(pdf)).toMatchObject({
      verdict: 'INTACT',
      caseId: id,
      signers: [{ name: 'Imani Quillfeather', kind: 'ATTORNEY', proof: 'PASSWORD' }],
      seal: { subject: 'Harlan & Pruitt LLP', isOurs: true, isWhole: true },
    });
    const changed = Buffer.from(pdf);
    const at = changed.indexOf('stream') + 40;
    changed[at] = (changed[at] ?? 0) ^ 0xff;
    expect(await verify(changed)).toMatchObject({ verdict: 'CHANGED', caseId: id, seal: null });
    expect(await verify(Buffer.concat([pdf, Buffer.from('\n%%EOF\n')]))).toMatchObject({
      verdict: 'CHANGED',
    });
    expect(await verify(await formPdf())).toMatchObject({ verdict: 'UNKNOWN', caseId: null, signers: [] });
    // Another firm learns nothing of it but whose seal it has.
    expect(await verify(pdf, strangers.processor)).toMatchObject({
      verdict: 'UNKNOWN',
      caseId: null,
      title: null,
      signers: [],
      seal: { isOurs: false, isWhole: true },
    });
  }, 120_000);
});

test.each([
  ['is damaged', Buffer.from('%PDF-1.7\nnothing of a PDF'), 'pdf_broken'],
  [
    'has no pages',
    Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>'),
    'pdf_broken',
  ],
])(
  'what %s is signed by nobody, and the reply names it',
  async (_, content, code) => {
    const { id, documentId } = await inReview();
    const brokenId = await put(id, 'NOTICE_PROOF', content);
    const refused = (path: string) => ({
      status: 400,
      body: { code: 'file_refused', errors: [{ path, code }] },
    });
    expect(await sign(id, [documentId, brokenId])).toMatchObject(refused('documentIds.1'));
    const asked = {
      documentId: brokenId,
      signerName: 'Ana Ruiz',
      signerTitle: 'Manager',
      language: 'en' as const,
    };
    const request = { ...asked, signerEmail: `ana-${id}@magnolia.example` };
    const params = { caseId: id };
    expect(await t.call(signatures.request, { as: people.processor, params, body: request })).toMatchObject(
      refused('documentId'),
    );
    const record = (given: { documentId: string; scanDocumentId: string }) => {
      const { signerName, signerTitle } = asked;
      const body = { kind: 'AGENT' as const, signerName, signerTitle, signedOn: '2026-06-11', ...given };
      return t.call(signatures.record, { as: people.processor, params, body });
    };
    expect(await record({ documentId: brokenId, scanDocumentId: documentId })).toMatchObject(
      refused('documentId'),
    );
    expect(await record({ documentId, scanDocumentId: brokenId })).toMatchObject(refused('scanDocumentId'));
    expect(await signaturesOn(id, documentId), 'nothing is left behind').toEqual([]);
  },
  60_000,
);

describe('the seal of a firm', () => {
  test('is set by its administrator, from a file that opens', async () => {
    const { p12, password } = await testIdentity('Another Name LLP', clock.now());
    const body = { p12: Buffer.from(p12).toString('base64'), password: 'wrong' };
    const set = (as: Person, given = body) => t.call(signatures.setSeal, { as, body: given });
    expect((await set(people.lawyer)).status).toBe(403);
    expect(await set(people.firmAdmin)).toMatchObject({ status: 400, body: { errors: [{ path: 'p12' }] } });
    const rows = await t.db.selectFrom('cases.firmSeal').select('sealedIdentity').execute();
    expect(JSON.stringify(rows)).not.toContain(body.p12.slice(0, 40));
    const old = await testIdentity('Old', new Date('2020-01-01T00:00:00Z'));
    const over = { p12: Buffer.from(old.p12).toString('base64'), password: old.password };
    expect(await set(people.firmAdmin, over)).toMatchObject({ body: { errors: [{ code: 'seal_over' }] } });
    expect((await set(strangers.firmAdmin, { ...body, password })).body).toMatchObject({
      seal: { subject: 'Another Name LLP', isTest: true },
    });
    const mine = await ok(t.call(signatures.seal, { as: people.processor }));
    expect(mine.seal?.subject).toBe('Harlan & Pruitt LLP');
  }, 60_000);

  test('is on the packet that leaves, which takes the signed file', async () => {
    const { id, documentId } = await inReview();
    await put(id, 'NOTICE_PROOF');
    await ok(sign(id, [documentId]));
    await ok(t.call(cases.sendForFiling, { as: lawyer, params: { id }, body: {} }));
    const freeze = async () => {
      const { parts } = await ok(
        t.call(packets.ofCase, {
          as: people.processor,
          params: { caseId: id },
          query: { purpose: 'FILING' },
        }),
      );
      const documentIds = parts.flatMap(({ document }) => (document ? [document.id] : []));
      const body = { purpose: 'FILING' as const, documentIds };
      return t.call(packets.freeze, { as: people.processor, params: { caseId: id }, body });
    };
    expect(await freeze(), 'while the signed file is being made').toMatchObject({ status: 400 });
    const [signature] = await signaturesOn(id, documentId);
    await finishSignature(t, signature?.id ?? '');
    const frozen = await ok(freeze(), 201);
    expect(frozen.documents[0]).toMatchObject({ id: documentId, isSigned: true });
    await finishPacket(t, frozen.id);
    const { packets: all } = await ok(
      t.call(packets.ofCase, { as: people.processor, params: { caseId: id }, query: { purpose: 'FILING' } }),
    );
    const [file] = all[0]?.files ?? [];
    expect(file).toMatchObject({ isSealed: true });
    const pdf = await madePdf(t, file?.path ?? '');
    expect(await textOf(pdf)).toContain('/s/ Imani Quillfeather');
    const path = await uploadPdf(t, people.processor, pdf, 'packet.pdf');
    expect(await ok(t.call(signatures.verify, { as: people.processor, body: { path } }))).toMatchObject({
      verdict: 'INTACT',
      title: 'Filing packet 1',
    });
  }, 120_000);
});
