import { courthouseRoutes } from './case-service/courthouses/index.ts';
import { evictionReasonRoutes } from './case-service/eviction-reasons/index.ts';
import { storageRoutes } from './case-service/storage/index.ts';
import type { Binding } from './platform/http/bind.ts';
import { geographyRoutes } from './user-service/geography/index.ts';
import { mailboxRoutes } from './user-service/mailbox/index.ts';
import { notificationRoutes } from './user-service/notifications/index.ts';

/** Every call that this server answers. */
export const bindings: readonly Binding[] = [
  ...courthouseRoutes,
  ...evictionReasonRoutes,
  ...geographyRoutes,
  ...mailboxRoutes,
  ...notificationRoutes,
  ...storageRoutes,
];
