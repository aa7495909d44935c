import type { SweepAnswer } from '@writdesk/contract/payment-sweep/sweep-answers';
import { sql } from 'kysely';

export interface Sweep {
  answer: SweepAnswer;
  note: string | null;
  by: string;
  at: string;
}

/** What was said before a hearing, of `cases.sweep_answer as s`, as every reply shows it; null where nobody answered. */
export const sweepOf = sql<Sweep | null>`case when s.answer is null then null else jsonb_build_object(
  'answer', s.answer, 'note', s.note, 'by', s.answered_by_name, 'at', s.answered_at) end`.as('sweep');
