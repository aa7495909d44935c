import { createHash } from 'node:crypto';
import { auditExports } from '@writdesk/contract/audits/audit-exports';
import type { Scene } from '../scene.ts';
import { type Firm, firmOf } from '../world/world.ts';

const BEGINNING = '0'.repeat(64);
const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** An auditor asks for the trail of a case: the firm exports it, and the auditor recalculates it from the file alone. @returns whether there was a case. */
export async function auditorAsks(scene: Scene, firm: Firm): Promise<boolean> {
  const { world, journal } = scene;
  const own = [...world.cases.values()].findLast((one) => firmOf(one) === firm && one.filedOn);
  if (!own) return false;
  const { admin, lawyer, processor } = firm;
  const on = { params: { id: own.id } };
  await processor.isRefused('exported a trail as a processor', auditExports.exportCase, on, ['forbidden']);
  await own.lease.company.owner.isRefused('exported a trail as a company', auditExports.exportCase, on, [
    'forbidden',
  ]);
  const made = await admin.does(auditExports.exportCase, on);
  const [exhibit, lines] = [await fetched(made.exhibit.url), await fetched(made.lines.url)];
  const text = lines.toString();
  const faults = [
    ...(hashOf(exhibit) === made.exhibit.sha256 && exhibit.subarray(0, 5).toString() === '%PDF-'
      ? []
      : ['the exhibit']),
    ...(hashOf(lines) === made.lines.sha256 ? [] : ['the file of lines']),
    ...recalculated(text, made),
  ];
  if (faults.length > 0)
    journal.breaks('An exported trail can be recalculated from its file.', { id: own.id, faults });
  const verified = await lawyer.does(auditExports.verifyCase, on);
  // The export is on the trail, too.
  if (verified.fault || verified.rows !== made.rows + 1)
    journal.breaks('The trail of each subject is whole.', { id: own.id, verified, exported: made.rows });
  for (const [file, result] of [
    [text, 'INTACT'],
    [text.replace(own.lease.lastName, 'Somebody'), text.includes(own.lease.lastName) ? 'CHANGED' : 'INTACT'],
  ] as const) {
    const body = {
      sha256: hashOf(file),
      exportId: made.id,
      lines: file.trimEnd().split('\n').map(hashOf),
    };
    const said = await admin.does(auditExports.check, { body });
    if (said.result !== result)
      journal.breaks('A file that comes back is said to be what it is.', { is: said.result, result });
  }
  journal.did('Trails given to an auditor');
  return true;
}

async function fetched(url: string): Promise<Buffer> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`The file was answered ${reply.status}: ${await reply.text()}`);
  return Buffer.from(await reply.arrayBuffer());
}

/** As the file itself says how. */
function recalculated(text: string, made: { rows: number; headHash: string }): string[] {
  const [, ...rows] = text.trimEnd().split('\n');
  const faults = rows.length === made.rows ? [] : [`${rows.length} rows instead of ${made.rows}`];
  let before = BEGINNING;
  for (const [index, line] of rows.entries()) {
    const { prevHash, hash } = JSON.parse(line) as { prevHash: string; hash: string };
    const row = line.slice(line.indexOf('"row":') + '"row":'.length, -1);
    if (prevHash !== before || hashOf(prevHash + row) !== hash) faults.push(`row ${index + 1}`);
    before = hash;
  }
  return before === made.headHash ? faults : [...faults, 'the head'];
}
