import { evictionReasonCalls } from '@writdesk/contract/eviction-reasons/eviction-reasons';
import { bind } from '../../platform/http/bind.ts';
import { listEvictionReasons } from './list-eviction-reasons.ts';

export const evictionReasonRoutes = [bind(evictionReasonCalls.list, listEvictionReasons)];
