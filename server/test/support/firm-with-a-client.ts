import { cases } from '@writdesk/contract/cases/cases';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { referenceId } from '../../seed/reference-id.ts';
import { makeBillItems } from '../../src/case-service/billing/bill-item-factory.ts';
import { makeWorkflow } from '../../src/case-service/workflows/workflow-factory.ts';
import { makeClient } from '../../src/user-service/clients/client-factory.ts';
import { makeEngagement, makeFirm } from '../../src/user-service/firms/firm-factory.ts';
import { makeProperty } from '../../src/user-service/properties/property-factory.ts';
import { makeUser } from '../../src/user-service/users/user-factory.ts';
import type { Person, TestApp } from './harness.ts';

export const FULTON = referenceId('county', '13121');
export const FULTON_MAGISTRATE = referenceId('courthouse', 'ga-fulton');

/** A firm in Atlanta, a company that engages it, a property, and one person of every group. */
export async function firmWithAClient(t: TestApp) {
  const firm = await makeFirm(t.db);
  const client = await makeClient(t.db);
  await makeEngagement(t.db, { clientId: client.id, firmId: firm.id });
  await makeBillItems(t.db, { firmId: firm.id });
  const workflow = await makeWorkflow(t.db, { firmId: firm.id });
  const property = await makeProperty(t.db, {
    clientId: client.id,
    countyId: FULTON,
    plaintiffName: `${client.name}, as owner`,
    units: ['14C', '2B'],
  });
  const ofFirm = { firmId: firm.id };
  const ofClient = { clientId: client.id };
  const people = {
    admin: (await makeUser(t.db, { roles: ['admin'] })).person,
    crm: (await makeUser(t.db, { roles: ['crm_user'] })).person,
    firmAdmin: (await makeUser(t.db, { roles: ['firm_admin'], ...ofFirm })).person,
    lawyer: (await makeUser(t.db, { roles: ['lawyer'], ...ofFirm })).person,
    processor: (await makeUser(t.db, { roles: ['case_processor'], ...ofFirm })).person,
    owner: (await makeUser(t.db, { roles: ['client_owner'], ...ofClient })).person,
    manager: (await makeUser(t.db, { roles: ['client_manager'], ...ofClient, propertyIds: [property.id] }))
      .person,
  };
  return { firm, client, workflow, property, people };
}
export type FirmWithAClient = Awaited<ReturnType<typeof firmWithAClient>>;

/** What a complete case is made from, but for the proof of service. */
export function caseFacts(
  world: { property: { id: string } },
  changes: { unitLabel?: string; lastName?: string } = {},
) {
  return {
    propertyId: world.property.id,
    countyId: FULTON,
    unitLabel: changes.unitLabel ?? '14C',
    tenants: [
      {
        firstName: 'Adaeze',
        lastName: changes.lastName ?? 'Okonkwo-Bell',
        ssn: '123-45-6789',
        dateOfBirth: '1988-04-02',
      },
      { firstName: 'José', lastName: 'Núñez' },
    ],
    caseEviction: {
      reasons: ['NONPAYMENT' as const],
      leaseFrom: '2025-08-01',
      leaseIsWritten: true,
      monthlyRentCents: 185_000,
      claimedCents: 370_000,
      ledger: [
        { kind: 'RENT' as const, dueOn: '2026-05-01', description: 'May rent', amountCents: 185_000 },
        { kind: 'RENT' as const, dueOn: '2026-06-01', description: 'June rent', amountCents: 185_000 },
      ],
      noticeType: 'PAY_OR_VACATE' as const,
      noticeServedOn: '2026-06-05',
      noticeMethod: 'POST_AND_MAIL' as const,
      noticeServedBy: 'Wanda Beaufort',
      noticeAmountCents: 370_000,
      caresCovered: 'NO' as const,
      occupied: true,
    },
  };
}

/** A real, small PDF. */
export const PDF_BYTES = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Uploads a file as a browser does, and puts it on the case. */
export async function addFile(
  t: TestApp,
  as: Person,
  caseId: string,
  kind = 'NOTICE_PROOF',
  bytes: Uint8Array = PDF_BYTES,
): Promise<CaseDetails> {
  const path = await uploadFile(t, as, bytes);
  const added = await t.call(cases.addDocuments, {
    as,
    params: { id: caseId },
    body: { documents: [{ path, kind, fileName: 'proof.pdf' }] },
  });
  if (added.status !== 200) throw new Error(`The file wasn’t added: ${JSON.stringify(added.body)}`);
  return added.body;
}

let uploads = 0;

/** Uploads a file that is on no case yet, and like no other. @returns its path. */
export async function uploadFile(t: TestApp, as: Person, bytes: Uint8Array = PDF_BYTES): Promise<string> {
  uploads += 1;
  const content = Buffer.concat([bytes, Buffer.from(`% ${uploads}\n`)]);
  const { storage } = await import('@writdesk/contract/storage/storage');
  const signed = await t.call(storage.signedUploadUrl, {
    as,
    body: { fileName: 'proof.pdf', contentType: 'application/pdf', sizeBytes: content.byteLength },
  });
  const url = new URL(signed.body.url);
  const put = await t.app.server.inject({
    method: 'PUT',
    url: url.pathname + url.search,
    headers: { 'content-type': 'application/pdf' },
    payload: content,
  });
  if (put.statusCode >= 300) throw new Error(`The upload was answered ${put.statusCode}: ${put.body}`);
  return signed.body.path;
}
