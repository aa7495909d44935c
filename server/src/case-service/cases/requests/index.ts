export { answeredByDocuments, answeredByFields } from './answer-requests.ts';
export { requestPart } from './request-part.ts';
export {
  answerRequests,
  answerTheseRequests,
  insertRequests,
  openClientRequests,
  requestsOf,
} from './request-queries.ts';
