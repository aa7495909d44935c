import { z } from 'zod';
import { auditedReason } from '../values/text.ts';

/** What is asked of the plaintiff, in the order in which it is shown. */
export const standingPoints = ['plaintiff', 'owner', 'license', 'lead', 'agent'] as const;
export type StandingPointName = (typeof standingPoints)[number];

/** A point that a lawyer passes at the approval. */
export const passedStandingPoint = z.object({ point: z.enum(standingPoints), reason: auditedReason() });
export type PassedStandingPoint = z.output<typeof passedStandingPoint>;

/** `fail` holds an approval up; `warn` is shown and holds nothing up. */
export const standingStates = ['ok', 'warn', 'fail'] as const;
export type StandingState = (typeof standingStates)[number];

/** What a point may show. The names and days that its sentence takes are its values. */
export const standingCodes = [
  'nameMatches',
  'nameDiffers',
  'nameMissing',
  'notInRegister',
  'ownerActive',
  'ownerInactive',
  'licenseValid',
  'licenseLapsed',
  'licenseUndated',
  'leadValid',
  'leadLapsed',
  'agentNeedsDesignation',
  'agentUnchecked',
] as const;
export type StandingCode = (typeof standingCodes)[number];
