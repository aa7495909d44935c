import { z } from 'zod';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { cents, positiveCents } from '../values/money.ts';
import { courtFeeBook } from './court-fees.ts';

/** So many filings that differ by the same sum propose a row. */
export const EQUAL_DIFFERENCES = 3;

/** A filing fee as courts took it, where the schedule says another. */
export const feeProposal = z.object({
  courthouse: z.object({ id, name: z.string() }),
  /** What was paid, less what was calculated. */
  differenceCents: cents,
  /** The first defendant’s filing fee in force, and as it would be. */
  presentCents: positiveCents,
  proposedCents: positiveCents,
  /** The day at the court from which it would hold. */
  effectiveFrom: courtDate,
  /** The newest first. */
  cases: z.array(z.object({ id, title: z.string(), number: z.string(), notedAt: instant })),
});
export type FeeProposal = z.output<typeof feeProposal>;

const body = z.object({
  differenceCents: z.int().refine((sum) => sum !== 0, issue('fee_difference_wanted')),
});
const area = 'case-service';
const params = idParams;

/** Rows that a firm’s own payments propose, for who may change fees; of a court by its id. */
export const feeProposals = {
  list: route({
    method: 'GET',
    area,
    path: '/courthouse/fee-proposals',
    reads: ['courthouse', 'case'],
    permission: 'courthouse.update',
    summary:
      'List filing fees that the caller’s firm paid differently from the schedule, three times by the same sum',
    reply: z.object({ proposals: z.array(feeProposal) }),
    failure: 'Get Fee Proposals Fail',
  }),
  accept: route({
    method: 'POST',
    area,
    path: '/courthouse/accept-fee-proposal/{id}',
    changes: ['courthouse', 'case'],
    permission: 'courthouse.update',
    summary: 'Accept a proposed filing fee as a row of the firm’s own, from today on',
    params,
    body,
    reply: courtFeeBook,
    failure: 'Accept Fee Proposal Fail',
  }),
  dismiss: route({
    method: 'POST',
    area,
    path: '/courthouse/dismiss-fee-proposal/{id}',
    changes: ['courthouse'],
    permission: 'courthouse.update',
    summary: 'Dismiss a proposed filing fee: the same difference is not proposed again',
    params,
    body,
    reply: z.object({ id }),
    failure: 'Dismiss Fee Proposal Fail',
  }),
};
