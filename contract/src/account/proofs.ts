import { z } from 'zod';
import { oneLine } from '../values/text.ts';

/** How a signed-in person can prove again that it is them. */
export const proofKinds = ['PASSKEY', 'CODE', 'PASSWORD', 'SIGN_IN'] as const;
export type ProofKind = (typeof proofKinds)[number];

const base64url = (most: number) => oneLine(most).regex(/^[\w-]*$/);

/** What a passkey answers, each part in base64url. */
export const passkeyAnswer = z.object({
  credentialId: base64url(1_400),
  clientDataJSON: base64url(4_000),
  authenticatorData: base64url(4_000),
  signature: base64url(2_000),
  userHandle: base64url(200).default(''),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/** What can be asked for: with a second factor set up, the password alone is not enough. */
export const proofOffer = z.object({
  kinds: z.array(z.enum(proofKinds)),
  /** The question for the passkey, of use once. */
  passkey: z
    .object({
      challenge: z.string(),
      rpId: z.string(),
      timeoutSeconds: z.int(),
      credentials: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
    })
    .nullable(),
});
export type ProofOffer = z.output<typeof proofOffer>;
