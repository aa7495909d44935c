import type { DocketRow } from './docket-queries.ts';

/** A docket's row as the contract spells it. */
export function docketView({ courthouseId, courtName, courtShortName, ...docket }: DocketRow) {
  return { ...docket, courthouse: { id: courthouseId, name: courtName, shortName: courtShortName } };
}
