import { documents } from '@writdesk/contract/documents/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseDesk, type CaseDesk } from '../../../test/support/case-desk.ts';
import { finishDocument, warmTypesetter } from '../../../test/support/finish-document.ts';
import { addFile, firmWithAClient, type FirmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { testApp, type TestApp } from '../../../test/support/harness.ts';
import { pdfWords } from '../../../test/support/pdf-words.ts';
import { standingClock } from '../../platform/clock.ts';

let t: TestApp;
let desk: CaseDesk;
let people: FirmWithAClient['people'];
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  const world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
  await warmTypesetter(t);
});
afterAll(() => t.close());

/** The affidavit of a case as it is made now, in one line. */
async function affidavitOf(caseId: string, documentId: string): Promise<string> {
  const again = { as: people.processor, params: { id: documentId }, body: { caseId } };
  const { body } = await t.call(documents.regenerate, again);
  const { pdf, document } = await finishDocument(t, body.id);
  expect(document.failure).toBeNull();
  return (await pdfWords(pdf))
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

describe('the affidavit', () => {
  test('says what the case says, and nothing that nobody said', async () => {
    const { id, generatedDocument } = await desk.at('INITIAL_CHECK');
    const documentId = generatedDocument?.id ?? '';
    const words = await affidavitOf(id, documentId);
    expect(words).toContain('José Núñez');
    expect(words).toContain('posting it in a sealed envelope conspicuously on the door');
    // The notice of June 5 ends after three business days, and the page says on which.
    expect(words).toContain('The time given ended on June 10, 2026');
    expect(words).toContain('$3,700.00');
    expect(words).toContain('Draft, not reviewed by a Georgia lawyer');
    // A person attested it, as the company's agent; a company takes no oath.
    expect(words).toContain('Wanda Beaufort');
    expect(words).toContain('Agent of');
  });

  test('leaves a line where nobody said how the notice was given', async () => {
    const { id, generatedDocument } = await desk.at('INITIAL_CHECK');
    await t.db
      .updateTable('cases.caseEviction')
      .set({ noticeMethod: null })
      .where('caseId', '=', id)
      .execute();
    const words = await affidavitOf(id, generatedDocument?.id ?? '');
    expect(words).not.toContain('posting it');
    expect(words).not.toContain('delivery to the premises');
  });
});

describe('a case that comes back from the company', () => {
  const submit = (id: string) =>
    t.send('POST', `/api/case-service/case/submit/${id}`, { as: people.manager, body: {} });
  async function sendBack(id: string) {
    const body = { reasonCodes: ['LEDGER_MISMATCH'], comment: 'The rent roll is missing.' };
    const path = `/api/case-service/case/send-back-to-client/${id}`;
    expect((await t.send('POST', path, { as: people.processor, body })).status).toBe(200);
  }

  test('isn’t submitted while a document is missing that a step asks for', async () => {
    const { id } = await desk.at('INITIAL_CHECK');
    await sendBack(id);
    const step = await t.db
      .selectFrom('cases.caseStep')
      .select(['id', 'configureAction'])
      .where('caseId', '=', id)
      .where('state', 'in', ['ACTIVE', 'DONE'])
      .executeTakeFirstOrThrow();
    const asked = { ...(step.configureAction as object), requiredDocuments: ['Rent roll'] };
    await t.db
      .updateTable('cases.caseStep')
      .set({ configureAction: JSON.stringify(asked) })
      .where('caseId', '=', id)
      .where('id', '=', step.id)
      .execute();
    expect(await submit(id)).toMatchObject({
      status: 400,
      body: { code: 'case_incomplete', errors: [{ path: 'documents.Rent roll' }] },
    });
    await addFile(t, people.manager, id, 'RENT_ROLL');
    expect((await submit(id)).status).toBe(200);
  });

  test('comes back with an open flag too, and goes no further until the flag ends', async () => {
    const { id } = await desk.at('INITIAL_CHECK');
    const { documents: files } = await addFile(t, people.processor, id, 'LEASE');
    const params = { id: files.find(({ kind }) => kind === 'LEASE')?.id ?? '' };
    const flag = { comment: 'The second page is cut off.', reason: 'INCOMPLETE' as const };
    const flagged = await t.call(documents.flag, { as: people.processor, params, body: flag });
    expect(flagged.status).toBe(200);
    await sendBack(id);
    // Only the firm ends a flag: a company that could not hand in would wait forever.
    expect((await submit(id)).status).toBe(200);
    const review = () =>
      t.send('POST', `/api/case-service/case/review/${id}`, { as: people.processor, body: {} });
    expect(await review()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('flagged') },
    });
    const body = { flagId: flagged.body.flags[0]?.id ?? '', outcome: 'WITHDRAWN' as const };
    expect((await t.call(documents.resolveFlag, { as: people.processor, params, body })).status).toBe(200);
    expect((await review()).status).toBe(200);
  });
});
