import { courthouseRoutes } from './case-service/courthouses/index.ts';
import { evictionReasonRoutes } from './case-service/eviction-reasons/index.ts';
import type { Binding } from './platform/http/bind.ts';
import { geographyRoutes } from './user-service/geography/index.ts';

/** Every call that this server answers. */
export const bindings: readonly Binding[] = [
  ...courthouseRoutes,
  ...evictionReasonRoutes,
  ...geographyRoutes,
];
