import { cases } from '@writdesk/contract/cases/cases';
import { monthFiling } from '@writdesk/contract/month-filing/month-filing';
import { storage } from '@writdesk/contract/storage/storage';
import { writs } from '@writdesk/contract/writs/writs';
import { daysBetween, workdayFrom } from '../days.ts';
import type { Person } from '../product/person.ts';
import type { Scene } from '../scene.ts';
import { rates } from '../world/rates.ts';
import { type Case, type Company, owedOf } from '../world/world.ts';
import { casesOf } from './rows.ts';

/** The company's day: on the fifth it opens the month's cases, and always it answers what it is asked. */
export async function companyDay(scene: Scene, company: Company): Promise<void> {
  if (workdayFrom(`${scene.today.slice(0, 8)}05`) === scene.today) {
    // A manager files for the properties that are theirs; the owner for the others.
    await openMonth(scene, company, company.manager);
    await openMonth(scene, company, company.owner);
  }
  for (const person of [company.manager, company.owner])
    for (const row of await casesOf(person)) {
      const own = scene.world.cases.get(row.id);
      if (own && row.status === 'DRAFT') await submit(scene, person, own);
    }
  await answerWrits(scene, company);
  for (const own of scene.world.cases.values())
    if (own.lease.company === company) await tenantPays(scene, own);
}

async function openMonth(scene: Scene, company: Company, person: Person): Promise<void> {
  const { world, journal, today } = scene;
  const { leases: late } = await person.does(monthFiling.list, { query: { size: 100 } });
  const mayOpen = (propertyId: string) =>
    person === company.owner ||
    company.properties.some(({ id, isManaged }) => id === propertyId && isManaged);
  const open = (leaseId: string) => [...world.cases.values()].some(({ lease }) => lease.id === leaseId);
  const wanted = world.leases.filter(
    (lease) => lease.company === company && owedOf(lease) > 0 && mayOpen(lease.propertyId),
  );
  const listed = late.map(({ id }) => id).toSorted();
  if (String(listed) !== String(wanted.map(({ id }) => id).toSorted()))
    journal.breaks('The month’s filing lists who owes, and nobody else.', {
      by: person.name,
      listed,
      wanted: wanted.map(({ id }) => id),
    });
  for (const { state, obstacle } of late) journal.did(`Late leases: ${state} ${obstacle ?? ''}`.trim());
  const ready = late.filter(({ state }) => state === 'READY').map(({ id }) => id);
  const leaseIds = ready.filter((id) => !open(id));
  if (leaseIds.length === 0) return;
  const { results } = await person.does(monthFiling.open, { body: { leaseIds } });
  for (const { ok, code } of results) if (!ok) journal.breaks('A late lease becomes a draft.', String(code));
  for (const row of await casesOf(person)) {
    if (row.status !== 'DRAFT' || world.cases.has(row.id)) continue;
    const lease = wanted.find(({ lastName }) => row.tenantNames.includes(lastName));
    if (!lease) {
      journal.breaks('A draft is about a lease of the world.', row.tenantNames);
      continue;
    }
    world.cases.set(row.id, { id: row.id, lease, openedOn: today });
    journal.did('Cases opened');
  }
}

/** Completes a draft, and submits it; at a rate with a sum that isn’t what is owed, or without the proof. */
async function submit({ today, drawn, journal }: Scene, person: Person, own: Case): Promise<void> {
  const { id, lease } = own;
  const on = { params: { id } };
  const claimedCents = owedOf(lease);
  const attested = { attestedBy: person.name.replace(/ \d$/, ' Abernathy') };
  const notice = {
    noticeType: 'PAY_OR_VACATE' as const,
    noticeServedOn: lease.noticeOn,
    noticeMethod: 'POST_AND_MAIL' as const,
    noticeServedBy: 'Felix Whitlock',
    noticeAmountCents: claimedCents,
    caresCovered: 'NO' as const,
    occupied: true,
  };
  const errs = drawn.happens(rates.mistakes.rate, 'wrong sum', lease.id);
  await person.does(cases.createEviction, {
    ...on,
    body: { ...notice, claimedCents: errs ? claimedCents + 10_000 : claimedCents },
  });
  if (drawn.happens(rates.mistakes.rate, 'no proof', lease.id)) {
    const { errors } = await person.isRefused(
      'submitted without the proof of the notice',
      cases.submit,
      { ...on, body: attested },
      ['case_incomplete'],
    );
    if (!errors.includes('documents.NOTICE_PROOF')) journal.breaks('A missing paper is named.', { errors });
  }
  await addProof(person, id);
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
  await person.does(cases.submit, { ...on, body: attested });
  own.submittedOn = today;
  journal.did('Cases submitted');
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

async function addProof(person: Person, caseId: string): Promise<void> {
  const file = { fileName: 'notice.pdf', contentType: 'application/pdf' as const, sizeBytes: PDF.byteLength };
  const { url, path, headers } = await person.does(storage.signedUploadUrl, { body: file });
  const put = await fetch(url, { method: 'PUT', headers, body: PDF });
  if (!put.ok) throw new Error(`The upload was answered ${put.status}: ${await put.text()}`);
  await person.does(cases.addDocuments, {
    params: { id: caseId },
    body: { documents: [{ path, kind: 'NOTICE_PROOF', fileName: file.fileName }] },
  });
}

async function answerWrits(scene: Scene, company: Company): Promise<void> {
  const { writs: open } = await company.owner.does(writs.list, { query: { status: 'SUBMITTED', size: 100 } });
  for (const { id, availableActions } of open) {
    if (!availableActions.includes('client-confirm')) continue;
    await company.owner.does(writs.clientConfirm, {
      params: { id },
      body: {
        answers: {
          stillInPossession: 'YES',
          moneyTaken: false,
          wishesToProceed: true,
          contactName: 'Felix Whitlock',
          contactPhone: '404-555-0142',
          hazards: 'None',
          goods: 'SET_OUT',
          locksmith: true,
        },
        signedBy: 'Rosalind Abara',
      },
    });
    scene.journal.did('Writs confirmed by the company');
  }
}

/** Some pay it all after the filing: the company writes it down, and asks to have the case dismissed. */
async function tenantPays({ drawn, today, journal }: Scene, own: Case): Promise<void> {
  const { filedOn, endedOn, judgedOn, lease, id } = own;
  if (!filedOn || endedOn || judgedOn || own.paidOn) return;
  if (!drawn.happens(rates.paysAfterFiling.rate, 'pays', lease.id) || daysBetween(filedOn, today) < 3) return;
  const { owner } = lease.company;
  await owner.does(cases.recordTenantPayment, {
    params: { id },
    body: { receivedOn: today, amountCents: owedOf(lease), paysInFull: true },
  });
  await owner.does(cases.dismissCase, {
    params: { id },
    body: { comment: 'The tenant has paid everything.', dismissReason: 'PAID' },
  });
  own.paidOn = today;
  journal.did('Tenants who paid after the filing');
}
