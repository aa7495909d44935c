export { lawyerRoutes } from './routes.ts';
