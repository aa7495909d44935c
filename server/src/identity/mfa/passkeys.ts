import { randomBytes } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { NewPasskey } from '../../platform/own-factors.ts';
import { findPasskey, insertChallenge, listPasskeys, takeChallenge, usePasskey } from './passkey-queries.ts';

/** What a page asks a passkey, in the names of Keycloak's pages. */
export interface PasskeyQuestion {
  challenge: string;
  rpId: string;
  userVerification: 'required';
  createTimeout: number;
  isUserIdentified: boolean;
  authenticators?: { authenticators: { credentialId: string; transports: string[]; label: string }[] };
}

export interface Passkeys {
  registrationOptions(
    db: Kysely<DB>,
    owner: { id: string; email: string; firstName: string },
  ): Promise<object>;
  /** @returns undefined when the answer doesn't fit what was asked. */
  checkNew(accountId: string, credential: unknown): Promise<NewPasskey | undefined>;
  /** @param holder the sign-in under way: nobody else's answer is taken. @param accountId whose, where that is known. */
  ask(db: Kysely<DB>, holder: string, accountId?: string): Promise<PasskeyQuestion>;
  /** @returns the account whose passkey signed what was asked, with its generation as the passkey was read. */
  check(
    db: Kysely<DB>,
    form: URLSearchParams,
    holder: string,
    accountId?: string,
  ): Promise<{ accountId: string; generation: number } | undefined>;
}

const CHALLENGE_BYTES = 32;
/** As long as a sign-in page may lie open. */
const CHALLENGE_MS = 30 * 60_000;
const CEREMONY_SECONDS = 300;

/** EdDSA, ES256, RS256, by COSE’s numbers: what all authenticators have. */
const ALGORITHMS = [-8, -7, -257];

const base64url = z.string().regex(/^[\w-]+$/);
const registration = z.looseObject({
  id: base64url.max(1_400),
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.looseObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
  clientExtensionResults: z.looseObject({}).default({}),
});
const clientData = z.object({ challenge: z.string().min(1) });

/**
 * Passkeys of the site at `publicUrl`: kept by the browser or a key, found without a name, and always unlocked by their owner, so
 * that each is two proofs in one.
 */
export function createPasskeys({
  challenges,
  publicUrl,
  clock,
}: {
  /** Outside of any transaction: a challenge is used up also where the action that it was for is undone. */
  challenges: Kysely<DB>;
  publicUrl: string;
  clock: Clock;
}): Passkeys {
  const { origin: expectedOrigin, hostname: expectedRPID } = new URL(publicUrl);
  const expected = { expectedOrigin, expectedRPID, requireUserVerification: true };

  async function newChallenge(db: Kysely<DB>, holder: string): Promise<string> {
    const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
    await insertChallenge(db, challenge, holder, new Date(clock.now().getTime() + CHALLENGE_MS));
    return challenge;
  }

  /** The challenge in an answer, used up by it whether the rest is right or not. */
  async function challengeIn(sent: string, holder: string): Promise<string | undefined> {
    const challenge = challengeOf(sent);
    if (challenge === undefined) return undefined;
    return (await takeChallenge(challenges, challenge, holder, clock.now())) ? challenge : undefined;
  }

  return {
    async registrationOptions(db, owner) {
      const known = await listPasskeys(db, owner.id);
      const options = await generateRegistrationOptions({
        rpName: 'Writdesk',
        rpID: expectedRPID,
        userID: new TextEncoder().encode(owner.id),
        userName: owner.email,
        userDisplayName: owner.firstName,
        challenge: Buffer.from(await newChallenge(db, owner.id), 'base64url'),
        timeout: CEREMONY_SECONDS * 1_000,
        excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
        supportedAlgorithmIDs: ALGORITHMS,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { ...options };
    },

    async checkNew(accountId, sent) {
      const read = registration.safeParse(sent);
      if (!read.success) return undefined;
      const response = read.data as RegistrationResponseJSON;
      const expectedChallenge = await challengeIn(response.response.clientDataJSON, accountId);
      if (expectedChallenge === undefined) return undefined;
      const verified = await orNothing(
        verifyRegistrationResponse({
          response,
          expectedChallenge,
          ...expected,
          supportedAlgorithmIDs: ALGORITHMS,
        }),
      );
      if (!verified?.verified) return undefined;
      const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential;
      return { credentialId, publicKey, counter, transports: read.data.response.transports ?? [] };
    },

    async ask(db, holder, accountId) {
      const known = accountId === undefined ? [] : await listPasskeys(db, accountId);
      return {
        challenge: await newChallenge(db, holder),
        rpId: expectedRPID,
        userVerification: 'required',
        createTimeout: CEREMONY_SECONDS,
        isUserIdentified: accountId !== undefined,
        ...(accountId !== undefined && {
          authenticators: {
            authenticators: known.map(({ credentialId, transports, name }) => ({
              credentialId,
              transports,
              label: name,
            })),
          },
        }),
      };
    },

    async check(db, form, holder, accountId) {
      const response = assertionIn(form);
      const expectedChallenge = await challengeIn(response.response.clientDataJSON, holder);
      const passkey = await findPasskey(db, response.id);
      if (!passkey || expectedChallenge === undefined) return undefined;
      if (accountId !== undefined && passkey.accountId !== accountId) return undefined;
      const { userHandle } = response.response;
      const isOwners = !userHandle || Buffer.from(userHandle, 'base64url').toString() === passkey.accountId;
      if (!isOwners) return undefined;
      const { credentialId: id, counter, transports } = passkey;
      const credential = { id, publicKey: new Uint8Array(passkey.publicKey), counter, transports };
      const verified = await orNothing(
        verifyAuthenticationResponse({ response, expectedChallenge, ...expected, credential }),
      );
      if (!verified?.verified) return undefined;
      const isUsed = await usePasskey(db, passkey.id, verified.authenticationInfo.newCounter, clock.now());
      return isUsed ? { accountId: passkey.accountId, generation: passkey.generation } : undefined;
    },
  };
}

/** A passkey's answer as a sign-in form carries it. */
function assertionIn(form: URLSearchParams): AuthenticationResponseJSON {
  const field = (name: string) => form.get(name) ?? '';
  return {
    id: field('credentialId'),
    rawId: field('credentialId'),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: field('clientDataJSON'),
      authenticatorData: field('authenticatorData'),
      signature: field('signature'),
      ...(field('userHandle') && { userHandle: field('userHandle') }),
    },
  };
}

function challengeOf(clientDataJson: string): string | undefined {
  try {
    const json: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString());
    return clientData.safeParse(json).data?.challenge;
  } catch {
    return undefined;
  }
}

/** The library throws for whatever an answer lacks; it asks nothing but the answer itself. */
async function orNothing<T>(verification: Promise<T>): Promise<T | undefined> {
  try {
    return await verification;
  } catch {
    return undefined;
  }
}
