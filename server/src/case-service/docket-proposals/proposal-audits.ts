import { proposalKinds } from '@writdesk/contract/docket-proposals/docket-proposals';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onProposal = auditOf('cases', 'docket-proposal', 'FIRM');

export const docketProposalAudits = {
  decide: onProposal('docket-proposal.decide', { kind: z.enum(proposalKinds), status: z.string() }),
};
