import { docketProposals } from '@writdesk/contract/docket-proposals/docket-proposals';
import { bind } from '../../platform/http/bind.ts';
import { acceptDocketProposal, setDocketProposalAside } from './decide-docket-proposal.ts';
import { listDocketProposals } from './list-docket-proposals.ts';

export const docketProposalRoutes = [
  bind(docketProposals.list, listDocketProposals),
  bind(docketProposals.accept, acceptDocketProposal),
  bind(docketProposals.setAside, setDocketProposalAside),
];
