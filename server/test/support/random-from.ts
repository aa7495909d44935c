/** A small generator of its own: whatever a test finds with it is found again. @returns a whole number below `most`. */
export function randomFrom(seed: number): (most: number) => number {
  let next = seed;
  return (most) => {
    next = (Math.imul(next, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((next / 2 ** 32) * most);
  };
}
