export { caseActor, type OwnFact, readFacts } from './case-facts.ts';
