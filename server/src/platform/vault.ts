import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** Seals what must not be readable in the database: SSN, dates of birth, signing keys, session records. */
export interface Vault {
  /**
   * Encrypts a text (AES-256-GCM).
   * @param purpose names the place the value belongs to, e.g. `identity.record:Session:<id>`; a value moved to another place does not open.
   * @returns `<key id>.<base64url>`; the same text sealed twice gives two different values.
   */
  seal(text: string, purpose?: string): string;
  /** Decrypts what `seal` gave. @throws VaultError when the key is unknown, the value was changed or the purpose differs. */
  open(sealed: string, purpose?: string): string;
}

export class VaultError extends Error {
  override name = 'VaultError';
}

const KEY_BYTES = 32;
const SALT_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Makes a vault.
 * @param key 32 bytes; everything new is sealed with it.
 * @param formerKeys keys used before: they still open what they sealed, so that keys can be changed without a pause.
 * @throws VaultError when a key is not 32 bytes long.
 */
export function openVault(key: Uint8Array, formerKeys: readonly Uint8Array[] = []): Vault {
  const currentId = keyId(key);
  const keys = new Map([...formerKeys, key].map((each) => [keyId(each), each]));

  return {
    seal(text, purpose = '') {
      const salt = randomBytes(SALT_BYTES);
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', valueKey(key, salt), iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${currentId}.${Buffer.concat([salt, iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(sealed, purpose = '') {
      const [id = '', encoded = ''] = sealed.split('.');
      const sealedWith = keys.get(id);
      if (!sealedWith) throw new VaultError(`No key with the id ${id} is configured.`);
      const bytes = Buffer.from(encoded, 'base64url');
      if (bytes.length < SALT_BYTES + IV_BYTES + TAG_BYTES)
        throw new VaultError('The sealed value is too short.');
      const salt = bytes.subarray(0, SALT_BYTES);
      const iv = bytes.subarray(SALT_BYTES, SALT_BYTES + IV_BYTES);
      const tag = bytes.subarray(SALT_BYTES + IV_BYTES, SALT_BYTES + IV_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', valueKey(sealedWith, salt), iv, {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(tag);
      try {
        const body = bytes.subarray(SALT_BYTES + IV_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        throw new VaultError('The sealed value was changed, or belongs to another place.');
      }
    },
  };
}

/** The last four digits of a social security number: `***-**-6789`; null when there are not nine digits. */
export function maskSsn(ssn: string): string | null {
  const digits = ssn.replaceAll(/\D/g, '');
  return digits.length === 9 ? `***-**-${digits.slice(-4)}` : null;
}

/** The year of a date of birth `YYYY-MM-DD`: month and day are hidden, as in `**\/**\/1980`; null when it is no date. */
export function maskBirthDate(birthDate: string): string | null {
  const year = /^(\d{4})-\d{2}-\d{2}$/.exec(birthDate)?.[1];
  return year ? `**/**/${year}` : null;
}

function keyId(key: Uint8Array): string {
  if (key.length !== KEY_BYTES) throw new VaultError('A vault key is 32 bytes long.');
  return createHash('sha256').update('writdesk vault key id').update(key).digest('hex').slice(0, 8);
}

// Each value has a key of its own: session records are sealed so often that random IVs under one key would wear it out.
function valueKey(key: Uint8Array, salt: Uint8Array): Buffer {
  return createHmac('sha256', key).update(salt).digest();
}
