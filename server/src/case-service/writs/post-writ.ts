import type { RouteInput } from '@writdesk/contract/route';
import type { writs } from '@writdesk/contract/writs/writs';
import type { UserContext } from '../../platform/context.ts';
import { instantAt } from '../../platform/local-instant.ts';
import { keepWritDays, lastDayOfWrit } from '../deadlines/index.ts';
import { ownUploads, putOnCase } from '../documents/index.ts';
import { found } from '../../platform/http/refuse.ts';
import { actOnWrit } from './act-on-writ.ts';
import { notifyOfWrit } from './notify-of-writ.ts';
import { findCaseOfWrit } from './writ-queries.ts';
import type { MovedReply } from './writ-view.ts';

/** The officer’s notice is on the door: the law counts the first day of the lockout from it. */
export async function postWrit(
  context: UserContext,
  { params, body }: RouteInput<typeof writs.post>,
): Promise<MovedReply> {
  const { deps, scope } = context;
  const key = found(await findCaseOfWrit(deps.db.as(scope), scope, params.id), 'writ_not_found');
  const [photo] = await ownUploads(context, key.caseId, body.photoPath ? [body.photoPath] : []);
  const { postedAt, officerName } = body;
  const request = { writId: params.id, action: 'post', version: body.version } as const;
  return actOnWrit(context, request, async (act) => {
    const { tx, record, timeZone, number } = act;
    await keepWritDays(
      tx,
      { record, actor: context.actor, timeZone, number },
      { writPostedAt: postedAt },
      { writPostedAt: 'postedAt', writPostedOn: 'postedAt', writIssuedOn: 'postedAt' },
    );
    if (photo)
      await putOnCase(act, photo, {
        kind: 'WRIT_POSTING',
        title: 'Posting at the unit',
        fileName: photo.fileName,
      });
    await notifyOfWrit(tx, context, record, 'posted', { to: ['client'], number });
    return {
      writ: {
        postedAt: instantAt(postedAt, timeZone),
        officerName,
        officerPhone: body.officerPhone ?? act.writ.officerPhone,
        expiresOn: await lastDayOfWrit(tx.db, record, 'POSTED'),
      },
      data: { postedAt, officer: officerName },
    };
  });
}
