import type { Selectable } from 'kysely';
import type { CasesCaseTenant, CasesMilitarySearch } from '../../../platform/db/schema.ts';
import { caseHas, casePart } from '../record/index.ts';
import { searchColumn, selectSearches, selectTenants } from './tenant-queries.ts';

/** The people against whom the case is. */
export const tenantPart = casePart('tenants', {
  facts: {
    columns: () => ({ searches: searchColumn }),
    of: ({ searches }) => ({
      searches: searches.map(({ status, on, hasAffidavit }) =>
        status && on ? { status, on, hasAffidavit } : null,
      ),
    }),
  },
  rows: { searches: caseHas('cases.militarySearch') },
  async details({ db, record, rights, has }) {
    const searched = async () =>
      rights.seeFirmThread && (await has('searches')) ? selectSearches(db, record) : [];
    const [tenants, searches] = await Promise.all([selectTenants(db, record), searched()]);
    return {
      tenants: tenants.map((tenant) => tenantReply(tenant, rights.seePrivate)),
      militarySearches: searches.map(searchReply),
    };
  },
});

function searchReply(row: Selectable<CasesMilitarySearch>) {
  return {
    id: row.id,
    tenantId: row.tenantId,
    date: row.searchedOn,
    firstName: row.firstName,
    lastName: row.lastName,
    by: row.searchedBy,
    result: row.result,
    certificateDocumentId: row.certificateDocumentId,
    affidavit:
      row.affidavitReason === null ? null : { reason: row.affidavitReason, by: row.affidavitByName ?? '' },
  };
}

function tenantReply(row: Selectable<CasesCaseTenant>, seePrivate: boolean) {
  return {
    id: row.id,
    firstName: row.firstName,
    middleName: row.middleName,
    lastName: row.lastName,
    suffix: row.suffix,
    hasOneName: row.hasOneName,
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
