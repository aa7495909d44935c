import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import type { RouteReply } from '@writdesk/contract/route';
import { useCall } from '../../../shared/api/index.ts';
import { openClientRequests } from './client-requests.ts';
import { textIn, textsIn } from './timeline/event-data.ts';

export interface SendBack {
  message: string;
  reasonCodes: readonly string[];
  by: string;
  at: string;
}

const kinds: Readonly<Partial<Record<CaseStatus, string>>> = {
  RETURNED_TO_CLIENT: 'case.send-back-to-client',
  RETURNED_TO_PROCESSOR: 'case.send-back-to-processor',
};

/**
 * Why, and with which words, the case was last sent back; null while it isn't back with anybody. Undefined until it is known:
 * what was said once for all requests would stand under each of them till then.
 */
export function useSendBack({ id, status }: Pick<CaseDetails, 'id' | 'status'>): SendBack | null | undefined {
  const kind = kinds[status];
  const query = useCall(cases.timeline, {
    params: { id },
    query: { kind: kind ?? 'all', size: 1 },
    enabled: kind !== undefined,
    quiet: true,
  });
  return kind === undefined ? null : sendBackIn(query);
}

/** @returns undefined while the answer is waited for; null where none came, or it names no sending back. */
export function sendBackIn({
  data,
  isPending,
}: {
  data: Pick<RouteReply<typeof cases.timeline>, 'events'> | undefined;
  isPending: boolean;
}): SendBack | null | undefined {
  if (isPending) return undefined;
  const event = data?.events[0];
  if (!event) return null;
  const { by, at } = event;
  return {
    message: textIn(event.data, 'comment'),
    reasonCodes: textsIn(event.data, 'reasonCodes'),
    by,
    at,
  };
}

/** The requests that count now: what is open, and what was asked for when the case was last sent back. */
export function requestsNow(
  { requests }: Pick<CaseDetails, 'requests'>,
  sendBack: Pick<SendBack, 'at'> | null,
): CaseDetails['requests'] {
  if (!sendBack) return requests;
  const since = Date.parse(sendBack.at);
  return requests.filter(({ answeredAt, askedAt }) => answeredAt === null || Date.parse(askedAt) >= since);
}

/** Whether a company has answered all that the firm asked when it sent the case back last, and not handed it in again. */
export function useIsAnswered(details: Pick<CaseDetails, 'id' | 'status' | 'requests'>): boolean {
  const sendBack = useSendBack(details);
  return details.status === 'RETURNED_TO_CLIENT' && isAnswered(details, sendBack ?? null);
}

export function isAnswered(
  details: Pick<CaseDetails, 'requests'>,
  sendBack: Pick<SendBack, 'at'> | null,
): boolean {
  if (!sendBack || openClientRequests(details).length > 0) return false;
  return requestsNow(details, sendBack).some(({ addressee }) => addressee === 'CLIENT');
}
