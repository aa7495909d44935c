import { cases } from '@writdesk/contract/cases/cases';
import { bind, type Binding } from '../../../platform/http/bind.ts';
import { getCaseDetails } from './get-case-details.ts';

export const caseDetailRoutes: readonly Binding[] = [bind(cases.details, getCaseDetails)];
