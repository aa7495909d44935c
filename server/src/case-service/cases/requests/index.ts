export { answeredByDocuments, answeredByFields } from './answer-requests.ts';
export { requestPart } from './request-part.ts';
export {
  answerRequests,
  answerTheseRequests,
  insertRequests,
  openClientRequests,
  openRequestsOf,
} from './request-queries.ts';
