import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { reportAbout, reportKinds, reportPeriods } from '../reports/report-values.ts';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { listQuery, listReply, sort } from '../values/paging.ts';
import { line, password } from '../values/text.ts';

/** Hearings and lawful dates for a calendar; a report's rows for a spreadsheet; one number for another site. */
export const feedKinds = ['CALENDAR', 'TABLE', 'FIGURE'] as const;
export type FeedKind = (typeof feedKinds)[number];

export const feedFigures = ['OPEN_CASES', 'FILED_30_DAYS', 'POSSESSIONS_30_DAYS'] as const;
export type FeedFigure = (typeof feedFigures)[number];

const feedFormats = ['ICS', 'CSV', 'JSON', 'HTML'] as const;
/** As what each kind can be read. */
export const formatsOf = {
  CALENDAR: ['ICS'],
  TABLE: ['CSV', 'JSON'],
  FIGURE: ['HTML'],
} as const satisfies Record<FeedKind, readonly (typeof feedFormats)[number][]>;

const feedStates = ['OPEN', 'EXPIRED', 'REVOKED'] as const;

/** How many open feeds a person can have. */
export const MOST_FEEDS = 20;
const MOST_ORIGINS = 5;

/** The origin of a site, and nothing more: `https://intranet.example`. Host names may have signs that mean something in a policy, such as `*` and `;`. */
const ORIGIN =
  /^(?:https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?|http:\/\/(?:localhost|127\.0\.0\.1))(?::[1-9]\d{0,4})?$/;
const origin = z.string().trim().max(200).regex(ORIGIN, issue('feed_origin'));

export const newFeed = z.object({
  name: line('feedName', 60),
  kind: z.enum(feedKinds),
  /** Of a table. */
  report: z.enum(reportKinds).default('PROPERTIES'),
  clientId: reportAbout.clientId,
  lawyerId: reportAbout.lawyerId,
  period: z.enum(reportPeriods).exclude(['DAYS']).default('LAST_30_DAYS'),
  /** Of a single number. */
  figure: z.enum(feedFigures).default('OPEN_CASES'),
  /** The sites that may show the number in a frame. */
  origins: z.array(origin).max(MOST_ORIGINS).default([]),
  /** For how long it can be read. */
  days: z.int().min(1).max(365).default(90),
});
export type NewFeed = z.output<typeof newFeed>;

export const feed = z.object({
  id,
  name: z.string(),
  kind: z.enum(feedKinds),
  report: z.enum(reportKinds).nullable(),
  period: z.enum(reportPeriods).nullable(),
  figure: z.enum(feedFigures).nullable(),
  origins: z.array(z.string()),
  owner: namedRef,
  isOwn: z.boolean(),
  state: z.enum(feedStates),
  createdAt: instant,
  expiresAt: instant,
  /** To the hour; null while nobody has read it. */
  lastReadAt: instant.nullable(),
  revokedBy: z.string().nullable(),
  /** Whether the caller may revoke it. */
  mayRevoke: z.boolean(),
});
export type Feed = z.output<typeof feed>;

const area = 'case-service';

export const feeds = {
  list: route({
    method: 'GET',
    area,
    path: '/feeds/list',
    reads: ['feed'],
    permission: 'feed.read',
    summary: 'List the caller’s feeds; administrators of a firm or a company see those of all its people',
    query: listQuery({ sort: sort(['createdAt', 'name'], '-createdAt') }),
    reply: listReply('feeds', feed),
    failure: 'Get Feeds Fail',
  }),
  create: route({
    method: 'POST',
    area,
    path: '/feeds/create',
    changes: ['feed'],
    permission: 'feed.create',
    summary:
      'Open a feed: a secret address, shown this once, at which a program reads what the caller may see, without tenants’ names',
    /** The password is left out where the person signed in less than five minutes ago. */
    body: newFeed.extend({ password: password('password', 128).optional() }),
    reply: z.object({
      id,
      feed,
      addresses: z.array(z.object({ format: z.enum(feedFormats), url: z.string() })),
    }),
    status: 201,
    isSecret: true,
    failure: 'Create Feed Fail',
  }),
  revoke: route({
    method: 'POST',
    area,
    path: '/feeds/revoke/{id}',
    changes: ['feed'],
    permission: 'feed.revoke',
    summary: 'Revoke a feed: from now on its address is unknown',
    params: idParams,
    reply: feed,
    failure: 'Revoke Feed Fail',
  }),
};
