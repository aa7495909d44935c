import { sealedLooks, type SealedLook } from '@writdesk/contract/case-seals/case-seal-events';
import { transact } from '../../platform/db/transact.ts';
import { found } from '../../platform/http/refuse.ts';
import type { WithheldRoute } from '../../platform/http/withheld-route.ts';
import { findOwner, onCase } from '../cases/record/index.ts';
import { caseSealAudits } from './case-seal-audits.ts';
import { mayBy, openableCases, withinSight } from './case-seal-policy.ts';

const isLook = (look: string): look is SealedLook => sealedLooks.some((known) => known === look);

/** Opens a sealed case to the firm’s lawyers and administrators. The look is on its trail before anything is seen. */
export const openSealed: WithheldRoute = async (context, { id, look }) => {
  if (!openableCases(context.actor).includes(id)) return null;
  if (!isLook(look)) throw new Error(`Nobody looks at a sealed case’s ${look}.`);
  const opened = withinSight(context, [id]);
  await transact(opened, async (tx) => {
    tx.authorize(mayBy(context.actor, 'case-seal.read'));
    const record = found(await findOwner(tx.db, opened.scope, id), 'case_not_found');
    await tx.audit(caseSealAudits.look, { ...onCase(record), data: { look } });
  });
  return opened;
};
