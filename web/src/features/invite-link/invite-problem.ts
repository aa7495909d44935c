import { ApiError } from '../../shared/api/api-error.ts';

const problems = {
  invite_unknown: 'unknown',
  invite_expired: 'expired',
  invite_replaced: 'replaced',
  invite_revoked: 'revoked',
  invite_organization_inactive: 'inactive',
  invite_used: 'used',
  invite_other_person: 'otherPerson',
  invite_not_needed: 'notNeeded',
} as const;

/** Why an invite can't be used; `later`: it may be usable, but nobody could say so. */
export type InviteProblem = (typeof problems)[keyof typeof problems] | 'later';

export function inviteProblem(error: unknown): InviteProblem {
  const code = error instanceof ApiError ? error.code : null;
  return problems[code as keyof typeof problems] ?? 'later';
}
