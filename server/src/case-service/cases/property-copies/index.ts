export { copyOfProperty } from './copy-of-property.ts';
export { followPropertyInCase } from './follow-property.job.ts';
export { propertyCopyAudits } from './property-copy-audits.ts';
