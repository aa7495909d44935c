export { handleEvent } from './handle-event.job.ts';
export { onlinePaymentAudits } from './online-payment-audits.ts';
export { onlinePaymentLive } from './online-payment-live.ts';
export { onlinePaymentRoutes } from './routes.ts';
export { servePaymentWebhooks } from './serve-webhooks.ts';
export { takePaymentEvent } from './take-event.ts';
export { watchAttempt, watchAttempts } from './watch-attempts.job.ts';
