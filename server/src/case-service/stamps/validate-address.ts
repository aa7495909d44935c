import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import type { stamps } from '@writdesk/contract/stamps/stamps';
import { personOf, type UserContext } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { checkAddress } from './check-address.ts';
import { directoryOf, NoAnswerError } from './post-offices/index.ts';
import { addressLines, type StandardAddress } from './publication-28/normalize.ts';

const UNKNOWN = 'Nobody can say offline whether mail is delivered there.';
const said = {
  format: `The address is well formed. ${UNKNOWN}`,
  zip: `The address is well formed, and its ZIP Code fits its state. ${UNKNOWN}`,
};

const answered = {
  true: 'The Postal Service delivers mail to this address.',
  false: 'The Postal Service knows no delivery to this address.',
};

/** Only the licensed directory of delivery points can say yes or no; null where nobody has it, or it doesn’t answer. */
async function askDirectory(context: UserContext, standard: StandardAddress): Promise<boolean | null> {
  const ask = directoryOf(context);
  if (!ask) return null;
  try {
    return await ask({ ...standard, name: '' });
  } catch (error) {
    if (error instanceof NoAnswerError) return null;
    throw error;
  }
}

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
  const deliverable = isRight ? await askDirectory(context, standard) : null;
  return {
    level: deliverable === null ? level : ('delivery' as const),
    deliverable,
    dpvCode: null,
    standardized: isRight ? standard : null,
    lines: isRight ? addressLines(standard) : [],
    changed: isRight ? fields.filter((field) => (standard[field] ?? '') !== (address[field] ?? '')) : [],
    problems,
    message: isRight
      ? deliverable === null
        ? said[level]
        : answered[`${deliverable}`]
      : problems.map(({ message }) => message).join(' '),
  };
}
