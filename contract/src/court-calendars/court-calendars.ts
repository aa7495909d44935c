import { z } from 'zod';
import { caseStatuses } from '../cases/case-status.ts';
import { confidences } from '../courthouses/confidences.ts';
import { route } from '../route.ts';
import { courtDate, courtTime, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { auditedReason, csvText, line } from '../values/text.ts';
import { faultReply } from '../errors.ts';
import { issue } from '../sentences/fault.ts';

/** Whose calendar says something, from the narrowest to the widest. A country's is not edited by anyone. */
export const calendarLevels = ['courthouse', 'county', 'state', 'country'] as const;
export const editableLevels = ['courthouse', 'county', 'state'] as const;
export const dayEffects = ['closed', 'open'] as const;
export const FIRST_CALENDAR_YEAR = 2000;
export const LAST_CALENDAR_YEAR = 2200;
/** Days that one closure can close. */
export const MAX_CLOSED_DATES = 60;
export const MAX_CSV_CHARACTERS = 100_000;

/** Cases whose dates are counted while somebody waits; of more a job counts them behind the reply. */
export const CASES_COUNTED_AT_ONCE = 200;
/** The reader's open cases whose deadlines a job still recalculates; 0: all are calculated. */
const beingRecalculated = z.int();

const calendarRef = z.object({ id, name: z.string(), level: z.enum(calendarLevels) });

/** A day on which a court is closed, or sits although a wider calendar closes it. */
export const courtDay = z.object({
  date: courtDate,
  name: z.string(),
  effect: z.enum(dayEffects),
  /** A closure is entered for a reason, in addition to what the calendar says of the day. */
  kind: z.enum(['holiday', 'closure']),
  reason: z.string().nullable(),
  source: z.string(),
  confidence: z.enum(confidences),
  confirmedBy: z.string().nullable(),
  confirmedAt: instant.nullable(),
  closureId: id.nullable(),
  calendar: calendarRef,
});
export type CourtDay = z.output<typeof courtDay>;

export const courtClosure = z.object({
  id,
  dates: z.array(courtDate),
  reason: z.string(),
  closedBy: z.string(),
  closedAt: instant,
  undoneBy: z.string().nullable(),
  undoneAt: instant.nullable(),
});
export type CourtClosure = z.output<typeof courtClosure>;

/** A year of a court as it holds after inheritance. */
export const courtYear = z.object({
  courthouseId: id,
  year: z.int(),
  /** Today at the courthouse. */
  today: courtDate,
  /** The calendars that were asked, the narrowest first. */
  calendars: z.array(calendarRef.extend({ version: z.int() })),
  /** Closed days and those that a narrower calendar opens, by date. */
  days: z.array(courtDay),
  /** Who vouched for the year; null where nobody did: each date that is counted in it then carries a warning. */
  confirmation: z
    .object({ confirmedBy: z.string(), confirmedAt: instant, source: z.string(), calendar: calendarRef })
    .nullable(),
  /** The years that have days written down; null where there are none. */
  firstYear: z.int().nullable(),
  lastYear: z.int().nullable(),
  /** Closures with a day in the year, the latest first; those undone too. */
  closures: z.array(courtClosure),
  beingRecalculated,
  can: z.object({
    /** Whose calendars the reader may change, of those above this court and its own. */
    levels: z.array(z.enum(editableLevels)),
  }),
});
export type CourtYear = z.output<typeof courtYear>;

const movedCase = z.object({
  id,
  title: z.string(),
  status: z.enum(caseStatuses),
  caseNumber: z.string().nullable(),
  caseDraftNumber: z.string(),
  date: courtDate,
  time: courtTime.nullable(),
});
export type MovedCase = z.output<typeof movedCase>;

/** What a closure touches of the caller’s cases, or what its undoing gives back. */
export const closureEffect = z.object({
  closure: courtClosure,
  /** Days that were asked for and on which the court doesn’t sit anyway. */
  alreadyClosed: z.array(z.object({ date: courtDate, name: z.string() })),
  /** Hearings on these days: after a closure they need a new date. */
  hearings: z.array(movedCase.extend({ room: z.string() })),
  lockouts: z.array(movedCase),
  beingRecalculated,
  /** Deadlines that now end on another day; those that a job still counts are not among them. */
  deadlines: z.array(
    z.object({
      caseId: id,
      title: z.string(),
      event: z.string(),
      from: courtDate.nullable(),
      to: courtDate.nullable(),
    }),
  ),
});
export type ClosureEffect = z.output<typeof closureEffect>;
export type MovedDeadline = ClosureEffect['deadlines'][number];

/** What becomes of a line of a court’s published list. */
export const importOutcomes = ['added', 'changed', 'unchanged', 'refused'] as const;
export const importLine = z.object({
  /** As an editor counts: the heading is line 1. */
  line: z.int(),
  date: z.string(),
  name: z.string(),
  effect: z.enum(dayEffects),
  outcome: z.enum(importOutcomes),
  /** Why it is refused, or what stood there before. */
  note: z.string().nullable(),
  /** Why it is refused, as a code. */
  fault: faultReply.nullable(),
});
export type ImportLine = z.output<typeof importLine>;

/** The lines of a list against the calendar that would take them. */
export const importPreview = z.object({
  lines: z.array(importLine),
  counts: z.object({ added: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() }),
  /** Of the calendar as it was compared; 0 where there is none yet. */
  version: z.int(),
});
export type ImportPreview = z.output<typeof importPreview>;

const year = z
  .int(issue('calendar_year'))
  .min(FIRST_CALENDAR_YEAR, issue('calendar_year_from', { first: FIRST_CALENDAR_YEAR }))
  .max(LAST_CALENDAR_YEAR, issue('calendar_year_to', { last: LAST_CALENDAR_YEAR }));
const calendarDate = courtDate.pipe(
  z
    .string()
    .refine(
      (date) => date >= `${FIRST_CALENDAR_YEAR}-01-01` && date <= `${LAST_CALENDAR_YEAR}-12-31`,
      issue('calendar_day', { first: FIRST_CALENDAR_YEAR, last: LAST_CALENDAR_YEAR }),
    ),
);
const level = z.enum(editableLevels).default('courthouse');
const source = line('source', 300);
const csv = csvText('list', MAX_CSV_CHARACTERS);
const courtParams = z.object({ courthouseId: id });
const area = 'case-service';
const write = 'court-calendar.update';

export const courtCalendars = {
  year: route({
    method: 'GET',
    area,
    path: '/court-calendar/{courthouseId}',
    reads: ['court-calendar'],
    permission: 'courthouse.read',
    summary: 'Retrieve a year of a court: its closed days with their source, and who confirmed them',
    params: courtParams,
    query: z.object({ year: z.coerce.number(issue('calendar_year')).pipe(year).optional() }),
    reply: courtYear,
    failure: 'Get Court Calendar Fail',
  }),
  closeCourt: route({
    method: 'POST',
    area,
    path: '/court-calendar/close-court',
    changes: ['court-calendar', 'case'],
    permission: write,
    summary: 'Close a court for one or more days, with the reason; the reply says what that affects',
    body: z
      .object({
        courthouseId: id,
        date: calendarDate.optional(),
        dates: z
          .array(calendarDate)
          .max(MAX_CLOSED_DATES, issue('closure_days_at_most', { max: MAX_CLOSED_DATES }))
          .optional(),
        reason: auditedReason(300),
      })
      .refine(({ date, dates }) => date !== undefined || dates?.length, {
        path: ['dates'],
        message: issue('closure_days'),
      }),
    reply: closureEffect,
    status: 201,
    failure: 'Close Court Fail',
  }),
  undoClosure: route({
    method: 'POST',
    area,
    path: '/court-calendar/undo-closure/{id}',
    changes: ['court-calendar', 'case'],
    permission: write,
    summary: 'Undo a closure: the court is open on its days as the calendar says',
    params: idParams,
    reply: closureEffect,
    failure: 'Undo Closure Fail',
  }),
  putDay: route({
    method: 'PUT',
    area,
    path: '/court-calendar/{courthouseId}/day',
    changes: ['court-calendar', 'case'],
    permission: write,
    summary: 'Add a closed day to a calendar, or open a day that a wider calendar closes',
    params: courtParams,
    body: z.object({
      level,
      date: calendarDate,
      effect: z.enum(dayEffects).default('closed'),
      name: line('courtDayName'),
      source,
    }),
    reply: courtYear,
    failure: 'Save Court Day Fail',
  }),
  removeDay: route({
    method: 'DELETE',
    area,
    path: '/court-calendar/{courthouseId}/day/{date}',
    changes: ['court-calendar', 'case'],
    permission: write,
    summary: 'Remove a day from a calendar; what a wider calendar says about it applies again',
    params: courtParams.extend({ date: calendarDate }),
    query: z.object({ level }),
    reply: courtYear,
    failure: 'Remove Court Day Fail',
  }),
  confirmYear: route({
    method: 'POST',
    area,
    path: '/court-calendar/{courthouseId}/confirm',
    changes: ['court-calendar', 'case'],
    permission: write,
    summary: 'Confirm a year of a calendar: deadlines calculated in it no longer carry a warning',
    params: courtParams,
    body: z.object({ level, year, source }),
    reply: courtYear,
    failure: 'Confirm Court Year Fail',
  }),
  previewImport: route({
    method: 'POST',
    area,
    path: '/court-calendar/{courthouseId}/import/preview',
    changes: [],
    permission: write,
    summary: 'Preview the import of a court’s published list, line by line; nothing changes',
    params: courtParams,
    body: z.object({ level, csv }),
    reply: importPreview,
    failure: 'Preview Court Days Fail',
  }),
  applyImport: route({
    method: 'POST',
    area,
    path: '/court-calendar/{courthouseId}/import',
    changes: ['court-calendar', 'case'],
    permission: write,
    summary: 'Import a previewed list into the calendar: all of it, or none',
    params: courtParams,
    body: z.object({
      level,
      csv,
      source,
      /** Of the calendar as it was previewed; absent, it is taken as it stands. */
      version: z.int().min(0).optional(),
    }),
    reply: importPreview.extend({ beingRecalculated }),
    failure: 'Import Court Days Fail',
  }),
};
