import { vendorIncomes } from '@writdesk/contract/vendors/reporting-thresholds';
import { taxClasses, tinKinds } from '@writdesk/contract/vendors/vendor-values';
import { address } from '@writdesk/contract/values/address';
import { courtDate } from '@writdesk/contract/values/dates';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onVendor = auditOf('cases', 'vendor', 'FIRM');
/** What is kept of a vendor, without the sealed number. */
const facts = {
  legalName: z.string(),
  businessName: z.string().nullable(),
  otherNames: z.array(z.string()),
  taxClass: z.enum(taxClasses),
  income: z.enum(vendorIncomes),
  isGovernment: z.boolean(),
  address: address.nullable(),
  tinKind: z.enum(tinKinds).nullable(),
  tinEnding: z.string().nullable(),
  w9On: courtDate.nullable(),
};
const said = z.object(facts);

export const vendorAudits = {
  create: onVendor('vendor.create', facts),
  update: onVendor('vendor.update', { before: said, after: said, isTinNew: z.boolean() }),
  exportTotals: onVendor('vendor.export-totals', {
    year: z.int(),
    vendors: z.int(),
    /** Whether the file has whole tax numbers. */
    withTins: z.boolean(),
  }),
};
