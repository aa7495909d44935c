import { feeds } from '@writdesk/contract/feeds/feeds';
import { bind } from '../../platform/http/bind.ts';
import { endFeed, listFeeds } from './manage-feeds.ts';
import { openFeed } from './open-feed.ts';

export const feedRoutes = [
  bind(feeds.list, listFeeds),
  bind(feeds.create, openFeed),
  bind(feeds.revoke, endFeed),
];
