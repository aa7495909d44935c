import { joinPictures } from '../../src/case-service/documents/index.ts';
import { contextOf } from '../../src/platform/context.ts';
import type { TestApp } from './harness.ts';

/** Does the job of a document whose pictures wait to be put together. @returns its row. */
export async function finishJoining(t: TestApp, documentId: string) {
  const row = () =>
    t.db.selectFrom('cases.caseDocument').selectAll().where('id', '=', documentId).executeTakeFirstOrThrow();
  const { firmId, caseId } = await row();
  const attempt = { id: documentId, number: 1, isLast: true, signal: new AbortController().signal };
  const context = contextOf(t.opened.deps, { kind: 'job', name: joinPictures.name }, documentId);
  await joinPictures.handle(context, { firmId, caseId, documentId }, attempt);
  return row();
}
