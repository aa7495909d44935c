import { referenceId } from '../../seed/reference-id.ts';
import { makeClient } from '../../src/user-service/clients/client-factory.ts';
import { makeEngagement, makeFirm } from '../../src/user-service/firms/firm-factory.ts';
import { makeProperty } from '../../src/user-service/properties/property-factory.ts';
import { makePropertyOwner } from '../../src/user-service/property-owners/property-owner-factory.ts';
import { makeUser, type UserFactoryOptions } from '../../src/user-service/users/user-factory.ts';
import type { TestApp } from './harness.ts';

const FULTON = referenceId('county', '13121');

/**
 * Two firms with a company each, neither of which may learn of the other. The first company has two properties: one is
 * its own and given to its manager, the other belongs to an owner who looks in.
 * @param mark at the end of the firms' names, where a test makes several such worlds: no two firms have one name.
 */
export async function twoCompanies(t: TestApp, mark = '') {
  const firm = await makeFirm(t.db, { name: `Harlan & Pruitt LLP${mark}` });
  const otherFirm = await makeFirm(t.db, { name: `Bellweather Stroud LLP${mark}` });
  const client = await makeClient(t.db, { name: 'Magnolia Living LLC', shortName: 'Magnolia' });
  const otherClient = await makeClient(t.db, { name: 'Stone Creek Homes LLC', shortName: 'Stone Creek' });
  await makeEngagement(t.db, { firmId: firm.id, clientId: client.id });
  await makeEngagement(t.db, { firmId: otherFirm.id, clientId: otherClient.id });
  const landlord = await makePropertyOwner(t.db, { clientId: client.id, name: 'Cedar Bluff Holdings LLC' });
  const otherLandlord = await makePropertyOwner(t.db, {
    clientId: otherClient.id,
    name: 'Nickajack Holdings LLC',
  });
  const managed = await makeProperty(t.db, {
    clientId: client.id,
    countyId: FULTON,
    name: 'Willow Creek',
    units: ['14C', '2B'],
  });
  const owned = await makeProperty(t.db, {
    clientId: client.id,
    countyId: FULTON,
    name: 'Azalea Terrace',
    ownerId: landlord.id,
  });
  const otherProperty = await makeProperty(t.db, {
    clientId: otherClient.id,
    countyId: FULTON,
    name: 'Lenox Station',
    ownerId: otherLandlord.id,
  });
  const person = async (options: UserFactoryOptions) => (await makeUser(t.db, options)).person;
  const people = {
    admin: await person({ roles: ['admin'] }),
    auditor: await person({ roles: ['auditor'] }),
    crm: await person({ roles: ['crm_user'] }),
    crmOfOther: await person({ roles: ['crm_user'], crmClientIds: [otherClient.id] }),
    firmAdmin: await person({ roles: ['firm_admin'], firmId: firm.id }),
    lawyer: await person({ roles: ['lawyer'], firmId: firm.id, lastName: 'Quillfeather' }),
    processor: await person({ roles: ['case_processor'], firmId: firm.id }),
    billing: await person({ roles: ['firm_billing'], firmId: firm.id }),
    otherBilling: await person({ roles: ['firm_billing'], firmId: otherFirm.id }),
    otherLawyer: await person({ roles: ['lawyer'], firmId: otherFirm.id }),
    owner: await person({ roles: ['client_owner'], clientId: client.id }),
    manager: await person({ roles: ['client_manager'], clientId: client.id, propertyIds: [managed.id] }),
    payer: await person({ roles: ['client_ap'], clientId: client.id }),
    viewer: await person({ roles: ['client_viewer'], clientId: client.id }),
    landlord: await person({ roles: ['property_owner'], clientId: client.id, ownerId: landlord.id }),
    otherOwner: await person({ roles: ['client_owner'], clientId: otherClient.id }),
  };
  return {
    firm,
    otherFirm,
    client,
    otherClient,
    landlord,
    otherLandlord,
    managed,
    owned,
    otherProperty,
    people,
  };
}
export type TwoCompanies = Awaited<ReturnType<typeof twoCompanies>>;
