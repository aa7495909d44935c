import { newId } from '../../../../src/platform/ids.ts';
import { FULTON } from '../../firm-with-a-client.ts';
import { NO_VERSION } from '../parts.ts';
import { recordOf } from '../records.ts';
import type { Tenant } from '../world.ts';

const aTag = { page: 1, x: 72, y: 72, width: 200, height: 18, type: 'TEXT', path: 'court.name' };

export const documents: Record<string, (tenant: Tenant) => unknown> = {
  'documentRuns.start': (tenant) => ({ caseIds: [tenant.record.id] }),
  'documents.makeNotice': (tenant) => ({ caseId: tenant.record.id }),
  'documents.regenerate': (tenant) => ({ caseId: tenant.record.id }),
  'signatures.sign': (tenant) => ({
    documentIds: [recordOf(tenant, 'document')],
    consents: true,
    proof: { kind: 'PASSWORD', password: 'not this one' },
  }),
  'signatures.request': (tenant) => ({
    documentId: recordOf(tenant, 'document'),
    signerName: 'Wanda Beaufort',
    signerEmail: 'wanda@people.example',
  }),
  'signatures.record': (tenant) => ({
    documentId: recordOf(tenant, 'document'),
    scanDocumentId: recordOf(tenant, 'order'),
    kind: 'AGENT',
    signerName: 'Wanda Beaufort',
    signedOn: '2026-06-12',
  }),
  'signatures.readLink': ({ signingCode }) => ({ code: signingCode }),
  'signatures.signLink': ({ signingCode }) => ({
    code: signingCode,
    name: 'Wanda Beaufort',
    pages: [
      { page: 1, seenAt: '2026-06-12T14:00:00Z' },
      { page: 2, seenAt: '2026-06-12T14:00:05Z' },
    ],
    consents: true,
    swears: true,
  }),
  'signatures.declineLink': ({ declinedCode }) => ({
    code: declinedCode,
    reason: 'It names another tenant.',
  }),
  'signatures.verify': ({ copyPath }) => ({ path: copyPath }),
  'signatures.setSeal': ({ certificate }) => certificate,
  'packets.freeze': (tenant) => ({ purpose: 'FILING', documentIds: [recordOf(tenant, 'document')] }),
  'documents.checkExistence': () => ({ name: 'Complaint' }),
  'documents.create': () => ({
    name: `Affidavit ${newId()}`,
    type: 'LAYOUT',
    layout: 'DISPOSSESSORY_AFFIDAVIT',
    moment: 'CLOSE',
  }),
  'documents.update': () => ({ version: NO_VERSION, confidence: 'S' }),
  'documents.review': () => ({ number: 1, version: NO_VERSION }),
  'documents.preview': (tenant) => ({ caseId: tenant.record.id }),
  'documents.worksheet': (tenant) => ({ caseId: tenant.record.id }),
  'documents.zip': (tenant) => ({ caseId: tenant.record.id }),
  'documents.clone': () => ({ countyId: FULTON }),
  'documents.replaceTags': (tenant) => ({ version: NO_VERSION, tags: [{ ...aTag, id: tenant.tagId }] }),
  'documents.updateTag': () => ({ version: NO_VERSION, ...aTag }),
  'documents.redact': () => ({
    boxes: [{ page: 1, x: 72, y: 72, width: 90, height: 14, kind: 'OTHER', label: null }],
  }),
  'documents.keep': () => ({ reason: 'The clerk accepts it as it is.' }),
  'documents.flag': () => ({ version: NO_VERSION, comment: 'The second page is cut off.' }),
  'documents.resolveFlag': (tenant) => ({ flagId: tenant.flagId, outcome: 'WITHDRAWN' }),
  'storage.signedUploadUrl': (tenant) => ({
    fileName: 'lease.pdf',
    contentType: 'application/pdf',
    sizeBytes: 1_000,
    clientId: tenant.client.id,
  }),
  'storage.namedDownloadUrl': (tenant) => ({ path: recordOf(tenant, 'file') }),
};
