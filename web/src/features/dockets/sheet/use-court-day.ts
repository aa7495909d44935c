import { account } from '@writdesk/contract/account/account';
import {
  courtDay,
  courtSheet,
  type CourtSheet,
  type SheetCase,
} from '@writdesk/contract/court-day/court-day';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { todayIn } from '../../../shared/formats/dates.ts';
import { openWithKeys, type SealedRecords } from '../../../shared/offline/index.ts';
import {
  outcomeFor,
  pendingResult,
  seenOf,
  sendAt,
  type PendingResult,
  type SheetOutcome,
} from './pending-result.ts';
import { sendResult } from './send-results.ts';

const RETRY_MS = 15_000;

interface CourtDayOptions {
  sheetId: string;
  /** The person, who alone can open what is kept. */
  owner: string;
  /** Of the page that was opened without a connection: nothing is asked of the server. */
  kept?: SealedRecords;
}

/**
 * The sheet and the results that the server doesn’t have yet. It is read from the server where that can be reached, and kept, sealed,
 * for when it can’t; each result is kept before anything else, and sent when the time to undo it is over.
 */
export function useCourtDay({ sheetId, owner, kept }: CourtDayOptions) {
  const [sheet, setSheet] = useState<CourtSheet | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [pending, setPending] = useState<readonly PendingResult[]>([]);
  const [isOnline, setOnline] = useState(kept === undefined && navigator.onLine);
  const records = useRef<SealedRecords | null>(kept ?? null);
  const sending = useRef(false);
  /** Counts the rounds of sending: after each the next one is planned. */
  const [round, setRound] = useState(0);
  const isKept = kept !== undefined;

  const readPending = useCallback(async () => {
    const entered = (await records.current?.readEntered()) ?? [];
    const parsed = entered.flatMap((one) => pendingResult.safeParse(one).data ?? []);
    setPending(parsed.toSorted((one, other) => one.pressedAt.localeCompare(other.pressedAt)));
    return parsed;
  }, []);

  const load = useCallback(async () => {
    const parsed = async () => courtSheet.safeParse(await records.current?.readFetched(sheetId)).data ?? null;
    if (isKept) return setSheet(await parsed());
    try {
      const fresh = await call(courtDay.sheet, { params: { id: sheetId }, quiet: true });
      setSheet(fresh);
      setError(null);
      setOnline(true);
      await records.current?.keepFetched(sheetId, fresh);
    } catch (thrown) {
      setOnline(false);
      const former = await parsed();
      if (former) setSheet((shown) => shown ?? former);
      else setError(thrown);
    }
    return undefined;
  }, [sheetId, isKept]);

  // The keys come first: nothing is kept unsealed.
  useEffect(() => {
    const begin = async () => {
      if (!isKept) {
        const given = await call(account.typingKeys, { quiet: true }).catch(() => null);
        if (given) records.current = await openWithKeys(owner, given.keys);
      }
      await readPending();
      await load();
    };
    void begin();
  }, [owner, isKept, load, readPending]);

  const send = useCallback(async () => {
    if (sending.current || isKept || !navigator.onLine) return;
    sending.current = true;
    try {
      let isSent = false;
      for (const result of await readPending()) {
        if (result.refused || sendAt(result) > Date.now()) continue;
        const outcome = await sendResult(result);
        if (outcome.kind === 'waits') {
          setOnline(false);
          break;
        }
        setOnline(true);
        if (outcome.kind === 'again') await records.current?.keepEntered(outcome.next.id, outcome.next);
        if (outcome.kind === 'refused')
          await records.current?.keepEntered(result.id, { ...result, refused: outcome.refused });
        else await records.current?.dropEntered(result.id);
        isSent ||= outcome.kind === 'sent';
      }
      await readPending();
      if (isSent) await load();
    } finally {
      sending.current = false;
      setRound((before) => before + 1);
    }
  }, [isKept, load, readPending]);

  // The next result is sent when its time comes; what couldn't be sent, now and then, and as soon as the browser is back.
  const nextAt = Math.min(...pending.filter(({ refused }) => !refused).map(sendAt));
  useEffect(() => {
    if (!Number.isFinite(nextAt)) return undefined;
    const waitMs = Math.max(nextAt - Date.now(), isOnline ? 0 : RETRY_MS);
    const timer = setTimeout(() => void send(), waitMs);
    return () => clearTimeout(timer);
  }, [nextAt, pending, isOnline, round, send]);
  useEffect(() => {
    const back = () => {
      if (isKept) return location.reload();
      setOnline(true);
      void send().then(load);
      return undefined;
    };
    const gone = () => setOnline(false);
    addEventListener('online', back);
    addEventListener('offline', gone);
    return () => {
      removeEventListener('online', back);
      removeEventListener('offline', gone);
    };
  }, [isKept, load, send]);

  return {
    sheet,
    error,
    pending,
    isOnline,
    reload: load,
    async press(item: SheetCase, pressed: SheetOutcome, amountCents: number | null) {
      const result: PendingResult = {
        id: crypto.randomUUID(),
        sheetId,
        caseId: item.id,
        name: item.tenantNames || item.title,
        outcome: outcomeFor(pressed, amountCents),
        date: todayIn(sheet?.docket.timeZone),
        amountCents,
        pressedAt: new Date().toISOString(),
        seen: seenOf(item, sheet?.readAt ?? ''),
      };
      await records.current?.keepEntered(result.id, result);
      await readPending();
    },
    async undo({ id }: PendingResult) {
      await records.current?.dropEntered(id);
      await readPending();
    },
    /** Records one's own result over what the server has. */
    async insist({ refused, ...result }: PendingResult) {
      const version = refused?.theirs?.version ?? result.seen.version;
      const next = { ...result, id: crypto.randomUUID(), seen: { ...result.seen, version } };
      await records.current?.keepEntered(next.id, next);
      await records.current?.dropEntered(result.id);
      await readPending();
    },
  };
}
export type CourtDay = ReturnType<typeof useCourtDay>;
