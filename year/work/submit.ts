import { cases } from '@writdesk/contract/cases/cases';
import { storage } from '@writdesk/contract/storage/storage';
import type { Person } from '../product/person.ts';
import type { Scene } from '../scene.ts';
import { rates } from '../world/rates.ts';
import { type Case, firmOf, owedOf } from '../world/world.ts';
import { isOverdue } from './billing.ts';

/** As people sign in the product: in words, without a digit. */
export const signatureOf = ({ name }: Person): string => name.replace(/ \d+$/, ' Abernathy');

/** Completes a draft, and submits it; at a rate with a sum that isn’t what is owed, or without the proof. */
export async function submit(scene: Scene, person: Person, own: Case): Promise<void> {
  const { today, drawn, journal } = scene;
  const { id, lease, key } = own;
  const on = { params: { id } };
  const claimedCents = owedOf(lease);
  const attested = { attestedBy: signatureOf(person) };
  const notice = {
    noticeType: 'PAY_OR_VACATE' as const,
    noticeServedOn: lease.noticeOn ?? today,
    noticeMethod: firmOf(own).state.noticeMethod,
    noticeServedBy: 'Felix Whitlock',
    noticeAmountCents: lease.noticeCents,
    caresCovered: 'NO' as const,
    occupied: true,
  };
  const errs = drawn.happens(rates.mistakes.rate, 'wrong sum', key);
  await person.does(cases.createEviction, {
    ...on,
    body: { ...notice, claimedCents: errs ? claimedCents + 10_000 : claimedCents },
  });
  if (drawn.happens(rates.mistakes.rate, 'no proof', key)) {
    const { errors } = await person.isRefused(
      'submitted without the proof of the notice',
      cases.submit,
      { ...on, body: attested },
      ['case_incomplete'],
    );
    if (!errors.includes('documents.NOTICE_PROOF')) journal.breaks('A missing paper is named.', { errors });
  }
  await addProof(scene, person, id);
  if (errs) {
    const { errors } = await person.isRefused(
      'claimed another sum than the ledger',
      cases.submit,
      { ...on, body: attested },
      ['case_incomplete'],
    );
    if (!errors.includes('caseEviction.claimedCents')) journal.breaks('A wrong sum is named.', { errors });
    await person.does(cases.createEviction, { ...on, body: { claimedCents } });
  }
  const { hasOverdueInvoices, case: sent } = await person.does(cases.submit, { ...on, body: attested });
  const waits = isOverdue(scene, own.firm, lease.company);
  if (hasOverdueInvoices !== waits || sent.status !== (waits ? 'PAYMENT_HOLD' : 'INTAKE'))
    journal.breaks('A case waits where an invoice is overdue, and only there.', {
      waits,
      status: sent.status,
    });
  own.submittedOn = today;
  own.seenOn = today;
  journal.did(waits ? 'Cases that wait for an invoice' : 'Cases submitted');
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

async function addProof(scene: Scene, person: Person, caseId: string): Promise<void> {
  const file = { fileName: 'notice.pdf', contentType: 'application/pdf' as const, sizeBytes: PDF.byteLength };
  const { url, path, headers } = await person.does(storage.signedUploadUrl, { body: file });
  await upload(scene, url, headers);
  await person.does(cases.addDocuments, {
    params: { id: caseId },
    body: { documents: [{ path, kind: 'NOTICE_PROOF', fileName: file.fileName }] },
  });
}

/** A file goes to the storage, once more where the storage is away for a while. */
async function upload(
  { product, journal }: Scene,
  url: string,
  headers: Record<string, string>,
): Promise<void> {
  for (;;) {
    const put = await fetch(url, { method: 'PUT', headers, body: PDF });
    if (put.ok) return;
    const facts = `The upload was answered ${put.status}: ${await put.text()}`;
    if (!product.isBroken()) throw new Error(facts);
    if (put.status === 503) journal.refused('uploaded while something was broken: 503');
    else journal.breaks('What is away is said to be away.', facts);
    await product.answersAgain();
  }
}

/** The firm asked: the company says that there is nothing to change, and sends the case again. */
export async function answerFirm({ journal }: Scene, person: Person, { id }: Case): Promise<void> {
  const on = { params: { id } };
  const { requests } = await person.does(cases.details, on);
  const answers = requests.filter(({ answeredAt }) => answeredAt === null).map((one) => one.id);
  await person.isRefused(
    'sent a case again without an answer',
    cases.submit,
    { ...on, body: { attestedBy: signatureOf(person) } },
    ['case_action_not_allowed'],
  );
  await person.does(cases.save, { ...on, body: { answers } });
  await person.does(cases.submit, { ...on, body: { attestedBy: signatureOf(person) } });
  journal.did('Corrections by the company');
}
