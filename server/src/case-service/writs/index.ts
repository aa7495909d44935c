export { expireWrits } from './expire-writs.job.ts';
export { writRoutes } from './routes.ts';
export { cancelOpenWrits, resumeStayedWrits, stayOpenWrits } from './with-case.ts';
export { writAudits } from './writ-audits.ts';
export { writPart } from './writ-part.ts';
