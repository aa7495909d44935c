import type { Clock } from '../clock.ts';
import { permitQuery, type Permit, readPermit } from './signature.ts';
import { checkedPath } from './storage.ts';

/** The addresses of files begin with this. */
export const FILES_PREFIX = '/files/';

/** Signed addresses of this server, which say what they allow, and until when. */
export interface FileAddresses {
  of(permit: Omit<Permit, 'expires'> & { expiresAt: Date }): string;
  read(path: string, query: URLSearchParams): Permit | 'expired' | 'forged';
}

export interface FileAddressOptions {
  /** 32 bytes; whoever has it can make addresses. */
  signingKey: Buffer;
  /** Keys used before: addresses that they signed are good until they expire. */
  formerKeys?: readonly Buffer[];
  /** Before the address, e.g. `https://writdesk.example`; a function where the port is known later. */
  baseUrl: string | (() => string);
  clock: Clock;
}

export function fileAddresses(options: FileAddressOptions): FileAddresses {
  const { signingKey, formerKeys = [], baseUrl, clock } = options;
  return {
    of({ expiresAt, ...permit }) {
      const base = typeof baseUrl === 'string' ? baseUrl : baseUrl();
      const expires = Math.floor(expiresAt.getTime() / 1000);
      return `${base}${FILES_PREFIX}${checkedPath(permit.path)}?${permitQuery(signingKey, { ...permit, expires })}`;
    },
    read(path, query) {
      for (const key of [signingKey, ...formerKeys]) {
        const permit = readPermit(key, path, query, clock.now());
        if (permit !== 'forged') return permit;
      }
      return 'forged';
    },
  };
}
