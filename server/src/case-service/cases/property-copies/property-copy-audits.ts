import { propertyEvents } from '@writdesk/contract/properties/property-events';
import { caseAudits } from '../record/index.ts';

export const propertyCopyAudits = caseAudits(propertyEvents);
