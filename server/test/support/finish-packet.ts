import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { assemblePacket } from '../../src/case-service/packets/index.ts';
import { contextOf } from '../../src/platform/context.ts';
import type { TestApp } from './harness.ts';

const hasQpdf = (() => {
  try {
    execFileSync('qpdf', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    console.warn('\n  PACKETS ARE NOT CHECKED BY QPDF: it is missing.\n');
    return false;
  }
})();

/** Does the job of a packet that waits. @returns its row. */
export async function finishPacket(t: TestApp, packetId: string) {
  const row = () =>
    t.db.selectFrom('cases.packet').selectAll().where('id', '=', packetId).executeTakeFirstOrThrow();
  const { firmId, caseId } = await row();
  const attempt = { id: packetId, number: 1, isLast: true, signal: new AbortController().signal };
  const context = contextOf(t.opened.deps, { kind: 'job', name: assemblePacket.name }, packetId);
  await assemblePacket.handle(context, { firmId, caseId, packetId }, attempt);
  return row();
}

/** The bytes of a file that was made; qpdf finds nothing wrong with it, where it is installed. */
export async function madePdf(t: TestApp, path: string): Promise<Buffer> {
  const stored = await t.opened.deps.storage.get(path);
  if (!stored) throw new Error(`Nothing lies at ${path}.`);
  const pdf = await buffer(stored);
  if (hasQpdf) await checkByQpdf(pdf);
  return pdf;
}

/** @throws with what qpdf says is wrong. */
async function checkByQpdf(pdf: Buffer): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'writdesk-qpdf-'));
  const file = join(folder, 'made.pdf');
  try {
    await writeFile(file, pdf);
    execFileSync('qpdf', ['--check', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  } finally {
    await rm(folder, { recursive: true });
  }
}
