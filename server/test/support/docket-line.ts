import { newId } from '../../src/platform/ids.ts';
import type { TestApp } from './harness.ts';

interface Source {
  firmId: string;
  clientId: string;
  caseId: string;
  jobId: string;
}

/** A portal of the firm at no court, and a line of a docket that sets a hearing. */
export async function readDocket(t: TestApp, source: Source) {
  const [courtPortalId, docketProposalId] = [newId(), newId()];
  const now = new Date();
  await t.db
    .insertInto('cases.courtPortal')
    .values({
      firmId: source.firmId,
      id: courtPortalId,
      name: `A portal ${courtPortalId}`,
      address: 'https://93.184.215.14',
      adapter: 'PEACH',
      timeZone: 'America/New_York',
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await t.db
    .insertInto('cases.docketProposal')
    .values({
      ...source,
      id: docketProposalId,
      kind: 'HEARING',
      lineText: 'Hearing set in courtroom 2B',
      lineKey: docketProposalId,
      confidence: 60,
      createdAt: now,
    })
    .execute();
  return { courtPortalId, docketProposalId };
}
