import { actorUserId } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { actOnCase, type Given, requestOf } from '../actions/index.ts';
import { answeredByDocuments, answerTheseRequests, openClientRequests } from '../requests/index.ts';
import { ownUploads, putOnCase, requireNew } from '../../documents/index.ts';
import type { CaseDetailsReply } from '../record/index.ts';

/** Puts uploaded files on the case, each once. A path that isn't the caller's own upload looks as if it were not there. */
export async function addDocuments(
  context: Context,
  given: Given<'addDocuments'>,
): Promise<CaseDetailsReply> {
  const { params, body } = given;
  const paths = body.documents.map(({ path }) => path);
  const files = await ownUploads(context, params.id, paths);
  return actOnCase(context, requestOf('addDocuments', given), async (act) => {
    const { tx, record } = act;
    const named = body.documents.map(({ kind }, index) => ({ kind, sha256: files[index]?.sha256 ?? '' }));
    await requireNew(act, named);
    for (const [index, { kind, title, fileName }] of body.documents.entries()) {
      const file = files[index];
      if (file) await putOnCase(act, file, { kind, title: title || fileName, fileName });
    }
    if (record.status === 'RETURNED_TO_CLIENT') {
      const added = body.documents.map(({ kind, title, fileName }) => ({ kind, title: title || fileName }));
      const answered = answeredByDocuments(await openClientRequests(tx.db, record), added);
      const by = { userId: actorUserId(context.actor), at: tx.now };
      await answerTheseRequests(tx.db, record, answered, by);
    }
    return { data: { documents: body.documents } };
  });
}
