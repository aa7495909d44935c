/** What the firm has to do in a case by a day, next to the step that its workflow waits for. */
export const caseTaskKinds = ['ORDER_TO_FOLLOW', 'ASK_FOR_WRIT', 'AFFIDAVIT_OF_DEFAULT'] as const;
export type CaseTaskKind = (typeof caseTaskKinds)[number];

export const isCaseTaskKind = (kind: string): kind is CaseTaskKind =>
  caseTaskKinds.some((one) => one === kind);
