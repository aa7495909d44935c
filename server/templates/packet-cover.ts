import { z } from 'zod';
import { defineTemplate } from '../src/platform/typeset/index.ts';

/** The first sheet of a packet: whose case it is, what the packet contains on which pages, and the hash of each document. */
export const packetCover = defineTemplate({
  name: 'packet-cover',
  schema: z.object({
    title: z.string().min(1),
    /** `Part 2 of 3`; null where the packet is one file. */
    part: z.string().nullable(),
    court: z.array(z.string()),
    caption: z.array(z.string()),
    firm: z.string(),
    entries: z
      .array(
        z.object({
          title: z.string(),
          /** `3–5`, counted over all parts. */
          pages: z.string(),
          copies: z.int(),
          sha256: z.string(),
        }),
      )
      .min(1),
    /** Files that go out next to this one, in their order. */
    attached: z.array(
      z.object({ title: z.string(), fileName: z.string(), pages: z.int(), sha256: z.string() }),
    ),
  }),
});
