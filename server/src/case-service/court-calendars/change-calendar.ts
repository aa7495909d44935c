import type { z } from 'zod';
import type { AuditKind } from '../../platform/audit/audit-kind.ts';
import type { UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { found } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { type EditableLevel, mayChangeCalendar } from './calendar-policy.ts';
import {
  type CourtPlace,
  findCourtPlace,
  insertCalendar,
  lockCalendar,
  raiseVersion,
} from './calendar-write-queries.ts';
import { keeperOf } from './keeper-of.ts';
import { followCalendar, type Recalculated } from './calendar-followers.ts';
import { notifyOfClosure } from './notify-of-closure.job.ts';

/** A calendar that is being changed, locked. */
export interface OwnCalendar {
  id: string;
  version: number;
  /** Made by this change. */
  isNew: boolean;
}

interface Change<T, K extends AuditKind<'users'>> {
  audit: K;
  data: Omit<z.input<K['data']>, 'courthouseId' | 'level'>;
  /** The closure that was entered or undone: people are notified of it. */
  closure?: { id: string; undone: boolean };
  /** @param recalculated what became of the caller’s cases. */
  reply(recalculated: Recalculated): Promise<T>;
}

/**
 * Changes a calendar that a court stands under: its own, its county's or its state's, made where there is none yet.
 * Whatever is counted with it is recalculated: the caller's cases at once where they are few, everybody's by a job.
 * @throws `courthouse_not_found`, `court_calendar_wide`, `court_calendar_foreign`
 */
export async function changeCalendar<T, K extends AuditKind<'users'>>(
  context: UserContext,
  { courthouseId, level }: { courthouseId: string; level: EditableLevel },
  work: (tx: Tx, calendar: OwnCalendar) => Promise<Change<T, K>>,
): Promise<T> {
  return transact(context, async (tx) => {
    const { firmId } = context.actor;
    const place = found(await findCourtPlace(tx.db, courthouseId), 'courthouse_not_found');
    tx.authorize(mayChangeCalendar(await keeperOf(tx.db, context.actor, place, tx.now), level));
    const calendar = await ownCalendar(tx, place, level);
    const { audit, data, closure, reply } = await work(tx, calendar);
    await raiseVersion(tx.db, calendar.id);
    // Before the trail, as the job that counts: it locks cases first and the calendar's trail last.
    const recalculated = await followCalendar(context, tx, calendar.id);
    await tx.audit<AuditKind<'users'>>(audit, {
      firmId,
      subjectId: calendar.id,
      data: { courthouseId, level, ...data },
    });
    if (closure) await tx.enqueue(notifyOfClosure, { calendarId: calendar.id, closure });
    return reply(recalculated);
  });
}

/** The calendar of a level, locked. */
async function ownCalendar(tx: Tx, place: CourtPlace, level: EditableLevel): Promise<OwnCalendar> {
  const owner = ownerOf(place, level);
  const id = newId();
  await insertCalendar(tx.db, owner, { id, name: owner.name });
  const row = found(await lockCalendar(tx.db, owner));
  return { ...row, isNew: row.id === id };
}

function ownerOf(place: CourtPlace, level: EditableLevel) {
  switch (level) {
    case 'courthouse':
      return { column: 'courthouseId', id: place.id, name: place.name } as const;
    case 'county':
      return { column: 'countyId', id: place.countyId, name: `${place.countyName} courts` } as const;
    case 'state':
      return { column: 'stateId', id: place.stateId, name: `${place.stateName} courts` } as const;
  }
}
