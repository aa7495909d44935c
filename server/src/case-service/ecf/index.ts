export {
  type FiledState,
  feesIn,
  filingsIn,
  receiptIn,
  RefusedError,
  reviewIn,
  statusIn,
} from './answers.ts';
export { type CourtCodes, type Filing, reviewFilingRequest } from './core-filing.ts';
export type { Party, Sender } from './parts.ts';
export { codesIn, type CourtPolicy, policyIn } from './policy.ts';
export { feesQuestion, listQuestion, policyQuestion, statusQuestion } from './questions.ts';
export { receiptMessage } from './receipt.ts';
export { actionOf, type ReviewOperation } from './vocabulary.ts';
export { dollarsOf, identification, sentBy } from './parts.ts';
export {
  type EcfPrefix,
  ecfNamespaces,
  inEcf,
  namespacesOf,
  OUR_MESSAGE,
  reviewOperations,
  THEIR_FILING,
} from './vocabulary.ts';
