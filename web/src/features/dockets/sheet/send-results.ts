import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { caseDetails } from '@writdesk/contract/cases/case-details';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/index.ts';
import { isNews, isUntouched, type CaseNow, type PendingResult, type Theirs } from './pending-result.ts';

/** What became of a result: the server has it, it can't be reached, or it refused it. */
export type Sent =
  | { kind: 'sent' }
  | { kind: 'waits' }
  | { kind: 'again'; next: PendingResult }
  | { kind: 'refused'; refused: NonNullable<PendingResult['refused']> };

/** Records a result by the ordinary call. Its key makes it count once, however often it is sent. */
export async function sendResult(result: PendingResult): Promise<Sent> {
  const { id, caseId, outcome, date, amountCents, pressedAt, seen } = result;
  try {
    await call(cases.createJudgment, {
      params: { id: caseId },
      body: {
        version: seen.version,
        outcome,
        date,
        pressedAt,
        ...(amountCents !== null && { amountCents }),
      },
      idempotencyKey: id,
      quiet: true,
    });
    return { kind: 'sent' };
  } catch (error) {
    if (!(error instanceof ApiError) || isPassing(error)) return { kind: 'waits' };
    const current = await caseNow(error, caseId);
    if (current && error.code === 'conflict' && isUntouched(seen, nowOf(current))) {
      // A new body is a new request: the server knows the former one as refused.
      const next = { ...result, id: crypto.randomUUID(), seen: { ...seen, version: current.version } };
      return { kind: 'again', next };
    }
    const [first] = error.errors;
    return {
      kind: 'refused',
      refused: { message: first?.message ?? error.message, theirs: current && theirsOf(current, seen) },
    };
  }
}

/** Nobody answered, or not now: the result waits. */
const isPassing = ({ kind, status }: ApiError) =>
  kind === 'network' ||
  kind === 'timeout' ||
  kind === 'cancelled' ||
  status === 401 ||
  status === 429 ||
  status >= 500;

/** The case as it is at the server: a conflict carries it, else it is asked for. */
async function caseNow(error: ApiError, caseId: string): Promise<CaseDetails | null> {
  const parsed = caseDetails.safeParse(error.reply['current']);
  if (parsed.success) return parsed.data;
  return call(cases.details, { params: { id: caseId }, quiet: true }).catch(() => null);
}

const nowOf = ({ version, status, docketId, caseJudgment }: CaseDetails): CaseNow => ({
  version,
  status,
  docketId,
  judgmentAt: caseJudgment?.createdAt ?? null,
});

/** An order from before the sheet was read is nobody's answer to this one. */
function theirsOf(
  { version, status, caseJudgment, updatedAt, availableActions }: CaseDetails,
  seen: PendingResult['seen'],
): Theirs {
  const order = caseJudgment && isNews(caseJudgment.createdAt, seen) ? caseJudgment : null;
  return {
    version,
    status,
    outcome: order?.outcome ?? null,
    date: order?.date ?? null,
    amountCents: order?.amountCents ?? null,
    at: order?.createdAt ?? updatedAt,
    isOpen: availableActions.includes('record-judgment'),
  };
}
