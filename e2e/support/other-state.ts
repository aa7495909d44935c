import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cases } from '@writdesk/contract/cases/cases';
import { clients } from '@writdesk/contract/clients/clients';
import { lawyers } from '@writdesk/contract/lawyers/lawyers';
import { properties } from '@writdesk/contract/properties/properties';
import { storage } from '@writdesk/contract/storage/storage';
import { users } from '@writdesk/contract/users/users';
import { stepRoles } from '@writdesk/contract/workflows/step-roles';
import { workflowExamples } from '@writdesk/contract/workflows/workflow-examples';
import { workflows } from '@writdesk/contract/workflows/workflows';
import { expect } from 'vitest';
import { referenceId } from '../../server/seed/reference-id.ts';
import { apiAs, type Caller } from './api.ts';
import { baseUrl } from './own-writdesk.ts';

/** Where a case is that the demonstration has none of. */
export const places = {
  TX: {
    county: '48453',
    court: 'tx-travis-jp4',
    city: 'Austin',
    zipCode: '78701',
    timeZone: 'America/Chicago',
  },
  NV: {
    county: '32003',
    court: 'nv-las-vegas',
    city: 'Las Vegas',
    zipCode: '89101',
    timeZone: 'America/Los_Angeles',
  },
} as const;
type StateCode = keyof typeof places;
export const TENANT = 'Rosalind';

const of = (url: string, id: string) => url.replace(/\{\w+\}/, id);
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
async function done(reply: ReturnType<Caller['get']>): Promise<Record<string, unknown>> {
  const { status, body } = await reply;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

/** A case of another state that the company has not submitted: the firm works there by now. @returns its id. */
export async function caseOfCompany(stateCode: StateCode): Promise<string> {
  await workThere(stateCode);
  const client = await apiAs(baseUrl, 'client');
  const { county, court, city, zipCode } = places[stateCode];
  const property = await done(
    client.post(properties.create.url, {
      name: `Mesquite Court ${Date.now()}`,
      addressLine1: `${String(Date.now()).slice(-4)} Mesquite Court`,
      city,
      stateCode,
      zipCode,
      countyId: referenceId('county', county),
      plaintiffName: 'Mesquite Court Holdings, LLC',
      caresCovered: 'NO',
      caresBasis: 'No federally backed loan',
    }),
  );
  const { id } = await done(
    client.post(cases.create.url, {
      propertyId: property['id'],
      countyId: referenceId('county', county),
      courthouseId: referenceId('courthouse', court),
      unitLabel: '12',
      tenants: [{ firstName: TENANT, lastName: 'Ashgrove', dateOfBirth: '1988-04-02' }],
      caseEviction: {
        reasons: ['NONPAYMENT'],
        leaseFrom: ago(300),
        leaseIsWritten: true,
        monthlyRentCents: 145_000,
        claimedCents: 290_000,
        ledger: [75, 45].map((days) => ({
          kind: 'RENT',
          dueOn: ago(days),
          description: 'Rent',
          amountCents: 145_000,
        })),
        noticeType: 'PAY_OR_VACATE',
        // In Nevada the constable serves it as the first step of the case.
        ...(stateCode !== 'NV' && { noticeServedOn: ago(30) }),
        noticeMethod: 'PERSONAL',
        noticeServedBy: 'Wanda Beaufort',
        noticeAmountCents: 290_000,
        caresCovered: 'NO',
        occupied: true,
      },
    }),
  );
  return String(id);
}

/** The same case as it lies before the lawyer, with its documents made. @returns its id. */
export async function caseInReview(stateCode: StateCode): Promise<string> {
  const caseId = await caseOfCompany(stateCode);
  const [client, processor] = await Promise.all([apiAs(baseUrl, 'client'), apiAs(baseUrl, 'processor')]);
  await addProof(client, caseId);
  await done(client.post(of(cases.submit.url, caseId), { attestedBy: 'Wanda Beaufort' }));
  await done(processor.post(of(cases.initialCheck.url, caseId), {}));
  await expect
    .poll(async () => (await processor.post(of(cases.review.url, caseId), {})).status, { timeout: 40_000 })
    .toBe(200);
  return caseId;
}

/** The lawyer is admitted in the state, the company has engaged the firm for it, and its cases have their steps. */
async function workThere(stateCode: StateCode): Promise<void> {
  const [client, care, firm, lawyer] = await Promise.all([
    apiAs(baseUrl, 'client'),
    apiAs(baseUrl, 'crm'),
    apiAs(baseUrl, 'firm'),
    apiAs(baseUrl, 'lawyer'),
  ]);
  const { id: lawyerId } = await done(lawyer.get(users.profile.url));
  const admission = { stateCode, barNumber: '24001987', admittedOn: '2015-11-06', active: true };
  await done(firm.put(of(lawyers.update.url, String(lawyerId)), { barAdmissions: [admission] }));
  const company = await done(client.get(clients.companyDetails.url));
  const engagements = company['engagements'] as { firmId: string; stateCodes: string[]; fromDate: string }[];
  const engaged = engagements.map(({ firmId, stateCodes, fromDate }) => ({
    firmId,
    fromDate,
    stateCodes: [...new Set([...stateCodes, stateCode])],
  }));
  await done(care.put(of(clients.update.url, String(company['id'])), { engagements: engaged }));
  const { body } = await firm.get(`${workflows.list.url}?size=100&status=PUBLISHED`);
  if ((body['workflows'] as { stateCode: string }[]).some((one) => one.stateCode === stateCode)) return;
  const { steps, name } = workflowExamples[stateCode];
  const { id } = await done(firm.post(workflows.create.url, { name, stateCode }));
  await done(
    firm.post(of(workflows.saveDraft.url, String(id)), {
      steps: steps.map((step, at) => ({
        sequenceNo: at + 1,
        name: step.name,
        roles: stepRoles(step.action, step.role),
        configureAction: {
          action: step.action,
          ...('endsWith' in step && { autoCompleteWhen: step.endsWith }),
          ...('event' in step && { deadlineRuleEvent: step.event }),
        },
      })),
    }),
  );
  await done(firm.post(of(workflows.save.url, String(id)), { published: true, note: 'The first version.' }));
}

async function addProof(client: Caller, caseId: string): Promise<void> {
  const photo = readFileSync(join(import.meta.dirname, '../../server/seed/demo/notice-on-door.jpg'));
  const contentType = 'image/jpeg';
  const signed = await done(
    client.post(storage.signedUploadUrl.url, {
      fileName: 'notice.jpg',
      contentType,
      sizeBytes: photo.byteLength,
    }),
  );
  await fetch(String(signed['url']), {
    method: 'PUT',
    headers: { 'content-type': contentType },
    body: photo,
  });
  const document = { path: signed['path'], kind: 'NOTICE_PROOF', fileName: 'notice.jpg' };
  await done(client.post(of(cases.addDocuments.url, caseId), { documents: [document] }));
}
