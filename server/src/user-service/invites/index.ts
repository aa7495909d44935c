export { inviteRoutes } from './routes.ts';
