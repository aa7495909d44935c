import { clients } from '@writdesk/contract/clients/clients';
import { invites } from '@writdesk/contract/invites/invites';
import { users } from '@writdesk/contract/users/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { makeInvite } from '../../src/user-service/invites/invite-factory.ts';
import { makeUser } from '../../src/user-service/users/user-factory.ts';
import { type ForeignProvider, foreignProvider, type Format } from '../support/foreign-provider.ts';
import { type TestApp, testApp } from '../support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../support/two-companies.ts';

// Another provider says in each token which address somebody has and whether they have shown that it is theirs. An address that
// anybody may have typed there opens nothing that was meant for its owner.

const company = (email: string) => ({
  name: 'Kestrel Row LLC',
  addressLine1: '1 Peachtree St',
  city: 'Atlanta',
  stateCode: 'GA',
  zipCode: '30303',
  phone: '404-555-0123',
  email,
});

/** What a token says of its address: that it is verified, that it isn't, or nothing. */
const says = { verified: { email_verified: true }, unverified: { email_verified: false }, nothing: {} };
type Saying = keyof typeof says;

describe.each<Format>(['keycloak', 'generic'])('a provider elsewhere, %s', (format) => {
  describe.each([false, true])('whose operator vouches for all addresses: %s', (areAddressesVerified) => {
    let provider: ForeignProvider;
    let t: TestApp;
    let world: TwoCompanies;
    let inviter: string;
    beforeAll(async () => {
      provider = await foreignProvider(format);
      t = await testApp({
        config: { identity: { ...provider.identity, ...(areAddressesVerified && { areAddressesVerified }) } },
      });
      world = await twoCompanies(t);
      inviter = (await makeUser(t.db, { roles: ['firm_admin'], firmId: world.firm.id })).user.id;
    });
    afterAll(async () => {
      await t?.close();
      await provider?.close();
    });

    const asks = async (claims: object) => {
      const authorization = `Bearer ${await provider.tokenOf({ given_name: 'Lucía', ...claims })}`;
      return async (method: string, url: string, body?: object) => {
        const { status, body: answer } = await t.send(method, url, {
          headers: { authorization },
          ...(body && { body }),
        });
        return { status, answer, code: answer['code'] };
      };
    };
    async function invited(saying: Saying) {
      const email = `victim.${newId().slice(-10)}@corp.example`;
      const { invite, code } = await makeInvite(t.db, {
        kind: 'FIRM_USER',
        userType: 'Firm',
        roles: ['lawyer'],
        firmId: world.firm.id,
        email,
        createdBy: inviter,
      });
      return { email, id: invite.id, code, ask: await asks({ sub: newId(), email, ...says[saying] }) };
    }
    const refused = { status: 403, code: 'address_unproven' };
    const kept: Saying[] = areAddressesVerified ? ['unverified'] : ['unverified', 'nothing'];
    const letIn: Saying[] = areAddressesVerified ? ['verified', 'nothing'] : ['verified'];

    test.for(kept)(
      'shows, mails and gives nothing to an address of which its token says: %s',
      async (saying) => {
        const { email, id, code, ask } = await invited(saying);
        expect(await ask('GET', invites.mine.url)).toMatchObject(refused);
        expect(await ask('POST', invites.mailMine.url.replace('{id}', id))).toMatchObject(refused);
        expect(await ask('POST', invites.accept.url, { code })).toMatchObject(refused);
        expect(await ask('POST', clients.onboard.url, company(email))).toMatchObject(refused);
        const { answer } = await ask('GET', users.userInfo.url);
        expect(answer['user']).toMatchObject({ email, isUserExist: false, isAddressProven: false });
        const taken = t.db.selectFrom('users.appUser').select('id').where('email', '=', email);
        expect(await taken.execute()).toEqual([]);
        const mailed = t.db.selectFrom('jobs.mailOutbox').select('id').where('recipient', '=', email);
        expect(await mailed.execute()).toEqual([]);
      },
    );

    test.for(letIn)('lets its owner in where its token says of it: %s', async (saying) => {
      const { id, code, ask } = await invited(saying);
      expect((await ask('GET', invites.mine.url)).answer['invites']).toMatchObject([{ id }]);
      expect(await ask('POST', invites.accept.url, { code })).toMatchObject({ status: 200 });
      const newcomer = await invited(saying);
      const registered = await newcomer.ask('POST', clients.onboard.url, company(newcomer.email));
      expect(registered.status).toBe(201);
    });

    test('keeps nobody out who has a place: their record says who they are, and no token', async () => {
      const { user } = await makeUser(t.db, { roles: ['firm_admin'], firmId: world.firm.id });
      for (const saying of ['verified', 'unverified', 'nothing'] as const) {
        const email = 'victim@corp.example';
        const ask = await asks({
          sub: user.accountId,
          email,
          ...says[saying],
          ...(format === 'keycloak' && { realm_access: { roles: ['firm_admin'] } }),
        });
        const { answer } = await ask('GET', users.userInfo.url);
        expect(answer['user']).toMatchObject({
          email: user.email,
          roles: ['firm_admin'],
          isAddressProven: true,
        });
        expect((await ask('GET', invites.mine.url)).answer['invites']).toEqual([]);
      }
    });
  });
});
