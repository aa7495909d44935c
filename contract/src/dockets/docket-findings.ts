/** What a look at the court’s docket found. */
export const docketFindings = ['NONE', 'ANSWER', 'APPEAL'] as const;
export type DocketFinding = (typeof docketFindings)[number];
