export { createIdentity, type Identity, type IdentityParts } from './create-identity.ts';
export type { LoginContext } from './login-context.ts';
export { accountIdOf } from './account-id.ts';
export { discovery } from './generic-discovery.ts';
export { serveGenericRelay } from './generic-relay.ts';
export { genericVerifier } from './generic-verifier.ts';
export { injectLoginContext, type RenderPage } from './login-page.ts';
export { passwordProblem } from './password-rules.ts';
export { openAccounts, type OpenedAccounts } from './open-accounts.ts';
export { mailPerson } from './mail/mail-person.job.ts';
export { rotateKeys } from './rotate-keys.ts';
export { rotateOldKeys } from './rotate-keys.job.ts';
export { type TokenBasis, tokenStands } from './session-queries.ts';
export type { IdentityOptions, IdentitySettings } from './settings.ts';
export {
  type AccessClaims,
  keycloakVerifier,
  KeysUnavailableError,
  TokenRefusedError,
  type TokenVerifier,
} from './verifier.ts';
