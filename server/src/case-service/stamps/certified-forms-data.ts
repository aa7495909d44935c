import { shownArticleNumber } from '@writdesk/contract/stamps/article-number';
import type { EnvelopeRow } from './envelope-queries.ts';
import { postageParts } from './postage-rates.ts';
import { addressLines } from './publication-28/normalize.ts';

type Facts = Pick<
  EnvelopeRow,
  | 'to'
  | 'from'
  | 'mailClass'
  | 'returnReceipt'
  | 'weightOz'
  | 'trackingNo'
  | 'costCents'
  | 'createdAt'
  | 'cases'
>;

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** The fields of PS Forms 3800 and 3811 of an envelope. */
export function certifiedFormsOf(of: Facts) {
  const { to, from, mailClass, returnReceipt, trackingNo, createdAt, cases } = of;
  const day = createdAt.toISOString().slice(0, 10);
  const parts = postageParts({ mailClass, returnReceipt, weightOz: Number(of.weightOz) }, day);
  const total = of.costCents ?? 0;
  // Where the post office asked for another sum, its parts aren’t known.
  const isByList = parts.letter + parts.certified + parts.receipt === total;
  const lines = addressLines(to);
  return {
    articleNumber: trackingNo ? shownArticleNumber(trackingNo) : '',
    receipt: returnReceipt,
    certifiedFee: isByList ? dollars(parts.certified) : null,
    receiptFee: isByList && parts.receipt ? dollars(parts.receipt) : null,
    postage: isByList ? dollars(parts.letter) : null,
    total: dollars(total),
    to: { name: to.name, street: lines.slice(0, -1).join(', '), place: lines.at(-1) ?? '' },
    from: [from.name, ...addressLines(from)],
    about: cases.map(
      ({ title, caseNumber, caseDraftNumber }) => `${title}, ${caseNumber ?? caseDraftNumber}`,
    ),
  };
}
