import type { Context } from '../../../platform/context.ts';
import { demonstrationOffice } from './demonstration-office.ts';
import { manualOffice } from './manual-office.ts';
import type { PostOffice } from './post-office.ts';

export {
  NoAnswerError,
  type PostageAnswer,
  type PostageOrder,
  type PostOffice,
  type PostScan,
} from './post-office.ts';
export { demonstrations } from './demonstration-office.ts';

/** Where this installation buys postage: the demonstration has a post office of its own, everybody else goes to the counter. */
export const postOfficeOf = (context: Pick<Context, 'deps' | 'scope'>): PostOffice =>
  context.deps.config.embedded ? demonstrationOffice(context) : manualOffice(context.deps.clock);

/** The one that sold an envelope, whatever the installation uses today. */
export const officeOf = (
  context: Pick<Context, 'deps' | 'scope'>,
  carrier: PostOffice['carrier'],
): PostOffice => (carrier === 'manual' ? manualOffice(context.deps.clock) : demonstrationOffice(context));
