export { notificationAudits } from './notification-audits.ts';
export { type Notice, notifyIn } from './notify.ts';
export { notificationRoutes } from './routes.ts';
