import { lockoutReminders } from '@writdesk/contract/cases/case-tasks';
import { lockoutNotifications } from '@writdesk/contract/lockouts/lockout-notifications';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { actorName } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { instantAt } from '../../platform/local-instant.ts';
import { chargeTrigger } from '../billing/index.ts';
import { type Act, actOnCase, groupAudience, type Given, requestOf } from '../cases/actions/index.ts';
import { type CaseDetailsReply, keysOf } from '../cases/record/index.ts';
import { dropStageReminders, insertReminders } from '../cases/reminders/index.ts';
import { beforeNoticeFault } from './before-notice.ts';
import { notifyOfLockout } from './end-lockout.ts';
import { endLockout, findLockout, insertLockout, type LockoutRow } from './lockout-queries.ts';

type Setting = Given<'setLockoutDate'>;
const DAY_MS = 86_400_000;
/** Before the lockout the property is reminded, and the firm on its day. */
const REMIND_MS = {
  LOCKOUT_IN_2_DAYS: 2 * DAY_MS,
  LOCKOUT_TOMORROW: DAY_MS,
  LOCKOUT_IN_2_HOURS: DAY_MS / 12,
} as const satisfies Record<(typeof lockoutReminders)[number], number>;

/** The firm sets the day that it agreed with the officer, or sets it again with a reason; a company’s people propose one. */
export function setLockoutDate(context: Context, given: Setting): Promise<CaseDetailsReply> {
  const request = requestOf('setLockoutDate', given);
  const input = { ...request.input, date: given.body.lockoutDate };
  return actOnCase(context, { ...request, input }, (act) =>
    act.allowance.mode === 'propose' ? propose(act, given.body) : set(act, given.body),
  );
}

async function set(act: Act, body: Setting['body']) {
  const { tx, context, record } = act;
  const before = await findLockout(tx.db, record, 'SET');
  const faults = [...timeFaults(act, body, true), ...setFaults(body, before)];
  if (faults.length) refuse('invalid', { errors: faults });
  if (before)
    await endLockout(tx.db, record, { from: 'SET', state: 'RESET', at: tx.now, reason: body.reason });
  await endLockout(tx.db, record, { from: 'PROPOSED', state: 'CANCELLED', at: tx.now, reason: null });
  const lockout = await keep(act, body, 'SET');
  const at = instantAt(`${body.lockoutDate}T${body.lockoutTime}`, act.timeZone).getTime();
  await dropStageReminders(tx.db, record, tx.now);
  const reminders = lockoutReminders.flatMap((kind) =>
    (['CLIENT', 'FIRM'] as const).map((audience) => ({
      kind,
      audience,
      dueAt: new Date(at - REMIND_MS[kind]),
    })),
  );
  await insertReminders(
    tx.db,
    record,
    reminders.filter(({ dueAt }) => dueAt > tx.now),
  );
  if (body.crew) await chargeTrigger(tx, { case: record, trigger: 'lockout-crew', quantity: 1 });
  const userIds = await groupAudience(tx.db, record, ['client', 'processor']);
  await notifyOfLockout(tx, context, record, lockoutNotifications.set, { userIds, lockout });
  return {
    changes: { lockoutDate: body.lockoutDate, lockoutTime: body.lockoutTime ?? null },
    fixedOn: body.lockoutDate,
    comment: body.note,
    data: {
      lockoutDate: body.lockoutDate,
      ...(body.lockoutTime && { lockoutTime: body.lockoutTime }),
      ...(before && { before: before.lockoutDate }),
      ...(body.officerName && { officerName: body.officerName }),
      ...(body.reason && { reason: body.reason }),
    },
  };
}

/** Another proposal takes the place of the one before. */
async function propose(act: Act, body: Setting['body']) {
  const { tx, context, record } = act;
  const standing = await findLockout(tx.db, record, 'SET');
  const faults = [...timeFaults(act, body, false), ...(standing ? sameFaults(body, standing) : [])];
  if (faults.length) refuse('invalid', { errors: faults });
  await endLockout(tx.db, record, { from: 'PROPOSED', state: 'RESET', at: tx.now, reason: body.reason });
  const lockout = await keep(act, body, 'PROPOSED');
  const userIds = await groupAudience(tx.db, record, ['processor']);
  await notifyOfLockout(tx, context, record, lockoutNotifications.proposed, { userIds, lockout });
  return {
    comment: body.note,
    data: {
      lockoutDate: body.lockoutDate,
      ...(body.lockoutTime && { lockoutTime: body.lockoutTime }),
      ...(body.reason && { reason: body.reason }),
    },
  };
}

async function keep(
  { tx, record, context }: Act,
  body: Setting['body'],
  state: 'SET' | 'PROPOSED',
): Promise<Pick<LockoutRow, 'lockoutDate' | 'lockoutTime'>> {
  const { lockoutDate, lockoutTime = null } = body;
  await insertLockout(tx.db, {
    ...keysOf(record),
    id: newId(),
    state,
    lockoutDate,
    lockoutTime,
    officerName: body.officerName,
    officerPhone: body.officerPhone ?? null,
    contactName: body.contactName,
    contactPhone: body.contactPhone ?? null,
    crew: body.crew,
    locksmith: body.locksmith,
    resetReason: body.reason,
    note: body.note,
    setAt: tx.now,
    setByName: actorName(context.actor),
  });
  return { lockoutDate, lockoutTime };
}

/** The lawful days were asked before; of the hours, that none has passed and the officer’s notice is over. */
function timeFaults({ tx, timeZone, facts }: Act, body: Setting['body'], mustSayTime: boolean): FieldError[] {
  const { lockoutDate, lockoutTime, pass } = body;
  if (!lockoutTime) {
    if (mustSayTime) return [atField('lockoutTime', fault('lockout_time_missing'))];
    return lockoutDate < facts.today ? [atField('lockoutDate', fault('lockout_past'))] : [];
  }
  const at = instantAt(`${lockoutDate}T${lockoutTime}`, timeZone);
  if (at <= tx.now) return [atField('lockoutDate', fault('lockout_past'))];
  const tooEarly = pass ? null : beforeNoticeFault(facts, at, timeZone);
  return tooEarly ? [atField('lockoutTime', tooEarly)] : [];
}

function setFaults(body: Setting['body'], before: LockoutRow | undefined): FieldError[] {
  const missing = [
    ...(body.officerName ? [] : [atField('officerName', fault('lockout_officer_missing'))]),
    ...(body.contactName ? [] : [atField('contactName', fault('lockout_contact_missing'))]),
  ];
  if (missing.length || !before) return missing;
  const same = sameFaults(body, before);
  if (same.length) return same;
  return body.reason ? [] : [atField('reason', fault('lockout_reason'))];
}

/** The day that stands is neither set nor proposed again. A proposal without a time is about the day alone. */
function sameFaults({ lockoutDate, lockoutTime }: Setting['body'], standing: LockoutRow): FieldError[] {
  const isSame =
    standing.lockoutDate === lockoutDate && (!lockoutTime || standing.lockoutTime === lockoutTime);
  return isSame ? [atField('lockoutDate', fault('lockout_same'))] : [];
}
