import { standing } from '@writdesk/contract/standing/standing';
import { bind } from '../../platform/http/bind.ts';
import { getCaseStanding } from './get-case-standing.ts';

export const standingRoutes = [bind(standing.ofCase, getCaseStanding)];
