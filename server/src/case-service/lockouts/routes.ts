import { cases } from '@writdesk/contract/cases/cases';
import { bind } from '../../platform/http/bind.ts';
import { setLockoutDate } from './set-lockout-date.ts';

export const lockoutRoutes = [bind(cases.setLockoutDate, setLockoutDate)];
