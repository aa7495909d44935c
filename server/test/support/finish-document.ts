import { buffer } from 'node:stream/consumers';
import { generateDocument } from '../../src/case-service/documents/index.ts';
import { contextOf } from '../../src/platform/context.ts';
import { overlay } from '../../templates/overlay.ts';
import type { TestApp } from './harness.ts';

/** Does the job of a document that waits to be made. @returns its row, and the finished PDF. */
export async function finishDocument(t: TestApp, documentId: string) {
  const row = () =>
    t.db.selectFrom('cases.caseDocument').selectAll().where('id', '=', documentId).executeTakeFirstOrThrow();
  const { firmId, clientId, caseId } = await row();
  const attempt = { id: documentId, number: 1, isLast: true, signal: new AbortController().signal };
  const context = contextOf(t.opened.deps, { kind: 'job', name: generateDocument.name }, documentId);
  await generateDocument.handle(context, { firmId, clientId, caseId, documentId }, attempt);
  const document = await row();
  const file = document.path === null ? null : await t.opened.deps.storage.get(document.path);
  return { document, pdf: file ? await buffer(file) : Buffer.alloc(0) };
}

/** The fonts are loaded with the first document; a test that is about something else doesn't wait for them. */
export async function warmTypesetter(t: TestApp): Promise<void> {
  const pages = [{ width: 72, height: 72, boxes: [] }];
  await t.opened.deps.typeset.pdf(overlay, { title: 'Warm', caption: [], pages });
}
