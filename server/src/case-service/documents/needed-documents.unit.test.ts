import { expect, test } from 'vitest';
import { momentReached, neededDocuments, type Present } from './needed-documents.ts';

const nothing = { reasons: [], papers: [], steps: [], requests: [], documents: [] };
const at = new Date('2026-07-09T13:00:00Z');
const paper = (kind: string, more: Partial<Present> = {}): Present => ({
  id: `the ${kind}`,
  kind,
  title: kind,
  status: 'READY',
  source: 'UPLOAD',
  createdAt: at,
  ...more,
});
const kinds = (asked: Partial<Parameters<typeof neededDocuments>[0]>) =>
  neededDocuments({ ...nothing, ...asked }).map(({ kind, documentIds }) => [kind, documentIds.length]);

test('a reason that asks for a notice asks for its proof', () => {
  expect(kinds({ reasons: ['NONPAYMENT'] })).toEqual([['NOTICE_PROOF', 0]]);
  expect(kinds({ reasons: ['NONPAYMENT'], documents: [paper('NOTICE_PROOF')] })).toEqual([
    ['NOTICE_PROOF', 1],
  ]);
});

test('a paper of the place is there once it is made', () => {
  const papers = [{ kind: 'COMPLAINT', name: 'Complaint', courtForm: null }];
  const making = { papers, documents: [paper('COMPLAINT', { status: 'QUEUED' as const })] };
  expect(neededDocuments({ ...nothing, ...making })).toMatchObject([{ documentIds: [], isUnderway: true }]);
  expect(kinds({ papers, documents: [paper('COMPLAINT')] })).toEqual([['COMPLAINT', 1]]);
});

test('a step names what it needs by kind or in words, and asks for nothing twice', () => {
  const steps = ['Lease', 'NOTICE_PROOF', 'Rent roll'];
  const documents = [paper('LEASE'), paper('OTHER', { title: 'rent roll' })];
  expect(kinds({ reasons: ['NONPAYMENT'], steps, documents })).toEqual([
    ['NOTICE_PROOF', 0],
    ['LEASE', 1],
    ['RENT_ROLL', 1],
  ]);
});

test('what was asked for is answered by what came after the question', () => {
  const requests = [{ id: 'question', item: 'June ledger', askedAt: at }];
  expect(kinds({ requests, documents: [paper('LEDGER')] })).toEqual([[null, 0]]);
  const later = paper('LEDGER', { createdAt: new Date('2026-07-10T13:00:00Z') });
  expect(kinds({ requests, documents: [later] })).toEqual([[null, 1]]);
});

test('a moment is reached by what the case has behind it', () => {
  const record = {
    initialCheckAt: at,
    approvedAt: null,
    filedAt: null,
    servedAt: null,
    hearingAt: null,
    judgmentAt: null,
    writRequestedAt: null,
    lockoutDate: null,
    closedAt: null,
  };
  expect(['NOTICE', 'CHECK', 'FILING'].map((one) => momentReached(one as 'CHECK', record))).toEqual([
    true,
    true,
    false,
  ]);
});
