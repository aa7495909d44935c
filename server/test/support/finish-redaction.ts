import { makeRedacted } from '../../src/case-service/redactions/index.ts';
import { contextOf } from '../../src/platform/context.ts';
import type { TestApp } from './harness.ts';

/** Does the job of the redaction of a document that waits. @returns its row. */
export async function finishRedaction(t: TestApp, documentId: string) {
  const row = () =>
    t.db
      .selectFrom('cases.documentRedaction')
      .selectAll()
      .where('documentId', '=', documentId)
      .where('endedAt', 'is', null)
      .executeTakeFirstOrThrow();
  const { id, firmId, caseId } = await row();
  const attempt = { id, number: 1, isLast: true, signal: new AbortController().signal };
  const context = contextOf(t.opened.deps, { kind: 'job', name: makeRedacted.name }, id);
  await makeRedacted.handle(context, { firmId, caseId, redactionId: id }, attempt);
  return row();
}
