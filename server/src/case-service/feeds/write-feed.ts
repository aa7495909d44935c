import { CSV_MARK, toCsv } from '@writdesk/contract/values/csv';
import { localDate } from '../../platform/clock.ts';
import { type Owner, readReport, withoutTenants } from '../reports/index.ts';
import type { FeedRecord } from './feed-queries.ts';
import type { FeedFormat } from './feed-secret.ts';
import { figurePage, figurePolicy } from './figure-page.ts';
import { writeCalendar } from './write-calendar.ts';
import { ongoingStatuses } from '@writdesk/contract/cases/case-status';
import type { FeedFigure } from '@writdesk/contract/feeds/feeds';
import { addDays } from '@writdesk/contract/values/dates';
import type { UserContext } from '../../platform/context.ts';
import { sumOfCounted } from '../cases/lists/index.ts';

export interface WrittenFeed {
  contentType: string;
  content: string;
  /** Of a page that stands in frames. */
  policy?: string;
}

/** What a feed says now, to whoever has its address: as its owner may see it, and without tenants' names. */
export async function writeFeed(owner: Owner, feed: FeedRecord, format: FeedFormat): Promise<WrittenFeed> {
  const { context, language } = owner;
  if (format === 'ICS')
    return {
      contentType: 'text/calendar; charset=utf-8',
      content: await writeCalendar(context, { name: feed.name, language }),
    };
  if (format === 'HTML') {
    const figure = feed.figure ?? 'OPEN_CASES';
    const { clock } = context.deps;
    const today = localDate(clock.now(), context.actor.timeZone);
    const content = figurePage({ figure, language, count: await readFigure(context, figure, today), today });
    return { contentType: 'text/html; charset=utf-8', content, policy: figurePolicy(feed.origins) };
  }
  return writeTable(owner, feed, format);
}

async function writeTable(
  { context, language }: Owner,
  { reportKind, ofClientId, ofLawyerId, period }: FeedRecord,
  format: 'CSV' | 'JSON',
): Promise<WrittenFeed> {
  const asked = {
    kind: reportKind ?? 'PROPERTIES',
    ofClientId,
    ofLawyerId,
    period: period ?? 'LAST_30_DAYS',
    fromDay: null,
    toDay: null,
  } as const;
  const { columns, rows, isCut } = withoutTenants(await readReport(context, asked, language));
  // Programs look columns up by name: the names are the same in each language.
  const keys = columns.map(({ key }) => key);
  if (format === 'CSV')
    return { contentType: 'text/csv; charset=utf-8', content: CSV_MARK + toCsv(keys, rows) };
  const objects = rows.map((cells) => Object.fromEntries(keys.map((key, at) => [key, cells[at] ?? null])));
  return {
    contentType: 'application/json; charset=utf-8',
    content: JSON.stringify({ rows: objects, isCut }),
  };
}

const whats: Readonly<Record<FeedFigure, readonly string[]>> = {
  OPEN_CASES: ongoingStatuses.map((status) => `status.${status}`),
  FILED_30_DAYS: ['done.filed'],
  POSSESSIONS_30_DAYS: ['done.possession'],
};

/** One number of what somebody sees, from the counters where they know it. */
export const readFigure = (context: UserContext, figure: FeedFigure, today: string): Promise<number> =>
  sumOfCounted(context, {
    what: whats[figure],
    ...(figure !== 'OPEN_CASES' && { from: addDays(today, -29), to: today }),
  });
