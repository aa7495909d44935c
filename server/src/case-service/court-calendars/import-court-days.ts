import type { courtCalendars } from '@writdesk/contract/court-calendars/court-calendars';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import type { Kysely } from 'kysely';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { readCourtCalendar } from './calendar-queries.ts';
import { findCourtPlace, upsertDays } from './calendar-write-queries.ts';
import type { EditableLevel } from './calendar-policy.ts';
import { changeCalendar } from './change-calendar.ts';
import { courtCalendarAudits } from './court-calendar-audits.ts';
import { type Plan, planImport } from './plan-import.ts';
import { readDayList } from './read-day-list.ts';

interface List {
  courthouseId: string;
  level: EditableLevel;
  csv: string;
}

/**
 * Compares a court's published list with the calendar that would take it. Nothing is changed.
 * @throws `courthouse_not_found`; `invalid` for what is no such list at all.
 */
export async function previewImport(
  { deps, scope }: UserContext,
  { params, body }: RouteInput<typeof courtCalendars.previewImport>,
) {
  const db = deps.db.as(scope);
  found(await findCourtPlace(db, params.courthouseId), 'courthouse_not_found');
  return planned(db, { ...params, ...body });
}

/**
 * Writes a list into a calendar, as it was previewed: all of it, or nothing.
 * @throws `courthouse_not_found`; `invalid` naming each line that can't be used; `conflict` where the calendar was
 *   changed after the preview.
 */
export function applyImport(
  context: UserContext,
  { params, body }: RouteInput<typeof courtCalendars.applyImport>,
) {
  const list: List = { ...params, ...body };
  return changeCalendar(context, list, async (tx, calendar) => {
    const plan = await planned(tx.db, list);
    // A calendar that is made by this import had no version when it was compared.
    const version = calendar.isNew ? 0 : calendar.version;
    if (body.version !== undefined && body.version !== version) refuse('conflict');
    const errors = plan.lines.flatMap(({ line, fault: wrong }) =>
      wrong ? [atField(`csv.${line}`, fault('list_line', { line, fault: wrong }))] : [],
    );
    if (errors.length) refuse('invalid', { errors });
    const written = plan.lines.filter(({ outcome }) => outcome === 'added' || outcome === 'changed');
    await upsertDays(
      tx.db,
      written.map(({ date, name, effect }) => ({
        id: newId(),
        calendarId: calendar.id,
        date,
        name,
        effect,
        source: body.source,
        confidence: 'S',
        confirmedBy: personOf(context).name,
        confirmedAt: tx.now,
      })),
    );
    const { added, changed } = plan.counts;
    return {
      audit: courtCalendarAudits.importDays,
      data: { source: body.source, added, changed, days: written.map(({ date, name }) => `${date} ${name}`) },
      reply: async ({ beingRecalculated }) => ({ ...plan, beingRecalculated }),
    };
  });
}

async function planned(db: Kysely<DB>, { courthouseId, level, csv }: List): Promise<Plan> {
  const list = readDayList(csv);
  if ('fault' in list) return refuseField('csv', list.fault);
  return planImport(list.days, await readCourtCalendar(db, { courthouseId }), level);
}
