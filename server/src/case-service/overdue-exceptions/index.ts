export { exceptedPart } from './excepted-part.ts';
export { letHeldIn } from './let-held-in.job.ts';
export { notifiedExceptions } from './notified-exceptions.ts';
export { overdueExceptionAudits } from './overdue-exception-audits.ts';
export { overdueExceptionLive } from './overdue-exception-live.ts';
export { overdueExceptionRoutes } from './routes.ts';
export { useException } from './use-exception.ts';
export { withdrawWhenFree } from './withdraw-when-free.ts';
