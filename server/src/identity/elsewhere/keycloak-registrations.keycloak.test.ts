import { randomBytes } from 'node:crypto';
import KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import { beforeAll, expect, inject, test } from 'vitest';
import {
  openSignIn,
  refreshTokens,
  type SignInEnd,
  signInByForm,
} from '../../../test/support/sign-in-by-form.ts';

// A stranger prepared an account with another person's address: with a password and a page of Keycloak that they hold open behind it. The
// owner confirms the address later, in their own browser, and registers their company.

const { url, operatorPassword } = inject('keycloak');
const baseUrl = inject('baseUrl');
const place = { issuer: `${url}/realms/writdesk`, clientId: 'writdesk-web', redirectUri: `${baseUrl}/` };
const STRANGERS = 'the horse that a stranger chose';
const OWNERS = 'the horse that its owner chose';
const realm = 'writdesk';
const operator = new KeycloakAdminClient({ baseUrl: url, realmName: 'master' });

beforeAll(() =>
  operator.auth({
    grantType: 'password',
    clientId: 'admin-cli',
    username: 'operator',
    password: operatorPassword,
  }),
);

/** A page of Keycloak's registration leads nowhere once the address is confirmed elsewhere: it begins again. This one is behind the password. */
async function heldByStranger() {
  const email = `newcomer-${randomBytes(6).toString('hex')}@example.com`;
  const { id } = await operator.users.create({
    realm,
    username: email,
    email,
    firstName: 'Ines',
    lastName: 'Orr',
    enabled: true,
    emailVerified: false,
    credentials: [
      { type: 'password', value: STRANGERS, temporary: false },
      {
        type: 'otp',
        secretData: JSON.stringify({ value: randomBytes(15).toString('hex') }),
        credentialData: JSON.stringify({
          subType: 'totp',
          digits: 6,
          counter: 0,
          period: 30,
          algorithm: 'HmacSHA1',
        }),
      },
    ],
  });
  const page = await openSignIn(place);
  const end = await page.send({ username: email, password: STRANGERS });
  expect(end).toMatchObject({ kind: 'page', pageId: expect.stringMatching(/otp/) });
  return { email, page, id };
}

/** As the links of Keycloak's mails do: the address is proven, and a new password and factor replace those that were there. */
async function ownerConfirms(id: string): Promise<void> {
  await operator.users.update({ realm, id }, { emailVerified: true, requiredActions: [] });
  const credential = { type: 'password', value: OWNERS, temporary: false };
  await operator.users.resetPassword({ realm, id, credential });
  for (const { id: credentialId = '', type } of await operator.users.getCredentials({ realm, id }))
    if (type === 'otp') await operator.users.deleteCredential({ realm, id, credentialId });
}

async function signedIn(email: string, password: string) {
  const end = await signInByForm(place, email, password);
  if (end.kind !== 'tokens') throw new Error(`Nobody signed in: ${end.pageId}`);
  return end;
}

const onboard = (accessToken: string) =>
  fetch(`${baseUrl}/api/user-service/clients/onboard`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Kestrel Row Apartments LLC',
      addressLine1: '88 Memorial Drive SE',
      city: 'Atlanta',
      stateCode: 'GA',
      zipCode: '30312',
      phone: '(404) 555-0131',
      email: 'office@kestrelrow.example',
    }),
  });

const reloaded = (page: { reload(): Promise<SignInEnd> }) =>
  page.reload().catch((): SignInEnd => ({ kind: 'page', pageId: 'none' }));

test('the page leads on once the address is confirmed: the tests below can see one', async () => {
  const { page, id } = await heldByStranger();
  await ownerConfirms(id);
  expect(await reloaded(page)).toMatchObject({ kind: 'tokens' });
});

test('nothing from before leads into a company that the owner of the address registers without an invite', async () => {
  const { email, page, id } = await heldByStranger();
  await ownerConfirms(id);
  const owner = await signedIn(email, OWNERS);
  const made = await onboard(owner.accessToken);
  expect(made.status).toBe(201);
  expect(await made.json()).toMatchObject({ isSignedOut: true });
  expect(await reloaded(page)).toMatchObject({ kind: 'page' });
  const [user] = await operator.users.find({ realm, username: email, exact: true });
  expect(user?.id).not.toBe(id);
  expect(user).toMatchObject({ emailVerified: true, requiredActions: ['UPDATE_PASSWORD'] });
  expect(await operator.users.getCredentials({ realm, id: user?.id ?? '' })).toEqual([]);
});

test('a stranger who comes first from such a page registers a company that only the owner of the address opens', async () => {
  const { email, page, id } = await heldByStranger();
  await ownerConfirms(id);
  const stranger = await reloaded(page);
  if (stranger.kind !== 'tokens') throw new Error('The page leads nowhere.');
  expect((await onboard(stranger.accessToken)).status).toBe(201);
  expect(await refreshTokens(place, stranger.refreshToken)).toBeUndefined();
  const own = await fetch(`${baseUrl}/api/user-service/clients/client-data`, {
    headers: { authorization: `Bearer ${stranger.accessToken}` },
  });
  expect(own.status).not.toBe(200);
  expect(await reloaded(page)).toMatchObject({ kind: 'page' });
  expect(await signInByForm(place, email, OWNERS)).toMatchObject({ kind: 'page', pageId: 'login.ftl' });
});
