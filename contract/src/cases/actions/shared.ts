import { z } from 'zod';
import { reasonCodes } from '../case-reasons.ts';
import { firmStaff } from '../../permissions/role-groups.ts';
import { issue } from '../../sentences/fault.ts';
import { comment } from '../../values/text.ts';

/** The version that the caller saw; a stale one is answered 409 with the case as it is now. */
export const version = z.int().optional();

/** An action that leaves nothing on its audit row but where the case went. */
export const noData = z.object({});

export const sentBack = z.object({
  version,
  reasonCodes: z.array(z.enum(reasonCodes)).min(1, issue('reasons_missing')).max(10).optional(),
  comment,
});
/** Where nobody gave a reason, it counts as another one. */
export const sentBackEvent = z.object({
  reasonCodes: z.array(z.enum(reasonCodes)).default(['OTHER']),
});

export const office = ['admin', 'crm_user', ...firmStaff, 'firm_billing'] as const;
