import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import type { RouteInput } from '@writdesk/contract/route';
import type { writs } from '@writdesk/contract/writs/writs';
import type { UserContext } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { instantAt } from '../../platform/local-instant.ts';
import { keepWritDays, lastDayOfWrit } from '../deadlines/index.ts';
import { actOnWrit, type WritAct } from './act-on-writ.ts';
import { notifyOfWrit } from './notify-of-writ.ts';
import type { MovedReply } from './writ-view.ts';

type Body = RouteInput<typeof writs.issue>['body'];

/** The court issued the writ: the clocks of the officer, and of another one after them, count from its day. */
export function issueWrit(
  context: UserContext,
  { params, body }: RouteInput<typeof writs.issue>,
): Promise<MovedReply> {
  const { issuedOn, writNumber, appliedOn, pass, version } = body;
  const input = { date: issuedOn, pass };
  const request = { writId: params.id, action: 'issue', version, input } as const;
  return actOnWrit(context, request, async (act) => {
    const { tx, record, timeZone, number } = act;
    const errors = dayFaults(act, body);
    if (errors.length) refuse('invalid', { errors });
    await keepWritDays(
      tx,
      { record, actor: context.actor, timeZone, number },
      { writIssuedOn: issuedOn, writAppliedOn: appliedOn },
      { writIssuedOn: 'issuedOn', writAppliedOn: 'appliedOn' },
    );
    const expiresOn = await lastDayOfWrit(tx.db, record, 'ISSUED');
    await notifyOfWrit(tx, context, record, 'issued', { to: ['client', 'processor'], number });
    const noon = instantAt(`${issuedOn}T12:00`, timeZone);
    return {
      writ: {
        issuedOn,
        writNumber,
        appliedOn: appliedOn ?? null,
        officerName: body.officerName,
        officerPhone: body.officerPhone ?? null,
        expiresOn,
      },
      // The first one counts for the statistics of the firm; the day itself is a day at the court.
      changes: { writIssuedAt: record.writIssuedAt ?? (noon < tx.now ? noon : tx.now) },
      data: {
        issuedOn,
        writNumber,
        ...(appliedOn && { appliedOn }),
        ...(expiresOn && { expiresOn }),
      },
    };
  });
}

function dayFaults({ writ, today }: WritAct, { issuedOn, appliedOn }: Body): FieldError[] {
  const errors: FieldError[] = [];
  if (issuedOn > today) errors.push(atField('issuedOn', fault('writ_day_in_future')));
  if (writ.filedOn && issuedOn < writ.filedOn) errors.push(atField('issuedOn', fault('writ_before_request')));
  if (appliedOn && appliedOn > today) errors.push(atField('appliedOn', fault('writ_day_in_future')));
  if (appliedOn && appliedOn < issuedOn) errors.push(atField('appliedOn', fault('writ_before_issue')));
  return errors;
}
