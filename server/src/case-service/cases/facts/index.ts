export { selectFactsBeside } from './case-facts-queries.ts';
export { caseActor, factsOf } from './case-facts.ts';
