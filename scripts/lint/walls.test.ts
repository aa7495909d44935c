import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const repository = join(import.meta.dirname, '../..');
let house: string;

/** A code base in which everything that could be broken is broken, next to the same done rightly. */
const files: Record<string, string> = {
  'contract/src/good.ts':
    "import { z } from 'zod';\nimport { other } from './other.ts';\nexport const good = z.object({ other });\n",
  'contract/src/other.ts': "import { z } from 'zod';\nexport const other = z.string();\n",
  'contract/src/bad.ts':
    "import { close } from '../../server/src/case-service/cases/index.ts';\nexport const bad = close;\n",
  'contract/src/impure.ts': "import { readFileSync } from 'node:fs';\nexport const impure = readFileSync;\n",
  'web/src/bad.ts':
    "import { close } from '../../server/src/case-service/cases/index.ts';\nexport const bad = close;\n",
  'web/src/node.ts': "import { join } from 'node:path';\nexport const bad = join;\n",
  'server/src/case-service/cases/index.ts': "export { close } from './close.ts';\n",
  'server/src/case-service/cases/close.ts': 'export const close = 1;\n',
  'server/src/case-service/cases/case-queries.ts':
    "import pg from 'pg';\nexport const pool = new pg.Pool();\n",
  'server/src/case-service/dockets/good.ts':
    "import { close } from '../cases/index.ts';\nexport const good = close;\n",
  'server/src/case-service/dockets/bad.ts':
    "import { close } from '../cases/close.ts';\nexport const bad = close;\n",
  'server/src/case-service/cases/record/index.ts': "export { find } from './find.ts';\n",
  'server/src/case-service/cases/record/find.ts': 'export const find = 1;\n',
  'server/src/case-service/cases/lists/list.ts':
    "import { find } from '../record/index.ts';\nexport const list = find;\n",
  'server/src/case-service/cases/lists/past-the-door.ts':
    "import { find } from '../record/find.ts';\nexport const list = find;\n",
  'server/src/case-service/invoices/index.ts': "export { bill } from './bill.ts';\n",
  'server/src/case-service/invoices/bill.ts':
    'export interface Bill { cents: number }\nexport const bill = 1;\n',
  'server/src/case-service/invoices/round.ts':
    "import { writ } from '../writs/index.ts';\nexport const round = writ;\n",
  'server/src/case-service/writs/index.ts': "export { writ } from './writ.ts';\n",
  'server/src/case-service/writs/writ.ts': 'export const writ = 1;\n',
  'server/src/case-service/writs/types.ts':
    "import type { Bill } from '../invoices/index.ts';\nexport type Writ = Bill;\n",
  'server/src/case-service/dockets/sql.ts': "import pg from 'pg';\nexport const pool = new pg.Pool();\n",
  'server/src/case-service/dockets/types.ts': "import type pg from 'pg';\nexport type Pool = pg.Pool;\n",
  'server/src/case-service/dockets/write.ts':
    "import { transact } from '../../platform/transact.ts';\nexport const write = () => transact((tx: Tx) => tx.authorize());\ninterface Tx { authorize(): void }\n",
  'server/src/case-service/dockets/write-rightly.ts':
    "import { transact } from '../../platform/transact.ts';\nexport const write = () => transact((tx: Tx) => { tx.authorize(); tx.audit(); });\ninterface Tx { authorize(): void; audit(): void }\n",
  'server/src/platform/transact.ts': 'export const transact = (work: (tx: never) => void) => work;\n',
  'server/src/platform/bad.ts':
    "import { close } from '../case-service/cases/index.ts';\nexport const bad = close;\n",
  'server/src/platform/contract-of-a-noun.ts':
    "import type { CaseStatus } from '@writdesk/contract/cases/case-status';\nexport type Bad = CaseStatus;\n",
  'server/src/platform/contract-of-mechanism.ts':
    "import type { Route } from '@writdesk/contract/route';\nimport type { Role } from '@writdesk/contract/permissions/roles';\nexport type Good = Route | Role;\n",
  'server/src/platform/trade.ts': 'export interface Event { caseId: string }\n',
  'server/src/platform/trade-in-sql.ts': "export const column = 'property_id';\n",
  'server/src/platform/no-trade.ts':
    "export const low = (text: string, firmId: string) => (text ? 'audit_event' : firmId).toLowerCase();\nexport function of(kind: string) {\n  switch (kind) {\n    case 'x':\n      return 1;\n    default:\n      return 2;\n  }\n}\n",
  'server/src/platform/environment.ts': 'export const home = process.env.HOME;\n',
  'server/src/config.ts': 'export const home = process.env.HOME;\n',
  'server/src/platform/ring-a.ts': "import { b } from './ring-b.ts';\nexport const a = () => b;\n",
  'server/src/platform/ring-b.ts': "import { a } from './ring-a.ts';\nexport const b = () => a;\n",
  'contract/src/ring-of-types-a.ts':
    "import type { B } from './ring-of-types-b.ts';\nexport interface A {\n  b: B;\n}\n",
  'contract/src/ring-of-types-b.ts':
    "import type { A } from './ring-of-types-a.ts';\nexport interface B {\n  a: A | null;\n}\n",
  'server/src/platform/hushed.ts':
    '// oxlint-disable-next-line no-eval\nexport const run = (text: string) => eval(text);\n',
  'server/src/platform/hushed-rightly.ts':
    '// oxlint-disable-next-line no-eval -- the operator types these texts\nexport const run = (text: string) => eval(text);\n',
};

let findings: { file: string; message: string; help?: string }[];

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'writdesk-walls-'));
  for (const path of ['.oxlintrc.json', 'scripts/lint'])
    cpSync(join(repository, path), join(house, path), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  const linter = join(repository, 'node_modules/oxlint/bin/oxlint');
  let output: string;
  try {
    output = execFileSync(process.execPath, [linter, '-f', 'json', 'contract', 'web', 'server'], {
      cwd: house,
      encoding: 'utf8',
    });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  const report = JSON.parse(output) as {
    diagnostics: { filename: string; message: string; help?: string }[];
  };
  findings = report.diagnostics.map(({ filename, message, help }) => ({
    file: filename,
    message,
    ...(help && { help }),
  }));
});
afterAll(() => rmSync(house, { recursive: true }));

test.each([
  ['contract/src/bad.ts', 'The contract imports nothing of ours'],
  ['contract/src/impure.ts', 'The contract is pure'],
  ['web/src/bad.ts', 'The browser knows the contract alone'],
  ['web/src/node.ts', 'This runs in a browser'],
  ['server/src/case-service/dockets/bad.ts', "import from 'case-service/cases/index.ts'"],
  [
    'server/src/case-service/cases/lists/past-the-door.ts',
    "import from 'case-service/cases/record/index.ts'",
  ],
  ['server/src/case-service/invoices/round.ts', 'writs already needs invoices'],
  ['server/src/case-service/writs/types.ts', 'invoices already needs writs'],
  ['server/src/case-service/dockets/sql.ts', 'Only <noun>-queries.ts speak SQL'],
  ['server/src/case-service/dockets/write.ts', 'call tx.audit(…)'],
  ['server/src/platform/bad.ts', 'The platform knows no noun'],
  ['server/src/platform/contract-of-a-noun.ts', 'The platform knows no noun'],
  ['server/src/platform/trade.ts', '“case” in caseId is a word of the trade'],
  ['server/src/platform/trade-in-sql.ts', '“property id” in property_id is a word of the trade'],
  ['server/src/platform/environment.ts', 'process.env'],
  ['server/src/platform/ring-a.ts', 'Dependency cycle detected'],
  ['contract/src/ring-of-types-a.ts', 'Dependency cycle detected'],
  ['server/src/platform/hushed.ts', 'Say why'],
])('%s is refused: %s', (file, said) => {
  const texts = findings
    .filter((finding) => finding.file === file)
    .map(({ message, help }) => `${message} ${help ?? ''}`);
  expect(texts.join('\n')).toContain(said);
});

test('what keeps to the walls is left alone', () => {
  const broken =
    'bad impure node sql write environment ring-a ring-b ring-of-types-a ring-of-types-b hushed past-the-door round writs/types contract-of-a-noun platform/trade trade-in-sql'.split(
      ' ',
    );
  const rightly = findings.filter(({ file }) => !broken.some((name) => file.endsWith(`/${name}.ts`)));
  expect(rightly).toEqual([]);
});
