import { randomFillSync, randomInt } from 'node:crypto';

const COUNTER_END = 2 ** 26;
const SEED_END = COUNTER_END / 2;

/**
 * A source of UUIDs, version 7, with a counter behind the time (RFC 9562, section 6.2, method 1): of two ids with the same
 * millisecond, the later one sorts later.
 */
function idSource(): { next(ms: number): string; latest(): number } {
  const bytes = Buffer.alloc(16);
  let latest = 0;
  let counter = SEED_END;
  return {
    latest: () => latest,
    next(ms) {
      // It begins anywhere in the lower half, so that two processes count apart, and goes on through later milliseconds.
      if (ms > latest && counter >= SEED_END) counter = randomInt(SEED_END);
      latest = Math.max(latest, ms);
      if (++counter >= COUNTER_END)
        throw new RangeError('More ids in one millisecond than a UUID can count.');
      randomFillSync(bytes, 10);
      bytes.writeUIntBE(ms, 0, 6);
      bytes.writeUInt16BE(0x7000 | (counter >>> 14), 6);
      bytes.writeUInt16BE(0x8000 | (counter & 0x3fff), 8);
      const hex = bytes.toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    },
  };
}

const current = idSource();
const dated = idSource();

/** A new id: within this process each sorts after all that were made before it, also when the clock is set back. */
export const newId = (): string => current.next(Math.max(Date.now(), current.latest()));

/** A new id that sorts by the given moment, and after all that this process made of the same millisecond. */
export const newIdAt = (moment: Date): string => dated.next(moment.getTime());
