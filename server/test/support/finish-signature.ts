import { stampSignature } from '../../src/case-service/signatures/index.ts';
import { contextOf } from '../../src/platform/context.ts';
import type { TestApp } from './harness.ts';

/** Does the job of a signature whose file waits to be made. @returns its row. */
export async function finishSignature(t: TestApp, signatureId: string) {
  const row = () =>
    t.db.selectFrom('cases.signature').selectAll().where('id', '=', signatureId).executeTakeFirstOrThrow();
  const { firmId, caseId } = await row();
  const attempt = { id: signatureId, number: 1, isLast: true, signal: new AbortController().signal };
  const context = contextOf(t.opened.deps, { kind: 'job', name: stampSignature.name }, signatureId);
  await stampSignature.handle(context, { firmId, caseId, signatureId }, attempt);
  return row();
}
