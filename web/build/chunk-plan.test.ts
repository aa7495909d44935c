import { expect, test } from 'vitest';
import { type Chunk, planChunks } from './chunk-plan.ts';

const chunk = (name: string, size: number, ...imports: string[]): Chunk => ({
  name,
  modules: [name],
  size,
  imports,
});
const visit = (...chunks: string[]) => ({ chunks: new Set(chunks), weight: 1 });

const inOrder = (names: string[]) => names.toSorted((a, b) => a.localeCompare(b));

/** Which modules lie in one file, each file's in order. */
function filesOf(chunks: Chunk[], visits: ReturnType<typeof visit>[], requestCost = 100): string[] {
  const files = Map.groupBy(planChunks(chunks, visits, requestCost), ([, file]) => file);
  const names = [...files.values()].map((members) => inOrder(members.map(([id]) => id)).join('+'));
  return inOrder(names);
}

test('what always loads together becomes one file', () => {
  expect(filesOf([chunk('a', 5000), chunk('b', 7000)], [visit('a', 'b')])).toEqual(['a+b']);
});

test('a file that a page does not need joins only while its bytes cost less than the requests that are saved', () => {
  const both = [visit('a', 'b'), visit('a', 'b'), visit('a')];
  expect(filesOf([chunk('a', 5000), chunk('b', 150)], both)).toEqual(['a+b']);
  expect(filesOf([chunk('a', 5000), chunk('b', 250)], both)).toEqual(['a', 'b']);
});

test('a page that is opened more often counts more', () => {
  const rare = visit('a', 'b');
  const often = { ...visit('a'), weight: 10 };
  expect(filesOf([chunk('a', 1), chunk('b', 20)], [rare, { ...often, weight: 1 }])).toEqual(['a+b']);
  expect(filesOf([chunk('a', 1), chunk('b', 20)], [rare, often])).toEqual(['a', 'b']);
});

test('two files are not joined around a third that one imports and that imports the other', () => {
  const chunks = [chunk('a', 1, 'b'), chunk('b', 5000, 'c'), chunk('c', 1)];
  // The third loads alone too, which keeps it out of the others.
  const visits = [visit('a', 'b', 'c'), visit('a', 'c'), visit('a', 'c')];
  expect(filesOf(chunks, visits)).toEqual(['a', 'b', 'c']);
});

test('what nobody loads stays by itself', () => {
  expect(filesOf([chunk('a', 1), chunk('b', 1)], [])).toEqual(['a', 'b']);
});

test('what a file imports is paid for by the pages that begin to load it', () => {
  const chunks = [chunk('a', 1), chunk('b', 50, 'c'), chunk('c', 5000)];
  const alone = { ...visit('c'), weight: 5 };
  const visits = [visit('a', 'b', 'c'), visit('a', 'b', 'c'), visit('a'), alone];
  expect(filesOf(chunks, visits)).toEqual(['a', 'b', 'c']);
});
