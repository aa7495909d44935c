import { expect, test } from 'vitest';
import { answeredByDocuments, answeredByFields, type OpenRequest } from './answer-requests.ts';

const lease: OpenRequest = { id: '1', kind: 'DOCUMENT', item: 'Lease' };
const notice: OpenRequest = { id: '2', kind: 'DOCUMENT', item: 'Notice proof' };
const claim: OpenRequest = { id: '3', kind: 'FIELD', item: 'caseEviction.claimedCents' };
const name: OpenRequest = { id: '4', kind: 'FIELD', item: 'tenants.0.lastName' };
const words: OpenRequest = { id: '5', kind: 'FIELD', item: 'Who else lives there?' };
const all = [lease, notice, claim, name, words];

test.each([
  ['the one that asks for it by its kind', [{ kind: 'NOTICE_PROOF', title: 'IMG_2207.jpg' }], ['2']],
  ['the one that asks for it by its title', [{ kind: 'OTHER', title: 'notice proof' }], ['2']],
  ['the oldest where it has no name', [{ kind: 'OTHER', title: 'scan.pdf' }], ['1']],
  [
    'as many as there are',
    [
      { kind: 'OTHER', title: 'a.pdf' },
      { kind: 'OTHER', title: 'b.pdf' },
      { kind: 'OTHER', title: 'c.pdf' },
    ],
    ['1', '2'],
  ],
])('a document answers %s', (_, documents, answered) => {
  expect(answeredByDocuments(all, documents)).toEqual(answered);
});

test.each([
  ['the field itself', ['caseEviction.claimedCents'], ['3', '5']],
  ['the whole of which the field is a part', ['tenants'], ['4', '5']],
  ['another field', ['unitLabel'], ['5']],
  ['nothing', [], []],
])('a save of %s answers what is about it, and what names no field', (_, fields, answered) => {
  expect(answeredByFields(all, fields)).toEqual(answered);
});
