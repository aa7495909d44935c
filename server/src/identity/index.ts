export { createIdentity, type Identity, type IdentityParts } from './create-identity.ts';
export type { LoginContext } from './sign-in/login-context.ts';
export { accountIdOf } from './accounts/account-id.ts';
export { discovery } from './elsewhere/generic-discovery.ts';
export { serveGenericRelay } from './elsewhere/generic-relay.ts';
export { genericVerifier } from './elsewhere/generic-verifier.ts';
export { injectLoginContext, type RenderPage } from './sign-in/login-page.ts';
export { passwordProblem } from './passwords/password-rules.ts';
export { openAccounts, type OpenedAccounts } from './accounts/open-accounts.ts';
export { mailPerson } from './mail/mail-person.job.ts';
export { rotateKeys } from './keys/rotate-keys.ts';
export { rotateOldKeys } from './keys/rotate-keys.job.ts';
export { ownAddress } from './accounts/account-queries.ts';
export { type TokenBasis, tokenStands } from './sessions/session-queries.ts';
export type { IdentityOptions, IdentitySettings } from './settings.ts';
export {
  type AccessClaims,
  keycloakVerifier,
  KeysUnavailableError,
  TokenRefusedError,
  type TokenVerifier,
} from './keys/verifier.ts';
