import type { DocketRow } from './docket-queries.ts';

/** A docket's row as the contract spells it. */
export function docketView({
  courthouseId,
  courtName,
  courtShortName,
  lawyerId,
  lawyerName,
  ...docket
}: DocketRow) {
  return {
    ...docket,
    courthouse: { id: courthouseId, name: courtName, shortName: courtShortName },
    lawyer: lawyerId ? { id: lawyerId, name: lawyerName ?? '' } : null,
  };
}
