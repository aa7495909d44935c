import { z } from 'zod';
import { stateCode } from '../values/address.ts';
import { route } from '../route.ts';
import { lawRow } from './rule-packs.ts';
import { instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { optionalText, paragraphs } from '../values/text.ts';

export const proposalAnswers = ['TAKEN', 'DECLINED'] as const;

/** A change that a firm asks for. */
export const ruleProposal = z.object({
  id,
  state: z.string(),
  /** The version that was read. */
  version: z.string(),
  text: z.string(),
  change: lawRow.nullable(),
  by: z.string(),
  firm: z.string(),
  at: instant,
  answer: z.enum(proposalAnswers).nullable(),
  answerNote: z.string().nullable(),
  answeredBy: z.string().nullable(),
  answeredAt: instant.nullable(),
});
export type RuleProposal = z.output<typeof ruleProposal>;

const area = 'case-service';
const params = z.object({ state: stateCode });

export const ruleProposals = {
  propose: route({
    method: 'POST',
    area,
    path: '/rule-pack/{state}/proposal',
    changes: ['rule-proposal', 'rule-pack'],
    permission: 'rule-pack.propose',
    summary: 'Propose a change for a firm, in words or as the row that it wants',
    params,
    body: z.object({ text: paragraphs('proposal', 2_000), change: lawRow.nullish() }),
    reply: ruleProposal,
    status: 201,
    failure: 'Propose Rule Change Fail',
  }),
  list: route({
    method: 'GET',
    area,
    path: '/rule-pack/{state}/proposals',
    reads: ['rule-proposal'],
    permission: 'rule-pack.read',
    summary: 'List proposals, the latest first; a firm sees its own',
    params,
    reply: z.object({ proposals: z.array(ruleProposal) }),
    failure: 'Get Rule Proposals Fail',
  }),
  answer: route({
    method: 'POST',
    area,
    path: '/rule-pack/proposal/{id}/answer',
    changes: ['rule-proposal', 'rule-pack'],
    permission: 'rule-pack.update',
    summary: 'Answer a proposal',
    params: idParams,
    body: z.object({
      answer: z.enum(proposalAnswers),
      note: optionalText(1_000),
    }),
    reply: ruleProposal,
    failure: 'Answer Rule Proposal Fail',
  }),
};
