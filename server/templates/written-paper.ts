import { positiveCents } from '@writdesk/contract/values/money';
import { z } from 'zod';
import { defineTemplate } from '../src/platform/typeset/index.ts';
import { signers } from './papers/paper.ts';

const line = z.string().trim().min(1).max(5_000);
/** Words and facts in turn; null is a rule to write on. */
const parts = z.array(z.string().max(20_000).nullable());
/** What is signed under must stay on one sheet. */
const short = z.string().trim().min(1).max(200);

const block = z.discriminatedUnion('is', [
  z.object({ is: z.literal(['TEXT', 'EXACT', 'CONSPICUOUS']), parts }),
  z.object({ is: z.literal('ITEM'), number: z.int(), parts }),
  z.object({ is: z.literal('LIST'), lines: z.array(line) }),
  z.object({ is: z.literal('SUMS'), rows: z.array(z.object({ label: short, cents: positiveCents })) }),
  z.object({ is: z.literal('SIGN'), who: z.enum(signers) }),
  z.object({ is: z.literal(['JURAT', 'DECLARE']) }),
]);
export type WrittenBlock = z.input<typeof block>;

/** A court document that is written as data: caption, numbered statements, sums, signatures. */
export const writtenPaper = defineTemplate({
  name: 'written-paper',
  schema: z.object({
    title: short,
    /** Below the title: the law that asks for the document. */
    source: line,
    /** In the footer until a lawyer of the state has read the layout. */
    reviewNote: short.nullable(),
    /** Null for a notice, which comes before any court. */
    court: z.object({ name: line, county: line, state: line }).nullable(),
    /** Null before filing: a line to write on. */
    caseNumber: line.nullable(),
    plaintiff: z.object({
      name: line,
      word: short,
      /** How a tenant reaches who takes the rent. */
      reached: z.array(short).max(8),
    }),
    defendants: z.object({ names: z.array(line).min(1).max(50), word: short }),
    premises: z.array(line).min(1).max(8),
    blocks: z.array(block).min(1),
    /** Null while nobody of the state is named: lines to write on. */
    attorney: z
      .object({
        name: short,
        barNumber: short.nullable(),
        lines: z.array(short).max(10),
      })
      .nullable(),
  }),
});
export type WrittenPaper = z.input<typeof writtenPaper.schema>;
