import { notificationKinds } from '@writdesk/contract/notifications/notification-kinds';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { everyAuditKind } from '../../src/nouns.ts';
import { everyLiveKind } from '../../src/live-kinds.ts';
import type { DB } from '../../src/platform/db/schema.ts';

type AuditKind = (typeof everyAuditKind)[number];

/** @throws where the tests of a file left a row that no definition describes, whichever way it was written. */
export async function requireDefinitions(db: Kysely<DB>): Promise<void> {
  const [ofFirms, ofUsers, notices, events] = await Promise.all([
    db.selectFrom('cases.auditEvent').select(['subject', 'action', 'visibility', 'data']).execute(),
    db.selectFrom('users.auditEvent').select(['subject', 'action', 'data']).execute(),
    db.selectFrom('users.notification').select(['kind', 'subjectKind', 'params']).execute(),
    db
      .selectFrom('jobs.liveEvent')
      .select(['kind', 'userId', 'firmId', 'clientId', 'about', 'ids'])
      .execute(),
  ]);
  const rows = [
    ...ofFirms.map((row) => ({ trail: 'cases', ...row })),
    ...ofUsers.map((row) => ({ trail: 'users', visibility: null, ...row })),
  ];
  const ofTrail = rows.flatMap(({ trail, subject, action, visibility, data }) => {
    const kind = everyAuditKind.find((one) => one.trail === trail && one.action === action);
    if (!kind || kind.subject !== subject || kind.visibility !== visibility)
      return [`${action} on ${subject} is no kind of audit row.`];
    return faultIn(action, withoutActor(kind), data);
  });
  const ofNotices = notices.flatMap(({ kind: name, subjectKind, params }) => {
    const kind = notificationKinds.find((one) => one.kind === name);
    if (!kind?.subjects.includes(subjectKind))
      return [`${name} about a ${subjectKind} is no kind of notification.`];
    return faultIn(name, kind.params, params);
  });
  const ofEvents = events.flatMap(({ kind: name, about, ...event }) => {
    const kind = everyLiveKind.find((one) => one.kind === name);
    if (!kind) return [`${name} is no kind of live event.`];
    const isEmpty = (value: unknown) => value === null || !Object.keys(value as object).length;
    const given = Object.entries(event).filter(([, value]) => !isEmpty(value));
    return faultIn(name, kind.event, { ...Object.fromEntries(given), ...(about as object) });
  });
  const faults = [...ofTrail, ...ofNotices, ...ofEvents];
  if (faults.length) throw new Error([...new Set(faults)].join('\n'));
}

const shapes = new Map<AuditKind, z.ZodType>();

/** The values of a kind of audit row, without what is noted of who acted. A shape is compiled when it is first used: once, not for each row. */
function withoutActor(kind: AuditKind): z.ZodType {
  const shape = shapes.get(kind) ?? z.object(kind.data.shape);
  shapes.set(kind, shape);
  return shape;
}

function faultIn(name: string, shape: z.ZodType, value: unknown): string[] {
  const read = shape.safeParse(value);
  return read.success ? [] : [`${name}: ${z.prettifyError(read.error)}`];
}
