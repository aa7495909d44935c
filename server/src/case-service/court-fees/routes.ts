import { courtFees } from '@writdesk/contract/court-fees/court-fees';
import { feeProposals } from '@writdesk/contract/court-fees/fee-proposals';
import { bind } from '../../platform/http/bind.ts';
import { addFeeSchedule } from './add-fee-schedule.ts';
import { acceptFeeProposal, dismissFeeProposal, listFeeProposals } from './answer-fee-proposal.ts';
import { calculateCourtFees } from './calculate-court-fees.ts';
import { getCaseFees } from './get-case-fees.ts';
import { getFeeBook } from './get-fee-book.ts';

export const courtFeeRoutes = [
  bind(courtFees.book, getFeeBook),
  bind(courtFees.add, addFeeSchedule),
  bind(courtFees.calculate, calculateCourtFees),
  bind(courtFees.ofCase, getCaseFees),
  bind(feeProposals.list, listFeeProposals),
  bind(feeProposals.accept, acceptFeeProposal),
  bind(feeProposals.dismiss, dismissFeeProposal),
];
