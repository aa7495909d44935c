import { expect, test } from 'vitest';
import { aCase } from '../../shared/a-case.fixture.ts';
import { countNeeded, neededDocuments } from './needed-documents.ts';

const none = { documents: [], documentRequested: [] };

test('a reason that asks for a notice asks for its proof', () => {
  const details = aCase({ ...none, initialCheckAt: null });
  expect(neededDocuments(details).map(({ kind }) => kind)).toEqual(['NOTICE_PROOF']);
  expect(countNeeded(details)).toEqual({ present: 0, needed: 1 });
});

test('from the initial check on the court document belongs to a case in Georgia, and to no other', () => {
  expect(neededDocuments(aCase()).map(({ kind }) => kind)).toEqual([
    'NOTICE_PROOF',
    'DISPOSSESSORY_AFFIDAVIT',
  ]);
  expect(neededDocuments(aCase({ stateCode: 'TX' })).map(({ kind }) => kind)).toEqual(['NOTICE_PROOF']);
});

test('a document that is still being made is not there yet', () => {
  const [proof] = aCase().documents;
  if (!proof) throw new Error('The example has a document.');
  const paper = { ...proof, kind: 'DISPOSSESSORY_AFFIDAVIT', source: 'GENERATED' as const };
  const making = aCase({ documents: [proof, { ...paper, status: 'GENERATING' }] });
  const made = aCase({ documents: [proof, { ...paper, status: 'READY' }] });
  expect(countNeeded(making)).toEqual({ present: 1, needed: 2 });
  expect(countNeeded(made)).toEqual({ present: 2, needed: 2 });
});

test('what was asked for is answered by what came after the question', () => {
  const [proof] = aCase().documents;
  const asked = {
    id: 'question',
    addressee: 'CLIENT' as const,
    kind: 'DOCUMENT' as const,
    item: 'June ledger',
    message: null,
    clerical: false,
    dueOn: null,
    askedAt: '2026-07-09T13:00:00Z',
    answeredAt: null,
  };
  const before = aCase({ documentRequested: [asked] });
  if (!proof) throw new Error('The example has a document.');
  const later = { ...proof, id: 'ledger', kind: 'LEDGER', createdAt: '2026-07-10T13:00:00Z' };
  const after = aCase({ documentRequested: [asked], documents: [proof, later] });
  const of = (details: typeof before) =>
    neededDocuments(details).find(({ asked: item }) => item === 'June ledger');
  expect(of(before)?.present).toEqual([]);
  expect(of(after)?.present).toEqual([later]);
});
