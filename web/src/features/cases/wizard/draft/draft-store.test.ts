import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCase } from '../../shared/a-case.fixture.ts';
import { createDraft, type Draft } from './draft-store.ts';
import { blankTenant } from './draft-values.ts';
import { someStorage } from '../../../../shared/autosave/some-storage.fixture.ts';

const caseAt = (version: number, changes: Partial<CaseDetails> = {}) =>
  aCase({ status: 'DRAFT', unitLabel: '1', comment: null, ...changes, version });

/** Answers the saves that are under way, in turn. */
const answers: ((status: number, reply: unknown) => void)[] = [];
const bodies: Record<string, unknown>[] = [];
const keys: (string | null)[] = [];
const kept = new Map<string, string>();
let draft: Draft;

beforeEach(() => {
  answers.length = bodies.length = keys.length = 0;
  kept.clear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_: string, { body, headers }: { body?: string; headers: HeadersInit }) => {
    // After silence the page asks whether the server is there.
    if (body === undefined) return Promise.resolve(Response.json({}));
    bodies.push(JSON.parse(body) as Record<string, unknown>);
    keys.push(new Headers(headers).get('idempotency-key'));
    return new Promise<Response>((resolve) => {
      answers.push((status, reply) => resolve(Response.json(reply, { status })));
    });
  });
  draft = open(caseAt(1));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = (record: CaseDetails | null) =>
  createDraft({
    owner: 'client@demo.writdesk.test',
    tab: { id: 't1', others: new Set() },
    stores: { typing: someStorage(kept), begun: someStorage(kept) },
    record,
    mayStart: () => true,
  });
const paths = () => draft.get().conflicts.map(({ path }) => path);
const conflictReply = (current: CaseDetails) => ({ status: 409, message: '', code: 'conflict', current });
const theirs = caseAt(3, { unitLabel: '104', comment: 'A week more.' });

/** Types a comment and lets its save go off. */
async function typeAndSave(): Promise<void> {
  draft.change({ comment: 'Two children.' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(bodies).toEqual([{ comment: 'Two children.', version: 1 }]);
}

test('a change that comes while a save is under way does not lend its version to it', async () => {
  await typeAndSave();
  draft.receive(caseAt(2, { unitLabel: '104' }));
  draft.receive(theirs);
  answers[0]?.(409, conflictReply(theirs));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(paths()).toEqual(['comment']);
  expect(draft.get().taken.map(({ field }) => field)).toEqual(['unitLabel']);
  expect(bodies).toHaveLength(1);
});

test('a change that overtakes the answer of a save is met after it', async () => {
  await typeAndSave();
  draft.receive(theirs);
  draft.change({ comment: 'Two small children.' });
  answers[0]?.(200, caseAt(2, { comment: 'Two children.' }));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(draft.get().record?.version).toBe(3);
  expect(draft.get().values.unitLabel).toBe('104');
  expect(paths()).toEqual(['comment']);
  expect(bodies).toHaveLength(1);
});

test('a change of the field that is being typed in asks for a choice, also after a reload', async () => {
  draft.change({ comment: 'Two children.' });
  draft.receive(theirs);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(paths()).toEqual(['comment']);
  draft = open(theirs);
  draft.change({ plaintiffName: 'Peachline' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(paths()).toEqual(['comment']);
  expect(bodies).toEqual([{ plaintiffName: 'Peachline', version: 3 }]);
});

test('a creation whose answer was lost is sent again word for word, also after a reload, and begins one draft', async () => {
  draft = open(null);
  draft.change({ unitLabel: '16B' });
  draft.change({
    tenants: [{ ...blankTenant(), ssn: { shown: null, typed: '123-45-6789', removed: false } }],
  });
  await vi.advanceTimersByTimeAsync(2000);
  answers[0]?.(503, { status: 503, message: '', code: 'unavailable' });
  await vi.advanceTimersByTimeAsync(0);
  expect([...kept.values()].join()).not.toContain('6789');
  draft = open(null);
  draft.change({ unitLabel: '17' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(bodies).toEqual([{ unitLabel: '16B' }, { unitLabel: '16B' }]);
  expect(keys[0]).not.toBeNull();
  expect(keys[1]).toBe(keys[0]);
  answers[1]?.(200, caseAt(1, { unitLabel: '16B' }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(bodies[2]).toMatchObject({ unitLabel: '17', version: 1 });
  expect(keys[2]).not.toBe(keys[0]);
  expect([...kept.keys()].some((name) => name.includes('begun'))).toBe(false);
});

test('a creation that was refused is another one once it is corrected', async () => {
  draft = open(null);
  draft.change({ unitLabel: '16B' });
  await vi.advanceTimersByTimeAsync(2000);
  const errors = [{ path: 'unitLabel', message: 'There is no such unit.' }];
  answers[0]?.(400, { status: 400, message: '', code: 'invalid', errors });
  await vi.advanceTimersByTimeAsync(2000);
  draft.change({ unitLabel: '17' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(bodies).toEqual([{ unitLabel: '16B' }, { unitLabel: '17' }]);
  expect(keys[1]).not.toBe(keys[0]);
});

test('typing makes no new list of errors: the summary takes the focus for each', () => {
  draft = open(null);
  draft.setErrors({ unitLabel: 'Enter the unit.', propertyId: 'Choose the property.' });
  draft.change({ unitLabel: '1' });
  const { errors } = draft.get();
  expect(errors).toEqual({ propertyId: 'Choose the property.' });
  draft.change({ unitLabel: '16' });
  expect(draft.get().errors).toBe(errors);
});

test('a save that nobody answers says so in the words of every screen', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  draft.change({ comment: 'Two children.' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(draft.get()).toMatchObject({
    saving: 'failed',
    failure: 'The server did not answer. Nothing was changed.',
  });
});
