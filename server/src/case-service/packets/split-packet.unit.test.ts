import { describe, expect, test } from 'vitest';
import { type Sized, splitPacket } from './split-packet.ts';

const whole = (index: number, pages: number) => ({ index, from: 1, to: pages });

describe('a packet is divided', () => {
  test('nowhere, where it fits into one file', () => {
    const documents = [
      { pages: 2, bytes: 40 },
      { pages: 3, bytes: 60 },
    ];
    expect(splitPacket(documents, 100)).toEqual([[whole(0, 2), whole(1, 3)]]);
  });

  test('between documents, before one that has no room any more', () => {
    const documents = [
      { pages: 1, bytes: 60 },
      { pages: 1, bytes: 50 },
      { pages: 1, bytes: 40 },
    ];
    expect(splitPacket(documents, 100)).toEqual([[whole(0, 1)], [whole(1, 1), whole(2, 1)]]);
  });

  test('between the pages of a document that is larger than a file', () => {
    expect(splitPacket([{ pages: 10, bytes: 250 }], 100)).toEqual([
      [{ index: 0, from: 1, to: 3 }],
      [{ index: 0, from: 4, to: 6 }],
      [{ index: 0, from: 7, to: 10 }],
    ]);
  });

  test('at each page where even one is too large', () => {
    expect(splitPacket([{ pages: 2, bytes: 900 }], 100)).toEqual([
      [{ index: 0, from: 1, to: 1 }],
      [{ index: 0, from: 2, to: 2 }],
    ]);
  });

  test('so that every page is there once and in order, and no file is larger than it may be', () => {
    let seed = 7;
    const random = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed % most;
    };
    for (let round = 0; round < 200; round += 1) {
      const documents = Array.from({ length: 1 + random(9) }, (): Sized => {
        const pages = 1 + random(30);
        return { pages, bytes: pages * (1 + random(90)) };
      });
      const files = splitPacket(documents, 100);
      const all = files.flat();
      for (const [index, { pages }] of documents.entries()) {
        const seen = all
          .filter((piece) => piece.index === index)
          .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
        expect(seen).toEqual(Array.from({ length: pages }, (_, at) => at + 1));
      }
      expect(all.map(({ index }) => index)).toEqual(all.map(({ index }) => index).toSorted((a, b) => a - b));
      for (const file of files) {
        const bytes = file.reduce((sum, { index, from, to }) => {
          const one = documents[index];
          return sum + (one ? (one.bytes / one.pages) * (to - from + 1) : 0);
        }, 0);
        expect(bytes).toBeLessThanOrEqual(100.000_1);
      }
    }
  });
});
