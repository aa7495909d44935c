import { createHash } from 'node:crypto';

/** Chance by name: the same seed and name give the same, in whatever order it is asked. */
export function drawer(seed: number) {
  /** A number from 0 up to 1. */
  const draw = (...name: (string | number)[]): number =>
    createHash('sha256')
      .update(`${seed}:${name.join(':')}`)
      .digest()
      .readUInt32BE(0) /
    2 ** 32;
  return {
    draw,
    happens: (rate: number, ...name: (string | number)[]): boolean => draw(...name) < rate,
    whole: (from: number, to: number, ...name: (string | number)[]): number =>
      from + Math.floor(draw(...name) * (to - from + 1)),
  };
}
export type Drawer = ReturnType<typeof drawer>;
