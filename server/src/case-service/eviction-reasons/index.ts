export { evictionReasonRoutes } from './routes.ts';
