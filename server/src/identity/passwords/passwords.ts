import { availableParallelism } from 'node:os';
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// argon2id by default. 19 MiB and two passes are OWASP's floor; about 10 ms here.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes that run at once; more would starve the thread pool that files and DNS share, and cost 19 MiB each. */
const HASHES_AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time without a hash, so that an unknown name is not distinguished by the clock. */
  matches(passwordHash: string | null | undefined, password: string): Promise<boolean>;
}

export async function createPasswords(): Promise<Passwords> {
  const inTurn = limiter(HASHES_AT_ONCE);
  const nobodysHash = await hash(randomBytes(32), cost);
  return {
    hash: (password) => inTurn(() => hash(normalized(password), cost)),
    async matches(passwordHash, password) {
      const isSame = await inTurn(() => verify(passwordHash ?? nobodysHash, normalized(password)));
      return isSame && passwordHash !== null && passwordHash !== undefined;
    },
  };
}

// One keyboard sends é as one character, another as two: NIST 800-63B asks for one form before hashing.
const normalized = (password: string): string => password.normalize('NFKC');

function limiter(limit: number): <T>(act: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (act) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await act();
    } finally {
      // The place is handed on, not given back: a newcomer can't slip in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
