import { caseOffers, type CaseWait, mayPass } from '@writdesk/contract/cases/case-lifecycle';
import { type WritChoices, writChoices } from '@writdesk/contract/writs/writ-lifecycle';
import type { Kysely } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { caseActor, readKnown } from '../facts/index.ts';
import { type CaseDetailsReply, caseParts, type CaseRecord, caseRightsOf } from '../record/index.ts';
import { selectNames } from './name-queries.ts';
import { ownDetails } from './own-details.ts';

/** What the actor may do to a case. */
export type OfferedDetail = 'availableActions' | 'primaryAction' | 'waiting' | 'writOffers' | 'can';

/** A wait as the contract spells it. */
export const waitReply = ({ outcomes, ways, obstacles, ...wait }: CaseWait) => ({
  ...wait,
  outcomes: outcomes && [...outcomes],
  ways: ways && [...ways],
  obstacles: [...obstacles],
});

/** What may be done to a writ as the contract spells it. */
export const writOffersReply = ({ actions, primary, waits }: WritChoices) => ({
  availableActions: actions,
  primaryAction: primary,
  waiting: waits.map(({ obstacles, ...wait }) => ({ ...wait, obstacles: [...obstacles] })),
});

/** The case as one actor sees it, with what they may do to it: the sum of its parts, all read at once. */
export async function readDetails(
  { deps, actor }: Pick<Context, 'deps' | 'actor'>,
  db: Kysely<DB>,
  record: CaseRecord,
  now: Date,
): Promise<CaseDetailsReply> {
  const rights = caseRightsOf(actor);
  const knowing = readKnown(deps, db, record, now);
  const [names, known, ...parts] = await Promise.all([
    selectNames(db, record),
    knowing,
    ...deps.registered.of(caseParts).map((part) => {
      const has = async (name: string) => (await knowing)?.has(part, name) ?? false;
      return part.details?.({ db, actor, rights, record, now, has });
    }),
  ]);
  if (!known || !names) throw new Error(`Case ${record.id} vanished while it was read.`);
  const own = known.facts;
  // Nobody acts on a sealed case.
  const asking = record.sealedAt ? { roles: [], barStates: [] } : caseActor(actor, record);
  const { actions, primary, waits } = caseOffers(own, asking);
  const offered: Pick<CaseDetailsReply, OfferedDetail> = {
    availableActions: actions,
    primaryAction: primary,
    waiting: waits.map(waitReply),
    writOffers: writOffersReply(writChoices(own, own.writ, asking)),
    can: {
      edit: actions.includes('save'),
      upload: actions.includes('add-documents'),
      seeFirmThread: rights.seeFirmThread,
      seeDocuments: rights.seeDocuments,
      passLawfulDay: mayPass(own, asking),
    },
  };
  // That nothing is missing is proven where the parts are listed.
  return Object.assign(ownDetails(record, names, rights), offered, ...parts) as CaseDetailsReply;
}
