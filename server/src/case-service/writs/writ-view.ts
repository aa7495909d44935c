import type { RouteReplyInput } from '@writdesk/contract/route';
import type { writs } from '@writdesk/contract/writs/writs';
import type { WritFacts } from '@writdesk/contract/writs/writ-facts';
import { declines, type ShownAnswers } from '@writdesk/contract/writs/writ-questions';
import type { WritRow } from './writ-queries.ts';

export type WritReply = RouteReplyInput<typeof writs.submit>['writ'];
export type MovedReply = RouteReplyInput<typeof writs.submit>;

export const numberOf = ({ sequence }: Pick<WritRow, 'sequence'>): string => `W${sequence}`;

/** The answers were parsed by the contract when they were kept. */
export const answersOf = ({ answers }: WritRow): ShownAnswers | null => answers;

/** A writ as the rules ask about it. */
export function factsOf(writ: WritRow): WritFacts {
  const answers = answersOf(writ);
  return {
    status: writ.status,
    clientConfirmedAt: writ.clientConfirmedAt?.toISOString() ?? null,
    declined: answers !== null && declines(answers),
    statusBeforeStay: writ.statusBeforeStay,
  };
}

/** A writ’s row as the contract spells it. */
export function writView(writ: WritRow): WritReply {
  const { firmId: _firm, clientId: _client, sequence: _sequence, ...row } = writ;
  return {
    ...row,
    number: numberOf(writ),
    answers: answersOf(writ),
    requestedBy: writ.requestedByName,
    reviewedBy: writ.reviewedByName,
  };
}
