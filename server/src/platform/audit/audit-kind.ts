import { z } from 'zod';
import { type Registry, registry } from '../registry.ts';
import type { Json } from './chain.ts';

/** What happened, as one kind of row on the trail: the noun that writes it defines it once. */
export interface AuditKind<T extends Trail = Trail, D extends z.ZodObject = z.ZodObject> {
  /** What belongs to a firm goes on the firm’s trail, everything else on the users’ trail. */
  trail: T;
  /** The noun whose chain it stands on, e.g. `case`, `property`, `docket`. */
  subject: string;
  /** Noun and verb, e.g. `case.submit`. */
  action: string;
  /** Who of those who see the subject may read it. The users’ trail has no such choice. */
  visibility: 'ALL' | 'FIRM' | null;
  /** Facts of the event; never a secret, never an SSN. */
  data: D;
}
export type Trail = 'cases' | 'users';

/** What a row says in addition to its kind. */
export type AuditEntry<K extends AuditKind = AuditKind> = {
  subjectId: string;
  clientId?: string | null;
  data: z.input<K['data']>;
} & (K['trail'] extends 'cases' ? { firmId: string } : { firmId?: string | null });

type Facts = Readonly<Record<string, z.ZodType<Json | undefined>>>;

/**
 * Defines the kinds of one subject: `const onDocket = auditOf('cases', 'docket')`, then
 * `onDocket('docket.create', { date: courtDate })`.
 */
export const auditOf =
  <T extends Trail>(trail: T, subject: string, visibility: 'ALL' | 'FIRM' = 'ALL') =>
  <F extends Facts = Record<never, never>>(action: string, facts?: F): AuditKind<T, z.ZodObject<F>> => ({
    trail,
    subject,
    action,
    visibility: trail === 'cases' ? visibility : null,
    data: z.strictObject(facts ?? ({} as F)),
  });

/** Every kind that nouns define. */
export const auditKinds: Registry<AuditKind> = registry('audit kinds');
