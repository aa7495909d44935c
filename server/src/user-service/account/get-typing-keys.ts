import { hkdfSync } from 'node:crypto';
import { personOf, type UserContext } from '../../platform/context.ts';

const KEY_BYTES = 32;

/**
 * A browser keeps what was typed and not saved also after a sign-out, so that nothing is lost. It keeps it sealed, by a key that
 * only the signed-in person is given and that the browser does not keep.
 */
export async function getTypingKeys(context: UserContext) {
  const { config } = context.deps;
  // Of the record and not of the account: whoever moves to another organization leaves there what they typed about its cases.
  const { userId } = personOf(context);
  const keyBy = (key: Buffer) =>
    Buffer.from(hkdfSync('sha256', key, userId, 'writdesk kept typing', KEY_BYTES)).toString('base64');
  return { keys: [config.encryptionKey, ...config.formerEncryptionKeys].map(keyBy) };
}
