import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allRoutes } from '@writdesk/contract';
import { type Role, roles } from '@writdesk/contract/permissions/roles';
import type { Route } from '@writdesk/contract/route';
import { afterAll, beforeAll, test } from 'vitest';
import { isGranted } from '../support/granted.ts';
import { type Person, testApp, type TestApp } from '../support/harness.ts';
import { textsOf } from '../support/schema-parts.ts';
import { type Input, inputFor, withValue } from '../support/sweep/inputs.ts';
import { sweepWorld, type SweepWorld } from '../support/sweep/world.ts';

// Schemathesis reads the API document and sends what it allows and what it doesn't, as each role. The document that it
// gets names records which are there, so that a good part of the requests comes further than "not found".

const SCHEMATHESIS = process.env['SCHEMATHESIS'];
/** Where the reports are kept, when somebody wants to read them all. */
const REPORTS = process.env['FUZZ_REPORTS'];
/** Two roles run at once, each three times: thirteen roles in some four minutes. FUZZ_SECONDS looks longer. */
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 10);
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
];

let t: TestApp;
let world: SweepWorld;
let folder: string;
let address: string;
beforeAll(async () => {
  t = await testApp();
  world = await sweepWorld(t);
  address = await t.app.server.listen({ host: '127.0.0.1', port: 0 });
  folder = await mkdtemp(join(tmpdir(), 'writdesk-fuzz-'));
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true, force: true });
});

type Examples = Record<string, { value: unknown }>;
interface Operation {
  parameters: { in: string; name: string; examples?: Examples }[];
  requestBody?: { content: Record<string, { examples?: Examples }> };
}

/**
 * What no text can be, in every run of the examples: Schemathesis itself makes no halves of surrogate pairs. Its coverage compares
 * examples with the other branches of a union, and ends with an error of its own at half a pair.
 */
const UNREADABLE = { 'half a pair': 'half \ud800', NUL: 'a\u0000b' };

interface Wanted {
  isWanted: (route: Route) => boolean;
  /** Whether each text has examples that no text can be. */
  isUnreadable: boolean;
}

/**
 * The API document with records that are there.
 * @param role begins elsewhere than the others: what one has no time for, another one tries first.
 */
function documentFor(role: Role, { isWanted, isUnreadable }: Wanted): object {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8');
  // Python's expressions know no \p{Cc}: the same characters by their numbers.
  const document = JSON.parse(text.replaceAll(String.raw`\\p{Cc}`, String.raw`\\x00-\\x1f\\x7f-\\x9f`)) as {
    paths: Record<string, Record<string, Operation>>;
  };
  for (const { name, route } of allRoutes) {
    const method = route.method.toLowerCase();
    const operation = document.paths[route.url]?.[method];
    if (!operation) throw new Error(`${name} isn’t in docs/openapi.json: npm run openapi -- --write`);
    // A stream doesn't end.
    if (route.streams || !isWanted(route)) delete document.paths[route.url]?.[method];
    else giveExamples(operation, route, inputFor(name, route, world.mine), isUnreadable);
  }
  const paths = Object.entries(document.paths);
  const first = Math.floor((roles.indexOf(role) * paths.length) / roles.length);
  return { ...document, paths: Object.fromEntries([...paths.slice(first), ...paths.slice(0, first)]) };
}

function giveExamples(operation: Operation, route: Route, input: Input, isUnreadable: boolean): void {
  const { params, query, body } = input;
  for (const parameter of operation.parameters) {
    const value = (parameter.in === 'path' ? params : query)?.[parameter.name];
    // Python writes no half of a pair into an address.
    if (value !== undefined) parameter.examples = { taken: { value }, NUL: { value: UNREADABLE.NUL } };
  }
  const content = operation.requestBody?.content['application/json'];
  if (!content) return;
  content.examples = { taken: { value: withoutVersion(body) } };
  if (!isUnreadable) return;
  for (const at of route.body ? textsOf(route.body) : [])
    for (const [what, text] of Object.entries(UNREADABLE))
      content.examples[`${at}: ${what}`] = { value: withValue(input, at.replaceAll('{}', 'KEY'), text).body };
}

/** An action that fits whatever the case became meanwhile. */
function withoutVersion(body: unknown): unknown {
  const { version: _version, ...rest } = body as Record<string, unknown>;
  return rest;
}

test.concurrent.for(roles)(
  '%s gets no 5xx, no undeclared status, no reply outside its schema',
  async (role, { expect }) => {
    const isTheirs = (route: Route) => isGranted(route, role);
    const runs = [
      {
        name: 'whole',
        options: ['--phases=fuzzing', '--max-examples=1'],
        wanted: { isWanted: () => true, isUnreadable: false },
      },
      {
        name: 'examples',
        options: ['--phases=examples'],
        wanted: { isWanted: isTheirs, isUnreadable: true },
      },
      {
        name: 'coverage',
        options: ['--phases=coverage'],
        wanted: { isWanted: isTheirs, isUnreadable: false },
      },
    ];
    for (const { name, options, wanted } of runs) {
      const file = join(folder, `${role}-${name}.json`);
      await writeFile(file, JSON.stringify(documentFor(role, wanted)));
      const { code, said } = await schemathesis(file, world.mine.people[role], options);
      if (REPORTS) await writeFile(join(REPORTS, `${role}-${name}.txt`), said);
      expect(code, said).toBe(0);
    }
  },
);

async function schemathesis(file: string, person: Person, options: readonly string[]) {
  if (!SCHEMATHESIS) throw new Error('Run npm run test:fuzz: it installs what this needs.');
  const token = await t.tokenOf(person);
  return captured(SCHEMATHESIS, [
    'run',
    file,
    `--url=${address}`,
    `--header=authorization:bearer ${token}`,
    `--checks=${CHECKS.join(',')}`,
    ...options,
    `--max-time=${SECONDS}`,
    '--continue-on-failure',
    '--suppress-health-check=all',
    '--warnings=off',
    '--generation-database=none',
    '--no-shrink',
    '--no-color',
    // The same requests in each run: a failure can be found again.
    '--seed=1',
  ]);
}

function captured(program: string, args: string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    const pieces: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
    child.stderr.on('data', (piece: Buffer) => pieces.push(piece));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said: Buffer.concat(pieces).toString('utf8') }));
  });
}
