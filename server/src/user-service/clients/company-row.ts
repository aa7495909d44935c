import type { newCompany, payables } from '@writdesk/contract/clients/clients';
import type { Updateable } from 'kysely';
import type { z } from 'zod';
import type { UsersClient } from '../../platform/db/schema.ts';

type Company = Partial<z.output<typeof newCompany>>;

const columns = {
  name: 'name',
  shortName: 'shortName',
  entityType: 'entityType',
  addressLine1: 'addressLine1',
  addressLine2: 'addressLine2',
  city: 'city',
  stateCode: 'stateCode',
  zipCode: 'zipCode',
  phone: 'phone',
  email: 'email',
  timeZone: 'timeZone',
} as const satisfies Record<keyof Company, keyof UsersClient>;

/** What was said of a company, as its row keeps it; what wasn't said is absent. */
export function companyRow(company: Company): Updateable<UsersClient> {
  const said = Object.entries(columns).filter(([field]) => company[field as keyof Company] !== undefined);
  return Object.fromEntries(said.map(([field, column]) => [column, company[field as keyof Company]]));
}

/** Who is sent the invoices, as the row keeps it. */
export function payablesRow({
  name,
  email,
  phone,
  address,
}: z.output<typeof payables>): Updateable<UsersClient> {
  return {
    apName: name,
    apEmail: email,
    apPhone: phone ?? null,
    apAddress: address ? JSON.stringify(address) : null,
  };
}
