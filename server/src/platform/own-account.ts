import type { OwnFactors } from './own-factors.ts';

/**
 * What a signed-in person does with their own sign-in. Absent from `Deps` where another provider keeps passwords: they then go to
 * that provider's own pages.
 */
export interface OwnAccount {
  readonly factors: OwnFactors;
  /** Makes sure that it is the person themselves, before they change what they sign in with. */
  prove(proof: IdentityProof): Promise<IdentityProofOutcome>;
  /** How the person can prove again that it is them, with the question for a passkey where they have one. */
  offerProof(accountId: string): Promise<ProofOffer>;
  /** Takes a fresh proof: who has a second factor proves that, and the password is for who has none. */
  takeProof(proof: FreshProof): Promise<FreshProofOutcome>;
  /** Ends every other session, and notifies the person by mail. Wrong old passwords are counted for the session. */
  changePassword(change: PasswordChange): Promise<PasswordChangeOutcome>;
}

export interface PasswordChange {
  accountId: string;
  /** `sid` of the access token: this session goes on. */
  sessionId?: string | undefined;
  oldPassword: string;
  newPassword: string;
  /** The caller's network address. */
  address: string;
}

export interface IdentityProof {
  accountId: string;
  /** `sid` of the access token: who signed in a moment ago needs no password. */
  sessionId?: string | undefined;
  password?: string | undefined;
  /** The caller's network address. */
  address: string;
}

export type IdentityProofOutcome =
  | { kind: 'proven' }
  /** The sign-in is too long ago, and there was no password. */
  | { kind: 'needed' }
  | { kind: 'wrong-password' }
  | { kind: 'locked'; until: Date };

export type FreshProofKind = 'PASSKEY' | 'CODE' | 'PASSWORD';

/** How somebody can prove that it is them. With a second factor set up, the password alone is not among it. */
export interface ProofOffer {
  kinds: FreshProofKind[];
  /** The question for a passkey, of use once. */
  passkey: {
    challenge: string;
    rpId: string;
    timeoutSeconds: number;
    credentials: { id: string; transports: string[] }[];
  } | null;
}

/** What a passkey answers, each part in base64url. */
interface PasskeyAnswer {
  credentialId: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle: string;
}

export interface FreshProof {
  accountId: string;
  /** `sid` of the access token: wrong ones are counted for it. */
  sessionId?: string | undefined;
  /** The caller's network address. */
  address: string;
  given:
    | { kind: 'PASSWORD'; password: string }
    | { kind: 'CODE'; code: string }
    | { kind: 'PASSKEY'; answer: PasskeyAnswer };
}

export type FreshProofOutcome =
  | { kind: 'proven' }
  | { kind: 'wrong' }
  /** They have something better than that. */
  | { kind: 'not-enough' }
  | { kind: 'locked'; until: Date };

export type PasswordChangeOutcome =
  | { kind: 'changed' }
  | { kind: 'wrong-password' }
  /** Too many wrong old passwords. */
  | { kind: 'locked'; until: Date }
  | { kind: 'refused'; fault: PasswordFault };

/** `own-name`: it is the person's email address or name, or the product's; `common`: it stands in lists of stolen passwords. */
export type PasswordFault = 'too-short' | 'too-long' | 'own-name' | 'common' | 'unchanged';
