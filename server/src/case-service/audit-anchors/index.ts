export { auditAnchorAudits } from './anchor-audits.ts';
export { anchorAudits } from './anchor-audits.job.ts';
export { type AllAnchors, verifyAllAnchors } from './read-anchors.ts';
export { auditAnchorRoutes } from './routes.ts';
