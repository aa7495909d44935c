import { z } from 'zod';
import { caseStatuses } from '../cases/case-status.ts';
import { stateCode } from '../values/address.ts';
import { route } from '../route.ts';
import { dateMove, packVersion } from '../rule-packs/rule-packs.ts';
import { instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { listQuery, listReply } from '../values/paging.ts';
import { issue } from '../sentences/fault.ts';

/** A date of an open case that a published version moved. */
export const movedDate = z.object({
  id,
  caseId: id,
  title: z.string(),
  caseNumber: z.string().nullable(),
  caseDraftNumber: z.string(),
  status: z.enum(caseStatuses),
  state: z.string(),
  version: z.string(),
  ...dateMove.shape,
  movedAt: instant,
  acceptedBy: z.string().nullable(),
  acceptedAt: instant.nullable(),
  /** The later version that moved the same date again before it was accepted. */
  supersededBy: z.object({ state: z.string(), version: z.string() }).nullable(),
  /** Since when it is back on the day that was accepted last, by a fact or a calendar: nothing is left to accept. */
  backAt: instant.nullable(),
});
export type MovedDate = z.output<typeof movedDate>;

const area = 'case-service';

export const movedDates = {
  list: route({
    method: 'GET',
    area,
    path: '/moved-date/list',
    reads: ['moved-date', 'law'],
    permission: 'rule-pack.read',
    summary: 'List the deadlines of the caller’s cases that a change of the law changed',
    query: listQuery({
      accepted: z.enum(['no', 'yes', 'all']).default('no'),
      state: z.union([z.literal('all'), z.literal(''), stateCode]).default('all'),
      version: z.union([z.literal('all'), z.literal(''), packVersion]).default('all'),
    }),
    reply: listReply('movedDates', movedDate, {
      /** Those that wait, by the version that moved them. */
      waiting: z.array(z.object({ state: z.string(), version: z.string(), count: z.int() })),
      canAccept: z.boolean(),
    }),
    failure: 'Get Changed Deadlines Fail',
  }),
  accept: route({
    method: 'POST',
    area,
    path: '/moved-date/accept',
    changes: ['moved-date', 'case'],
    permission: 'rule-pack.verify',
    summary: 'Accept changed deadlines for the firm: some, or all of a version',
    body: z
      .object({
        ids: z.array(id).min(1).max(100).optional(),
        pack: z.object({ state: stateCode, version: packVersion }).optional(),
      })
      .refine(({ ids, pack }) => (ids === undefined) !== (pack === undefined), {
        path: ['ids'],
        message: issue('dates_or_version'),
      }),
    reply: z.object({ accepted: z.int() }),
    refusals: ['lawyer_bar_state'],
    failure: 'Accept Changed Deadlines Fail',
  }),
};
