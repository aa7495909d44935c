import { z } from 'zod';
import { route } from '../route.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { listQuery, listReply } from '../values/paging.ts';

/** One hash over the heads of all trails that grew in a day, and over the anchor before. */
export const auditAnchor = z.object({
  day: courtDate,
  chains: z.int(),
  hash: z.string(),
  anchoredAt: instant,
});
export type AuditAnchor = z.output<typeof auditAnchor>;

/** What an anchor shows: the anchor itself was changed, a trail lost its last rows, or a row was replaced. */
export const anchorFaults = ['ANCHOR', 'CUT', 'CHANGED'] as const;
export type AnchorFault = (typeof anchorFaults)[number];

export const verifiedAnchors = z.object({
  anchors: z.int(),
  headHash: z.string().nullable(),
  fault: z
    .object({
      day: courtDate,
      what: z.enum(anchorFaults),
      /** The trail, where one is at fault. */
      subject: z.string().nullable(),
      subjectId: id.nullable(),
      seq: z.int().nullable(),
    })
    .nullable(),
});

const area = 'case-service';

/** A firm’s anchors; of the platform’s administrator, those of the trail of people, companies and properties. */
export const auditAnchors = {
  list: route({
    method: 'GET',
    area,
    path: '/audits/anchors',
    reads: ['audit'],
    permission: 'audit.verify',
    summary: 'List the daily anchors of all audit trails, newest first',
    query: listQuery({}),
    reply: listReply('anchors', auditAnchor),
    failure: 'Get Audit Anchors Fail',
  }),
  verify: route({
    method: 'GET',
    area,
    path: '/audits/verify-anchors',
    reads: ['audit'],
    permission: 'audit.verify',
    summary:
      'Compare all audit trails with their daily anchors: rows cut off at the end of a trail are found',
    reply: verifiedAnchors,
    failure: 'Verify Audit Anchors Fail',
  }),
};
