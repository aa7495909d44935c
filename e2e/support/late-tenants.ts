import { cases } from '@writdesk/contract/cases/cases';
import { monthFiling } from '@writdesk/contract/month-filing/month-filing';
import { properties } from '@writdesk/contract/properties/properties';
import { rosters } from '@writdesk/contract/rosters/rosters';
import { storage } from '@writdesk/contract/storage/storage';
import { expect } from 'vitest';
import { type Caller, apiAs } from './api.ts';
import { baseUrl } from './own-writdesk.ts';

const isoDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const rent = (dueOn: string) => ({ kind: 'RENT', dueOn, description: 'Rent', amountCents: 140_000 });

interface LateTenant {
  firstName: string;
  noticeGivenOn: string | null;
}
export const noticeInTime = isoDay(-12);

/** A name that no other journey gives to anybody. */
export function ownLastName(start: string): string {
  const letters = Array.from({ length: 6 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26)));
  return start + letters.join('');
}

/** Tenants of the demonstration's company who owe two months, in units of their own. @returns their leases. */
export async function addLateTenants(
  client: Caller,
  lastName: string,
  tenants: readonly LateTenant[],
): Promise<string[]> {
  const listed = await client.get(`${properties.list.url}?search=Sycamore&size=5`);
  const [property] = properties.list.reply.parse(listed.body).properties;
  const propertyId = property?.id ?? '';
  const leases: string[] = [];
  for (const [index, { firstName, noticeGivenOn }] of tenants.entries()) {
    const saved = await client.post(rosters.saveUnit.url.replace('{propertyId}', propertyId), {
      label: `${lastName} ${index + 1}`,
    });
    const made = await client.post(rosters.createLease.url, {
      propertyId,
      unitId: rosters.saveUnit.reply.parse(saved.body).id,
      leaseFrom: isoDay(-300),
      leaseTo: isoDay(65),
      rentCents: 140_000,
      noticeGivenOn,
      people: [{ firstName, lastName }],
      ledger: [rent(isoDay(-45)), rent(isoDay(-15))],
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    leases.push(rosters.createLease.reply.parse(made.body).id);
  }
  return leases;
}

const firstNames = ['Ada', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay', 'Gus', 'Ivy', 'Jo', 'Kit', 'Lou', 'Mae'];

/** Twelve submitted cases of tenants with one last name: a queue that no other journey works in. @returns that name. */
export async function submitTwelve(): Promise<string> {
  const client = await apiAs(baseUrl, 'client');
  const lastName = ownLastName('Dozen');
  const tenants = firstNames.map((firstName) => ({ firstName, noticeGivenOn: noticeInTime }));
  const leaseIds = await addLateTenants(client, lastName, tenants);
  await done(client.post(monthFiling.open.url, { leaseIds }));
  const drafts = await client.get(`${cases.list.url}?search=${lastName}&size=25`);
  for (const { id } of cases.list.reply.parse(drafts.body).cases) await submit(client, id);
  return lastName;
}

async function submit(client: Caller, id: string): Promise<void> {
  const at = (url: string) => url.replace('{id}', id);
  await done(
    client.post(at(cases.createEviction.url), {
      noticeType: 'PAY_OR_VACATE',
      noticeServedOn: noticeInTime,
      noticeMethod: 'POST_AND_MAIL',
      noticeServedBy: 'Imani Brooks',
      noticeAmountCents: 280_000,
      claimedCents: 280_000,
      caresCovered: 'NO',
      occupied: true,
    }),
  );
  const proof = { fileName: 'notice.pdf', contentType: 'application/pdf', sizeBytes: PDF.byteLength };
  const place = storage.signedUploadUrl.reply.parse(
    (await done(client.post(storage.signedUploadUrl.url, proof))).body,
  );
  const put = await fetch(new URL(place.url, baseUrl), { method: 'PUT', headers: place.headers, body: PDF });
  expect(put.ok, await put.text()).toBe(true);
  await done(
    client.post(at(cases.addDocuments.url), {
      documents: [{ path: place.path, kind: 'NOTICE_PROOF', fileName: proof.fileName }],
    }),
  );
  await done(client.post(at(cases.submit.url), { attestedBy: 'Wanda Beaufort' }));
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

async function done(call: ReturnType<Caller['post']>): ReturnType<Caller['post']> {
  const reply = await call;
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
  return reply;
}
