import { courtFactCalls } from '@writdesk/contract/court-facts/court-facts';
import { bind } from '../../platform/http/bind.ts';
import { recordCourtFacts } from './record-court-facts.ts';

export const courtFactRoutes = [bind(courtFactCalls.record, recordCourtFacts)];
