import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

// On the chain of the firm whose accounts they are, and not for companies.
const onFirm = auditOf('cases', 'location-mapping', 'FIRM');
const location = z.strictObject({ locationId: z.string(), locationName: z.string() });

export const locationMappingAudits = {
  update: onFirm('location-mapping.update', { countyId: id, before: location.nullable(), after: location }),
  remove: onFirm('location-mapping.delete', { countyId: id, before: location }),
};
