import type { newCompany, payables } from '@writdesk/contract/clients/clients';
import type { Updateable } from 'kysely';
import type { z } from 'zod';
import type { UsersClient } from '../../platform/db/schema.ts';

type Company = Partial<z.output<typeof newCompany>>;

const columns = {
  name: 'name',
  shortName: 'short_name',
  entityType: 'entity_type',
  addressLine1: 'address_line1',
  addressLine2: 'address_line2',
  city: 'city',
  stateCode: 'state_code',
  zipCode: 'zip_code',
  phone: 'phone',
  email: 'email',
  timeZone: 'time_zone',
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
    ap_name: name,
    ap_email: email,
    ap_phone: phone ?? null,
    ap_address: address ? JSON.stringify(address) : null,
  };
}
