import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** What may be wrong with an answer. */
export interface Trick {
  origin?: string;
  challenge?: string;
  rpId?: string;
  isLocked?: boolean;
  counter?: number;
  userHandle?: string;
}

/** An authenticator with one passkey in it, as far as a server can see. */
export class PasskeyDevice {
  readonly credentialId = randomBytes(32).toString('base64url');
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #site: URL;
  #counter = 0;

  constructor(site: string) {
    this.#site = new URL(site);
  }

  /** The answer to `navigator.credentials.create`, as JSON. */
  register({ challenge }: { challenge: string }, trick: Trick = {}) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const id = Buffer.from(this.credentialId, 'base64url');
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    const told = Buffer.concat([this.#facts(HAS_CREDENTIAL, trick), Buffer.alloc(16), length, id, key]);
    const attestation = Buffer.concat([
      Buffer.from('a363', 'hex'),
      Buffer.from('fmt'),
      Buffer.from('64', 'hex'),
      Buffer.from('none'),
      Buffer.from('67', 'hex'),
      Buffer.from('attStmt'),
      Buffer.from('a068', 'hex'),
      Buffer.from('authData'),
      Buffer.from([0x58, told.length]),
      told,
    ]);
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, trick).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** The fields of a sign-in form. */
  answer({ challenge }: { challenge: string }, trick: Trick = {}): Record<string, string> {
    const clientData = this.#clientData('webauthn.get', challenge, trick);
    const facts = this.#facts(0, trick);
    const signed = Buffer.concat([facts, createHash('sha256').update(clientData).digest()]);
    return {
      credentialId: this.credentialId,
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: facts.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      userHandle: Buffer.from(trick.userHandle ?? '').toString('base64url'),
    };
  }

  #clientData(type: string, challenge: string, trick: Trick): Buffer {
    const origin = trick.origin ?? this.#site.origin;
    return Buffer.from(JSON.stringify({ type, challenge: trick.challenge ?? challenge, origin }));
  }

  #facts(flags: number, { rpId = this.#site.hostname, isLocked = false, counter }: Trick): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? ++this.#counter);
    const shown = flags | USER_PRESENT | (isLocked ? 0 : USER_VERIFIED);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([shown]), count]);
  }
}
