/**
 * The first 32 bits of SHA-256 of a text of at most 55 ASCII characters, which is one block. WebCrypto hashes asynchronously,
 * ten times slower for so little, and is absent where a page comes over plain http.
 */
export function firstWordOfSha256(text: string): number {
  block.fill(0);
  const { length } = text;
  for (let at = 0; at <= length; at++) {
    const byte = at < length ? text.charCodeAt(at) : 0x80;
    block[at >> 2] = wordAt(block, at >> 2) | (byte << (24 - (at & 3) * 8));
  }
  block[15] = length * 8;
  for (let i = 16; i < 64; i++) {
    const [far, near] = [wordAt(block, i - 15), wordAt(block, i - 2)];
    const low = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const high = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    block[i] = wordAt(block, i - 16) + low + wordAt(block, i - 7) + high;
  }
  // Plain assignments below: this loop runs millions of times, and destructuring made it ten times slower.
  let [a, b, c, d, e, f, g, h] = START;
  for (let i = 0; i < 64; i++) {
    const one =
      (h +
        (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
        ((e & f) ^ (~e & g)) +
        wordAt(ROUNDS, i) +
        wordAt(block, i)) |
      0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  return (START[0] + a) >>> 0;
}

const block = new Int32Array(64);
const wordAt = (words: Int32Array, index: number): number => words[index] ?? 0;
const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The first 32 bits of the fractional parts of the roots of the first primes: of square roots to start, of cube roots for the rounds. */
const primes = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
})();
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0;
const ROUNDS = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const [s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0, s7 = 0] = primes.map((prime) =>
  fraction(Math.sqrt(prime)),
);
const START = [s0, s1, s2, s3, s4, s5, s6, s7] as const;
