import { readScans } from '../../src/case-service/scans/index.ts';
import { contextOf } from '../../src/platform/context.ts';
import type { TestApp } from './harness.ts';

/** Does the job of a file that waits to be read. @returns its row. */
export async function finishScan(t: TestApp, path: string) {
  const row = () =>
    t.db.selectFrom('cases.scan').selectAll().where('path', '=', path).executeTakeFirstOrThrow();
  const { id, firmId, caseId } = await row();
  const attempt = { id, number: 1, isLast: true, signal: new AbortController().signal };
  const context = contextOf(t.opened.deps, { kind: 'job', name: readScans.name }, id);
  await readScans.handle(context, { firmId, caseId, scanId: id }, attempt);
  return row();
}
