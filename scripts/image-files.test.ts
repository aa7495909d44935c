import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { expect, test } from 'vitest';

// What of the server and the contract goes into the image: all that it runs or builds the web app from, and nothing that only tests read.

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const rules = read('.dockerignore')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
const sources = globSync(['server/**/*.ts', 'contract/**/*.ts'], {
  cwd: root,
  exclude: ['**/node_modules'],
});

/** As Docker reads the list: the last rule that fits a file or a folder above it counts. */
function isLeftOut(path: string): boolean {
  let out = false;
  for (const rule of rules) {
    const pattern = rule.replace(/^!/, '');
    if (matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`)) out = !rule.startsWith('!');
  }
  return out;
}

/** The files that a file names: by an import of any kind, or as the address of a program that it starts. */
function named(path: string): string[] {
  const text = read(path).replaceAll(/^import type [^;]+;$/gm, '');
  const asked = [...text.matchAll(/(?:from|import|import\(|new URL\(|resolve\()\s*'([^']+\.tsx?)'/g)];
  const contract = [...text.matchAll(/(?:from|import\()\s*'@writdesk\/contract(?:\/([^']+))?'/g)];
  return [
    ...asked.map(([, file = '']) => relative(root, join(root, dirname(path), file))),
    ...contract.map(([, name = 'index']) => `contract/src/${name}.ts`),
  ];
}

/** Everything that is loaded where the server or one of its commands runs, its jobs among it; what the web app is built from; and the contract’s own public API. */
function running(): Set<string> {
  const seen = new Set<string>();
  const open = [
    'server/src/main.ts',
    'server/src/admin.ts',
    'contract/src/index.ts',
    'web/src/main.tsx',
    'web/src/login/theme.ts',
  ];
  for (let path = open.pop(); path; path = open.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    open.push(...named(path));
  }
  return seen;
}

test('the list of what stays out is read as Docker reads it', () => {
  expect(['server/src/main.ts', 'contract/src/index.ts'].filter(isLeftOut)).toEqual([]);
  const others = [
    'e2e/session.test.ts',
    'server/test/support/harness.ts',
    'server/src/main.test.ts',
    'README.md',
  ];
  expect(others.filter((path) => !isLeftOut(path))).toEqual([]);
});

test('all that runs is in the image, the jobs and the demonstration too', () => {
  const files = running();
  expect(files.size).toBeGreaterThan(500);
  for (const path of ['server/src/jobs.ts', 'server/seed/demo/seed-demo.ts', 'contract/src/index.ts'])
    expect(files).toContain(path);
  expect([...files].filter(isLeftOut)).toEqual([]);
});

test('what only tests read stays out of it', () => {
  const files = running();
  const carried = sources.filter((path) => !isLeftOut(path));
  expect(carried.filter((path) => !files.has(path) && !isOnlyTypes(path))).toEqual([]);
});

/** Nothing of it is there at run time, so nobody loads it. */
const isOnlyTypes = (path: string): boolean =>
  path.endsWith('.d.ts') ||
  !/^(?:export )?(?:const|let|function|async function|class|default)\b|^export (?:\{|\*)/m.test(read(path));
