import type { CaseDetails } from '@writdesk/contract/cases';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCase } from '../case/a-case.fixture.ts';
import { createDraft, type Draft } from './draft-store.ts';

const caseAt = (version: number, changes: Partial<CaseDetails> = {}) =>
  aCase({ status: 'DRAFT', unitLabel: '1', comment: null, ...changes, version });

/** Answers the saves that are under way, in turn. */
const answers: ((status: number, reply: unknown) => void)[] = [];
const bodies: Record<string, unknown>[] = [];
const kept = new Map<string, string>();
let draft: Draft;

beforeEach(() => {
  answers.length = bodies.length = 0;
  kept.clear();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body) as Record<string, unknown>);
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

const open = (record: CaseDetails) =>
  createDraft({ owner: 'client@demo.writdesk.test', record, mayStart: () => true });
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
