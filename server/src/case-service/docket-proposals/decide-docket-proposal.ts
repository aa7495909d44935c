import { type docketProposals, proposalFacts } from '@writdesk/contract/docket-proposals/docket-proposals';
import { caseActionDefinitions } from '@writdesk/contract/cases/case-actions';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { submitAppeal } from '../appeals/index.ts';
import { caseLive } from '../cases/record/index.ts';
import { applyToDocket, checkDocket } from '../cases/verbs/index.ts';
import { recordJudgment } from '../judgments/index.ts';
import { docketProposalAudits } from './proposal-audits.ts';
import { findProposal, lockProposal, type ProposalRecord, updateProposal } from './proposal-queries.ts';
import { proposalViews } from './proposal-view.ts';

type Body = RouteInput<typeof docketProposals.accept>['body'];

/**
 * Accepts what a robot read: the ordinary act is done first, in the caller’s name and by its own rules, and the proposal then says so.
 * An action that is done again after a crash is refused by the case’s own rules, or repeats what was seen.
 * @throws `docket_proposal_not_found`, `docket_proposal_decided`, `invalid` for what the act still needs, and what the act refuses.
 */
export async function acceptDocketProposal(
  context: UserContext,
  { params, body }: RouteInput<typeof docketProposals.accept>,
) {
  const db = context.deps.db.as(context.scope);
  const seen = found(await findProposal(db, context.scope, params.id), 'docket_proposal_not_found');
  if (seen.status !== 'OPEN') refuse('docket_proposal_decided');
  if (body.version !== undefined && body.version !== seen.version) refuse('conflict');
  await act({ ...context }, seen, body);
  return decide(context, params.id, undefined, 'ACCEPTED');
}

/** Sets a line aside. @throws `docket_proposal_not_found`, `docket_proposal_decided`, `conflict` */
export function setDocketProposalAside(
  context: UserContext,
  { params, body }: RouteInput<typeof docketProposals.setAside>,
) {
  return decide(context, params.id, body.version, 'SET_ASIDE');
}

/** Parsed as the act’s own call, so that nothing is done that the call would refuse. */
async function act(
  { idempotency: _once, ...context }: UserContext,
  proposal: Pick<ProposalRecord, 'kind' | 'caseId' | 'lineText'> & { facts: unknown },
  { docketId, outcome, date, reason, pass }: Body,
): Promise<void> {
  const facts = proposalFacts.parse(proposal.facts);
  const params = { id: proposal.caseId };
  const note = proposal.lineText.slice(0, 1_000);
  switch (proposal.kind) {
    case 'ANSWER': {
      const body = caseActionDefinitions.checkDocket.call.body.parse({ found: 'ANSWER', note });
      await checkDocket(context, { params, body });
      return;
    }
    case 'APPEAL': {
      const filedOn = date ?? facts.date ?? refuseField('date', fault('proposal_day'));
      const body = caseActionDefinitions.appealSubmit.call.body.parse({ filedOn, comments: note });
      await submitAppeal(context, { params, body });
      return;
    }
    case 'HEARING': {
      if (!docketId) refuseField('docketId', fault('proposal_docket'));
      // The line is no reason for a day that needs one: a person gives it.
      const body = caseActionDefinitions.applyToDocket.call.body.parse({ docketId, reason });
      await applyToDocket(context, { params, body });
      return;
    }
    case 'JUDGMENT': {
      const body = caseActionDefinitions.createJudgment.call.body.parse({
        outcome: outcome ?? facts.outcome ?? refuseField('outcome', fault('proposal_outcome')),
        date: date ?? facts.date ?? refuseField('date', fault('proposal_day')),
        comments: note,
        pass,
      });
      await recordJudgment(context, { params, body });
      return;
    }
    case 'UNKNOWN':
      refuse('invalid', { reason: fault('proposal_unknown') });
  }
}

function decide(
  context: UserContext,
  id: string,
  version: number | undefined,
  status: 'ACCEPTED' | 'SET_ASIDE',
) {
  const { userId, name, roles } = personOf(context);
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'rpa-bot-job.work') ? allow : deny('forbidden'));
    const seen = found(await findProposal(tx.db, context.scope, id), 'docket_proposal_not_found');
    const proposal = found(await lockProposal(tx.db, seen), 'docket_proposal_not_found');
    if (proposal.status !== 'OPEN') refuse('docket_proposal_decided');
    if (version !== undefined && version !== proposal.version) refuse('conflict');
    const decided = { status, decidedBy: userId, decidedByName: name, decidedAt: tx.now };
    await updateProposal(tx.db, proposal, decided);
    await noteDecision(tx, proposal, status);
    const row = found(await findProposal(tx.db, context.scope, id), 'docket_proposal_not_found');
    return found((await proposalViews(context, tx.db, [row]))[0]);
  });
}

async function noteDecision(
  tx: Tx,
  { firmId, caseId, id, kind }: ProposalRecord,
  status: string,
): Promise<void> {
  await tx.audit(docketProposalAudits.decide, { firmId, subjectId: id, data: { kind, status } });
  tx.publish(caseLive.changed, { firmId, caseId });
}
