import { cases } from '@writdesk/contract/cases/cases';
import { bind, type Binding } from '../../../platform/http/bind.ts';
import { revealSecret } from './reveal-secret.ts';

export const tenantRoutes: readonly Binding[] = [bind(cases.revealSecret, revealSecret)];
