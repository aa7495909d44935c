import { newFeed } from '@writdesk/contract/feeds/feeds';
import type { z } from 'zod';
import { makeFeed } from '../../src/case-service/feeds/open-feed.ts';
import type { UserContext } from '../../src/platform/context.ts';
import type { DemoDays } from './demo-days.ts';
import type { PersonKey } from './demo-people.ts';

interface FeedEvent {
  at: Date;
  by: PersonKey;
  run(by: UserContext): Promise<unknown>;
}

/** The attorney has their hearings on their phone, a company its properties in a workbook. Nobody knows the addresses any more. */
export function demoFeeds(days: DemoDays): FeedEvent[] {
  const feed = (by: PersonKey, body: z.input<typeof newFeed>): FeedEvent => ({
    at: days.at(days.office(-4), '11:20'),
    by,
    run: (context) => makeFeed(context, newFeed.parse(body)),
  });
  return [
    feed('josephine', { name: 'Calendar on my phone', kind: 'CALENDAR', days: 365 }),
    feed('wanda', { name: 'Workbook of the asset managers', kind: 'TABLE', report: 'PROPERTIES' }),
  ];
}
