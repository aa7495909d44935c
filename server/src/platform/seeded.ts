/** Choices that look random and are the same for the same seed. */
export interface Seeded {
  /** A whole number from `min` to `max`, both counted in. */
  int(min: number, max: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
}

let used = 0;

/** @param seed the next unused number when absent: different every time, but the same in every run of a process. */
export function seeded(seed: number = (used += 1)): Seeded {
  let state = (seed * 0x9e3779b9) >>> 0;
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return { int, pick: (from) => from[int(0, from.length - 1)] ?? from[0] };
}
