import { reasonCodes } from '@writdesk/contract/cases/case-reasons';
import { type SentBack, sentBackFor } from '@writdesk/contract/cases/send-backs';
import type { Grouped } from '../../tallies/index.ts';

type Rows = readonly Pick<Grouped, 'what' | 'n'>[];

/** What is counted for send-backs: within the firm only for whom it is shown. */
export const sendBackWhats = (isOfFirm: boolean): string[] => [
  'done.submitted',
  'sentBack.CLIENT',
  'sentBack.CLIENT.',
  ...(isOfFirm ? ['sentBack.FIRM', 'sentBack.FIRM.'] : []),
];

/** Of what was submitted, what went back, and for each reason that occurs how much of it. */
export function sendBacksOf(rows: Rows, isOfFirm: boolean) {
  const count = (way: SentBack) => countIn(rows, `sentBack.${way}`);
  return {
    submitted: countIn(rows, 'done.submitted'),
    toCompany: count('CLIENT'),
    inFirm: isOfFirm ? count('FIRM') : null,
    reasons: reasonCodes
      .map((reason) => ({
        reason,
        toCompany: count(sentBackFor('CLIENT', reason)),
        inFirm: isOfFirm ? count(sentBackFor('FIRM', reason)) : null,
      }))
      .filter(({ toCompany, inFirm }) => toCompany + (inFirm ?? 0) > 0),
  };
}

export const countIn = (rows: Rows, name: string) => rows.find(({ what }) => what === name)?.n ?? 0;
