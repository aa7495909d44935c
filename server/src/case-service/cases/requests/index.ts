export { answeredByDocuments, answeredByFields } from './answer-requests.ts';
