export { serviceRulePart } from './service-rule-part.ts';
