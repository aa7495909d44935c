import { z } from 'zod';
import { calendarDay } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { line } from '../values/text.ts';

/** A company's cases by property, what a lawyer has in court and may do by law, and how long cases take in each county. */
export const reportKinds = ['PROPERTIES', 'ATTORNEY_WEEK', 'COUNTY_TIMES'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** `DAYS` are the days that the report names itself; all others are counted from the day on which it is made. */
export const reportPeriods = [
  'LAST_30_DAYS',
  'LAST_MONTH',
  'THIS_YEAR',
  'LAST_12_MONTHS',
  'NEXT_7_DAYS',
  'NEXT_14_DAYS',
  'DAYS',
] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

const past = ['LAST_30_DAYS', 'LAST_MONTH', 'THIS_YEAR', 'LAST_12_MONTHS', 'DAYS'] as const;

/** The periods that a kind of report can be about. */
export const periodsOf: Readonly<Record<ReportKind, readonly ReportPeriod[]>> = {
  PROPERTIES: past,
  ATTORNEY_WEEK: ['NEXT_7_DAYS', 'NEXT_14_DAYS', 'DAYS'],
  COUNTY_TIMES: past,
};

export const reportFormats = ['CSV', 'PDF'] as const;
export type ReportFormat = (typeof reportFormats)[number];

export const reportFrequencies = ['ON_REQUEST', 'DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type ReportFrequency = (typeof reportFrequencies)[number];

export const reportRunStatuses = ['QUEUED', 'DONE', 'FAILED', 'ENDED'] as const;

/** How many reports a person can keep. */
export const MOST_REPORTS = 50;
/** A file has as many rows at most. */
export const MOST_REPORT_ROWS = 5_000;
/** How long a file is kept. */
export const RUN_DAYS = 30;

/** What a report is about. */
export const reportAbout = {
  kind: z.enum(reportKinds),
  /** Of `PROPERTIES`: whose; absent for people of a company, who get their own. */
  clientId: id.nullish().transform((value) => value ?? null),
  /** Of `ATTORNEY_WEEK`: whose cases; absent for one’s own. */
  lawyerId: id.nullish().transform((value) => value ?? null),
  period: z.enum(reportPeriods),
  /** With the period `DAYS`, both included. */
  from: calendarDay.nullish().transform((value) => value ?? null),
  to: calendarDay.nullish().transform((value) => value ?? null),
};

export const reportFields = z.object({
  name: line('reportName', 60),
  ...reportAbout,
  format: z.enum(reportFormats),
  frequency: z.enum(reportFrequencies),
  /** With `WEEKLY`: 1 is Monday. */
  weekday: z.int().min(1).max(7).default(1),
  /** With `MONTHLY`; every month has a 28th. */
  monthDay: z.int().min(1).max(28).default(1),
  /** By the clock of the person whose report it is. */
  hour: z.int().min(0).max(23).default(7),
  isPaused: z.boolean().default(false),
});
export type ReportFields = z.output<typeof reportFields>;
