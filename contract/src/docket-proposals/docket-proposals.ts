import { z } from 'zod';
import { judgmentOutcomes } from '../judgments/judgment-outcomes.ts';
import { lawfulPass } from '../lawful-days/obstacle.ts';
import { route } from '../route.ts';
import { courtDate, courtTime, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { choices, idFilter, listQuery, listReply } from '../values/paging.ts';
import { optionalText } from '../values/text.ts';

/** What a line of a docket may mean. Nobody knows what an `UNKNOWN` one does: a person reads it. */
export const proposalKinds = ['ANSWER', 'HEARING', 'JUDGMENT', 'APPEAL', 'UNKNOWN'] as const;
export type ProposalKind = (typeof proposalKinds)[number];
export const proposalStatuses = ['OPEN', 'ACCEPTED', 'SET_ASIDE'] as const;

/** What the line says of what its act needs. */
export const proposalFacts = z.object({
  date: courtDate.optional(),
  time: courtTime.optional(),
  outcome: z.enum(judgmentOutcomes).optional(),
});
export type ProposalFacts = z.output<typeof proposalFacts>;

const proposal = z.object({
  id,
  case: z.object({ id, title: z.string(), caseNumber: z.string().nullable() }),
  kind: z.enum(proposalKinds),
  lineOn: courtDate.nullable(),
  line: z.string(),
  /** Out of 100. */
  confidence: z.int(),
  facts: proposalFacts,
  /** What the robot saw: the picture, where a browser looked, and the page. */
  pictureUrl: z.string().nullable(),
  pageUrl: z.string().nullable(),
  status: z.enum(proposalStatuses),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  createdAt: instant,
  version: z.int(),
});
export type DocketProposal = z.output<typeof proposal>;

const area = 'case-service';
const permission = 'rpa-bot-job.work';
const version = z.int().optional();

/** What robots read on dockets, for a person to decide. */
export const docketProposals = {
  list: route({
    method: 'GET',
    area,
    path: '/docket-proposals/list',
    reads: ['docket-proposal', 'case'],
    permission: 'rpa-bot-job.read',
    summary: 'List what robots read on dockets, the newest first',
    query: listQuery({ caseId: idFilter, status: choices(proposalStatuses) }),
    reply: listReply('proposals', proposal),
    failure: 'Get Docket Proposals Fail',
  }),
  accept: route({
    method: 'POST',
    area,
    path: '/docket-proposals/accept/{id}',
    changes: ['docket-proposal', 'case', 'docket'],
    permission,
    summary: 'Accept a proposal: the ordinary action is done in the caller’s name',
    params: idParams,
    body: z.object({
      version,
      /** The docket of a hearing. */
      docketId: id.optional(),
      /** What the order says, and of which day, where the line was read otherwise. */
      outcome: z.enum(judgmentOutcomes).optional(),
      date: courtDate.optional(),
      /** Why the hearing is on a day that needs a reason, as the case’s own form asks it. */
      reason: optionalText(1_000),
      /** What a lawyer passes of what stands in the way of the order. */
      pass: lawfulPass.optional(),
    }),
    reply: proposal,
    failure: 'Accept Docket Proposal Fail',
  }),
  setAside: route({
    method: 'POST',
    area,
    path: '/docket-proposals/set-aside/{id}',
    changes: ['docket-proposal'],
    permission,
    summary: 'Set a proposal aside: the line means nothing for the case',
    params: idParams,
    body: z.object({ version }),
    reply: proposal,
    failure: 'Set Docket Proposal Aside Fail',
  }),
};
