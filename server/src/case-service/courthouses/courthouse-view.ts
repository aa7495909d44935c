import type { CourthouseRow } from '@writdesk/contract/courthouses/courthouses';

/** `active` as the API says it. */
export function withStatus<R extends { active: boolean }>({
  active,
  ...row
}: R): Omit<R, 'active'> & Pick<CourthouseRow, 'status'> {
  return { ...row, status: active ? 'active' : 'inactive' };
}
