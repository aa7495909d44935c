import { z } from 'zod';
import { instant } from '../values/dates.ts';
import { sweepAnswers } from './sweep-answers.ts';

/** The last answer of a property before a hearing. */
export const sweepAnswerReply = z.object({
  answer: z.enum(sweepAnswers),
  note: z.string().nullable(),
  by: z.string(),
  at: instant,
});
export type SweepAnswerReply = z.output<typeof sweepAnswerReply>;
