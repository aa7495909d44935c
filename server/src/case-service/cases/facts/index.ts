export { caseActor, type OwnFact, readFacts, readKnown } from './case-facts.ts';
