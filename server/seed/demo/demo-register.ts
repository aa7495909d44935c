import type { Kysely } from 'kysely';
import type { DB } from '../../src/platform/db/schema.ts';
import { makeClient } from '../../src/user-service/clients/client-factory.ts';
import { makeEngagement } from '../../src/user-service/firms/firm-factory.ts';
import { makeProperty } from '../../src/user-service/properties/property-factory.ts';
import { makePropertyOwner } from '../../src/user-service/property-owners/property-owner-factory.ts';
import { referenceId } from '../reference-id.ts';

/** How the state's register knows an owner of the demonstration, by the ending of the name. */
export const registered = (name: string, number: number) => ({
  entityType: name.endsWith('LP') ? ('Limited partnership' as const) : ('LLC' as const),
  formationState: number % 2 === 0 ? 'DE' : 'GA',
  registrationNumber: `K${4_107_300 + 911 * number}`,
  agentName: 'Corporate Agents of Georgia, Inc.',
  agentAddress: JSON.stringify({
    addressLine1: '2 Ravinia Drive, Suite 650',
    city: 'Atlanta',
    stateCode: 'GA',
    zipCode: '30346',
  }),
  signatoryName: 'Imogen Castellaw',
  signatoryTitle: 'Manager',
});

/** What every register has some day: a couple whose rental license lapsed, and a company that opens no cases. */
export async function makeSpecialRows(
  db: Kysely<DB>,
  { firmId, clientId, since }: { firmId: string; clientId: string; since: Date },
): Promise<void> {
  const dated = { createdAt: since, updatedAt: since };
  const person = { firstName: 'Lucille', middleName: 'A.', lastName: 'Tidwell' };
  const couple = await makePropertyOwner(db, {
    seed: 71,
    clientId,
    ...person,
    name: 'Lucille A. Tidwell and Otis Tidwell, Jr.',
    entityType: 'Individual',
    coOwners: JSON.stringify([{ firstName: 'Otis', middleName: null, lastName: 'Tidwell', suffix: 'Jr.' }]),
    email: 'tidwell@people.example',
    ...dated,
  });
  await makeProperty(db, {
    seed: 71,
    clientId,
    ownerId: couple.id,
    countyId: referenceId('county', '13121'),
    name: 'Tidwell House',
    addressLine1: '77 Whitefoord Avenue',
    city: 'Atlanta',
    zipCode: '30307',
    propertyCategory: 'SINGLE_FAMILY',
    unitCount: 1,
    yearBuilt: 1931,
    licenseNumber: 'RL-20417',
    licenseExpiresOn: since.toISOString().slice(0, 'YYYY-MM-DD'.length),
    ...dated,
  });
  const silent = await makeClient(db, {
    seed: 72,
    name: 'Sapelo Row Homes, LLC',
    shortName: 'Sapelo Row Homes',
    email: 'office@sapelorow.example',
    apEmail: 'ap@sapelorow.example',
    origin: 'INVITED',
    ...dated,
  });
  await makeEngagement(db, { clientId: silent.id, firmId });
  await makePropertyOwner(db, { seed: 72, clientId: silent.id, name: 'Sapelo Row Owner, LLC', ...dated });
}
