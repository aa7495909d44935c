export { notificationAudits } from './notification-audits.ts';
export { notificationLive } from './notification-live.ts';
export { notifyIn } from './notify.ts';
export { notificationRoutes } from './routes.ts';
