import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import type { stamps } from '@writdesk/contract/stamps/stamps';
import { personOf, type UserContext } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { checkAddress } from './check-address.ts';
import { addressLines } from './publication-28/normalize.ts';

const UNKNOWN = 'Nobody can say offline whether mail is delivered there.';
const said = {
  format: `The address is well formed. ${UNKNOWN}`,
  zip: `The address is well formed, and its ZIP Code fits its state. ${UNKNOWN}`,
};

/** The address as the Postal Service writes it, or why it can’t be right. */
export async function validateAddress(
  context: UserContext,
  { body }: RouteInput<typeof stamps.validateAddress>,
) {
  const { deps, scope } = context;
  if (!permitted(personOf(context).roles, 'stamp.validate-address')) refuse('forbidden');
  const { address } = body;
  const { standard, level, problems } = await checkAddress(deps.db.as(scope), address, 'address.');
  const isRight = problems.length === 0;
  const fields = ['addressLine1', 'addressLine2', 'city', 'stateCode', 'zipCode'] as const;
  return {
    level,
    // Only the licensed directory of delivery points could say yes or no.
    deliverable: null,
    dpvCode: null,
    standardized: isRight ? standard : null,
    lines: isRight ? addressLines(standard) : [],
    changed: isRight ? fields.filter((field) => (standard[field] ?? '') !== (address[field] ?? '')) : [],
    problems,
    message: isRight ? said[level] : problems.map(({ message }) => message).join(' '),
  };
}
