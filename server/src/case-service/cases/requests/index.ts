export { answeredByDocuments, answeredByFields } from './answer-requests.ts';
export { requestPart } from './request-part.ts';
export {
  answerRequests,
  answerTheseRequests,
  insertRequests,
  openClientRequests,
} from './request-queries.ts';
