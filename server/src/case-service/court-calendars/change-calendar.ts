import type { editableLevels, MovedDeadline } from '@writdesk/contract/court-calendars';
import { permitted } from '@writdesk/contract/permissions';
import type { Json } from '../../platform/audit/chain.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { courtsUnder } from './calendar-queries.ts';
import {
  type CourtPlace,
  findCourtPlace,
  insertCalendar,
  lockCalendar,
  raiseVersion,
} from './calendar-write-queries.ts';
import { recomputeCourts } from './ports.ts';
import { spreadCalendar } from './spread-calendar.job.ts';

export type EditableLevel = (typeof editableLevels)[number];

/** A calendar that is being changed, locked. */
export interface OwnCalendar {
  id: string;
  version: number;
  /** Made by this change. */
  isNew: boolean;
}

interface Change<T> {
  action: string;
  data: Record<string, Json>;
  /** The closure that was entered or taken back: people are told of it. */
  closure?: { id: string; undone: boolean };
  /** @param deadlines those of the caller’s cases that moved. */
  reply(deadlines: MovedDeadline[]): Promise<T>;
}

/**
 * Changes a calendar that a court stands under: its own, its county's or its state's, made where there is none yet.
 * Whatever is counted with it is counted anew, at once for the caller and by a job for everybody.
 * @throws `courthouse_not_found`
 */
export async function changeCalendar<T>(
  context: UserContext,
  { courthouseId, level }: { courthouseId: string; level: EditableLevel },
  work: (tx: Tx, calendar: OwnCalendar) => Promise<Change<T>>,
): Promise<T> {
  return transact(context, async (tx) => {
    tx.authorise(permitted(personOf(context).roles, 'courthouse.update') ? allow : deny('forbidden'));
    const place = found(await findCourtPlace(tx.db, courthouseId), 'courthouse_not_found');
    const calendar = await ownCalendar(tx, place, level);
    const { action, data, closure, reply } = await work(tx, calendar);
    await raiseVersion(tx.db, calendar.id);
    await tx.audit({
      trail: 'users',
      firmId: personOf(context).firmId,
      subject: 'court-calendar',
      subjectId: calendar.id,
      action: `court-calendar.${action}`,
      data: { courthouseId, level, ...data },
    });
    const deadlines = await recomputeCourts(tx, await courtsUnder(tx.db, calendar.id));
    await tx.enqueue(spreadCalendar, { calendarId: calendar.id, ...(closure && { closure }) });
    return reply(deadlines);
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
      return { column: 'courthouse_id', id: place.id, name: place.name } as const;
    case 'county':
      return { column: 'county_id', id: place.countyId, name: `${place.countyName} courts` } as const;
    case 'state':
      return { column: 'state_id', id: place.stateId, name: `${place.stateName} courts` } as const;
  }
}
