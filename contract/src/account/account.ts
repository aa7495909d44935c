import { z } from 'zod';
import { route } from '../route.ts';
import { instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { line, oneLine, password } from '../values/text.ts';
import { issue } from '../sentences/fault.ts';
import { proofOffer } from './proofs.ts';

const area = 'user-service';
const permission = 'signed-in';

/** Left out where the person signed in less than five minutes ago. */
const proof = z.object({ password: password('password', 128).optional() });
/** Shown once: only their hashes are kept. */
const recoveryCodes = z.array(z.string());

export const accountSession = z.object({
  id: z.string(),
  startedAt: instant,
  /** When its tokens were last renewed. */
  lastSeenAt: instant,
  address: z.string(),
  userAgent: z.string().nullable(),
  /** The one that asks. */
  current: z.boolean(),
});
export type AccountSession = z.output<typeof accountSession>;

/** How somebody signs in, and where they are signed in. */
export const accountSecurity = z.object({
  /** Passwords and factors are kept by another provider; the person goes to its own pages. */
  managedElsewhere: z.boolean(),
  hasPassword: z.boolean(),
  /** Signed in so short a time ago that no password is asked again. */
  isFresh: z.boolean(),
  totpSince: instant.nullable(),
  passkeys: z.array(z.object({ id, name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() })),
  recoveryCodesLeft: z.int(),
  /** The newest first. */
  sessions: z.array(accountSession),
});
export type AccountSecurity = z.output<typeof accountSecurity>;

const change = { method: 'POST', area, permission, changes: ['account'], reply: accountSecurity } as const;

/** What a signed-in person does with their own sign-in. */
export const account = {
  security: route({
    method: 'GET',
    area,
    path: '/account/security',
    reads: ['account'],
    permission,
    summary: 'Retrieve how you sign in, and where you are signed in',
    reply: accountSecurity,
    failure: 'Get Security Fail',
  }),
  typingKeys: route({
    method: 'GET',
    area,
    path: '/account/typing-keys',
    reads: [],
    permission,
    summary: 'Retrieve the keys that seal unsaved text while it waits in the person’s browser',
    /** The first one seals, all of them open; 32 bytes each, in base64. */
    reply: z.object({ keys: z.array(z.string()).min(1) }),
    failure: 'Get Typing Keys Fail',
  }),
  changePassword: route({
    ...change,
    path: '/account/change-password',
    summary: 'Change your password; every other session ends',
    body: z.object({
      oldPassword: password('password', 128),
      newPassword: password('newPassword', 256, issue('text_too_long', { max: 128 })),
    }),
    failure: 'Change Password Fail',
  }),
  beginTotp: route({
    ...change,
    path: '/account/totp/begin',
    changes: [],
    summary: 'Create a secret for an authenticator app; it has no effect until it is confirmed',
    body: proof,
    reply: z.object({ secret: z.string(), uri: z.string(), qrSvg: z.string() }),
    failure: 'Begin Authenticator Fail',
  }),
  confirmTotp: route({
    ...change,
    path: '/account/totp/confirm',
    summary: 'Confirm the authenticator app with its first code; sign-in then asks for one',
    body: z.object({ code: line('code', 12) }),
    reply: z.object({ recoveryCodes }),
    failure: 'Confirm Authenticator Fail',
  }),
  removeTotp: route({
    ...change,
    path: '/account/totp/remove',
    summary: 'Remove the authenticator app; sign-in no longer asks for its code',
    body: proof,
    failure: 'Remove Authenticator Fail',
  }),
  renewRecoveryCodes: route({
    ...change,
    path: '/account/recovery-codes/renew',
    summary: 'Create new recovery codes; the old ones stop working',
    body: proof,
    reply: z.object({ recoveryCodes }),
    failure: 'Renew Recovery Codes Fail',
  }),
  beginPasskey: route({
    ...change,
    path: '/account/passkeys/begin',
    changes: [],
    summary: 'Retrieve what the browser needs to create a passkey',
    body: proof,
    reply: z.object({ options: z.looseObject({ challenge: z.string() }) }),
    failure: 'Begin Passkey Fail',
  }),
  confirmPasskey: route({
    ...change,
    path: '/account/passkeys/confirm',
    summary: 'Add the passkey that the browser created',
    body: z.object({
      name: line('name', 60),
      /** As `navigator.credentials.create` answers, as JSON. */
      credential: z.looseObject({ id: oneLine(1_400) }),
    }),
    /** Recovery codes where this is the first factor, else none. */
    reply: z.object({ recoveryCodes }),
    failure: 'Add Passkey Fail',
  }),
  removePasskey: route({
    ...change,
    path: '/account/passkeys/remove/{id}',
    summary: 'Remove a passkey; it can no longer be used to sign in',
    params: idParams,
    body: proof,
    failure: 'Remove Passkey Fail',
  }),
  beginProof: route({
    ...change,
    path: '/account/proof/begin',
    changes: [],
    isSecret: true,
    summary: 'Retrieve how you can prove again that it is you, before you sign something',
    reply: proofOffer,
    failure: 'Begin Proof Fail',
  }),
  endSession: route({
    ...change,
    path: '/account/sessions/end/{session}',
    summary: 'Sign out in another browser',
    params: z.object({ session: oneLine(200).min(1) }),
    body: proof,
    failure: 'End Session Fail',
  }),
  endSessions: route({
    ...change,
    path: '/account/sessions/end-all',
    summary: 'Sign out everywhere, or everywhere else',
    body: proof.extend({ which: z.enum(['others', 'all']) }),
    failure: 'End Sessions Fail',
  }),
};
