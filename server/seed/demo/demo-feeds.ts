import { feeds } from '@writdesk/contract/feeds/feeds';
import type { z } from 'zod';
import { openFeed } from '../../src/case-service/feeds/open-feed.ts';
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
  const feed = (by: PersonKey, body: z.input<typeof feeds.create.body>): FeedEvent => ({
    at: days.at(days.office(-4), '11:20'),
    by,
    run: (context) => openFeed(context, { params: {}, query: {}, body: feeds.create.body.parse(body) }),
  });
  return [
    feed('josephine', { name: 'Calendar on my phone', kind: 'CALENDAR', days: 365 }),
    feed('wanda', { name: 'Workbook of the asset managers', kind: 'TABLE', report: 'PROPERTIES' }),
  ];
}
