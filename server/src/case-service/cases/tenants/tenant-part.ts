import type { Selectable } from 'kysely';
import type { CasesCaseTenant } from '../../../platform/db/schema.ts';
import { casePart } from '../record/index.ts';
import { searchColumn, selectTenants } from './tenant-queries.ts';

/** The people against whom the case is. */
export const tenantPart = casePart('tenants', {
  facts: {
    columns: () => ({ searches: searchColumn }),
    of: ({ searches }) => ({
      searches: searches.map(({ status, on }) => (status && on ? { status, on } : null)),
    }),
  },
  async details({ db, record, rights }) {
    const tenants = await selectTenants(db, record);
    return { tenants: tenants.map((tenant) => tenantReply(tenant, rights.seePrivate)) };
  },
});

function tenantReply(row: Selectable<CasesCaseTenant>, seePrivate: boolean) {
  return {
    id: row.id,
    firstName: row.firstName,
    middleName: row.middleName,
    lastName: row.lastName,
    suffix: row.suffix,
    isMinor: row.isMinor,
    email: row.email,
    phone: row.phone,
    ssn: seePrivate && row.ssnLast4 ? `***-**-${row.ssnLast4}` : null,
    dateOfBirth: seePrivate && row.dobYear ? `**/**/${row.dobYear}` : null,
    militaryStatus: row.militaryStatus,
    militaryCheckedOn: row.militaryCheckedOn,
    serviceMethod: row.serviceMethod,
    serviceServer: row.serviceServer,
    servedOn: row.servedOn,
    serviceResult: row.serviceResult,
  };
}
