import type { Account } from '../../platform/accounts.ts';

/** What tokens and userinfo say of a person, in Keycloak's words. */
export interface ProfileClaims {
  preferred_username: string;
  name: string;
  given_name: string;
  family_name: string;
  email: string;
  email_verified: boolean;
  realm_access: { roles: string[] };
}

export function profileClaims(account: Account): ProfileClaims {
  return {
    preferred_username: account.username,
    name: `${account.firstName} ${account.lastName}`.trim(),
    given_name: account.firstName,
    family_name: account.lastName,
    email: account.email,
    email_verified: account.emailVerified,
    realm_access: { roles: account.roles },
  };
}

export const profileClaimNames = [
  'preferred_username',
  'name',
  'given_name',
  'family_name',
  'email',
  'email_verified',
  'realm_access',
] as const satisfies (keyof ProfileClaims)[];
