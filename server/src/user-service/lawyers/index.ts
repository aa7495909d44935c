export { lawyerAudits } from './lawyer-audits.ts';
export { lawyerRoutes } from './routes.ts';
