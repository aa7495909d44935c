import { actorUserId } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { actOnCase, type Given, requestOf } from '../actions/index.ts';
import { answeredByDocuments, answerTheseRequests, openClientRequests } from '../requests/index.ts';
import {
  hashOfAll,
  ownUploads,
  putOnCase,
  putPictures,
  requireNew,
  requirePictures,
  type Upload,
} from '../../documents/index.ts';
import type { CaseDetailsReply } from '../record/index.ts';

/** Puts uploaded files on the case, each once, and pictures that belong together as one document. A path that isn't the caller's own upload looks as if it were not there. */
export async function addDocuments(
  context: Context,
  given: Given<'addDocuments'>,
): Promise<CaseDetailsReply> {
  const { params, body } = given;
  const groups: Upload[][] = [];
  for (const [index, { path, more = [] }] of body.documents.entries()) {
    const files = await ownUploads(context, params.id, [path, ...more]);
    if (more.length > 0) requirePictures(files, `documents.${index}`);
    groups.push(files);
  }
  return actOnCase(context, requestOf('addDocuments', given), async (act) => {
    const { tx, record } = act;
    const hashes = body.documents.map(({ kind }, index) => ({
      kind,
      sha256: hashOfAll(groups[index] ?? []),
    }));
    await requireNew(act, hashes);
    for (const [index, { kind, title, fileName }] of body.documents.entries()) {
      const [file, ...more] = groups[index] ?? [];
      if (!file) continue;
      const named = { kind, title: title || fileName, fileName };
      if (more.length > 0) await putPictures(act, [file, ...more], named);
      else await putOnCase(act, file, named);
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
