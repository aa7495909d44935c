import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import type { RouteInput } from '@writdesk/contract/route';
import type { writs } from '@writdesk/contract/writs/writs';
import type { UserContext } from '../../platform/context.ts';
import { localDate } from '../../platform/clock.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { occupancyFault, selectEviction } from '../cases/eviction/index.ts';
import { actOnWrit, type WritAct } from './act-on-writ.ts';
import { keepDocketCheck } from './create-writ.ts';
import type { MovedReply } from './writ-view.ts';

/** The request is at the court: its docket showed no appeal, and somebody looked lately whether the unit is occupied. */
export function fileWrit(
  context: UserContext,
  { params, body }: RouteInput<typeof writs.file>,
): Promise<MovedReply> {
  const { docketChecked, pass, version, receipt, occupancyOverride } = body;
  const input = { docketChecked, pass, date: body.filedOn };
  const request = { writId: params.id, action: 'file', version, input } as const;
  return actOnWrit(context, request, async (act) => {
    const filedOn = body.filedOn ?? act.today;
    const unseen = occupancyFault(await selectEviction(act.tx.db, act.record), act.tx.now);
    const dayFaults = filedFaults(act, filedOn);
    if (dayFaults.length) refuse('invalid', { errors: dayFaults });
    if (unseen && !occupancyOverride)
      refuse('case_incomplete', { errors: [atField('occupancyOverride', unseen)] });
    if (docketChecked) await keepDocketCheck(act, docketChecked, null);
    return {
      writ: { filedOn, receipt },
      data: { filedOn, receipt, ...(unseen && occupancyOverride && { occupancyOverride }) },
    };
  });
}

function filedFaults({ writ, today, timeZone }: WritAct, filedOn: string): FieldError[] {
  if (filedOn > today) return [atField('filedOn', fault('writ_day_in_future'))];
  const isBefore = filedOn < localDate(writ.requestedAt, timeZone);
  return isBefore ? [atField('filedOn', fault('writ_before_request'))] : [];
}
