import type { CaseAction } from '@writdesk/contract/cases/case-actions';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { Route, RouteReply } from '@writdesk/contract/route';
import { type Obstacle, obstacleShape } from '@writdesk/contract/lawful-days/obstacle';
import type { idParams } from '@writdesk/contract/values/ids';
import { createContext, useContext, useEffect, useState } from 'react';
import { z } from 'zod';
import { ApiError, useAction, type CallArguments } from '../../../../shared/api/index.ts';
import { listDay } from '../../../../shared/formats/dates.ts';
import { toast } from '../../../../shared/ui/index.ts';
import { nextDateLabel } from '../../../../labels/case/act-labels.ts';
import type { EventData } from '../../shared/timeline/event-data.ts';
import type { sentenceOf } from '../../shared/timeline/sentence.ts';
import { sentenceContextOf } from '../../shared/timeline/sentence-context.ts';
import { currentIn, keepCase } from '../../shared/use-case.ts';
import { HoldCase } from './HeldCase.tsx';

/** What every form of an action takes. */
export interface ActProps {
  details: CaseDetails;
  onClose: () => void;
}

/** Who opened the form over a list takes over what follows, also what is said of it. */
export const ActDone = createContext<((act: CaseAction, after: CaseDetails) => void) | null>(null);

type ActRoute = Route & { params: typeof idParams; body: z.ZodType };
type Body<R extends ActRoute> = Omit<NonNullable<z.input<R['body']>>, 'version'>;

interface ActCallOptions<R extends ActRoute> {
  name: CaseAction;
  caseOf: (reply: RouteReply<R>) => CaseDetails;
  /** What the sentence about it needs to know; null when the form itself says what happened and stays open. */
  eventData: (reply: RouteReply<R>) => EventData | null;
}

/** What stands in the way of a request, and whether this person may pass it. */
export interface Refused {
  obstacles: readonly Obstacle[];
  mayPass: boolean;
}

export interface ActCall<R extends ActRoute> {
  /** Does the action on the version that the person has seen. `onRefused` gets what is wrong with the fields. */
  send: (body: Body<R>, onRefused: (error: ApiError) => void) => void;
  isRunning: boolean;
  /** The case as it was before somebody else changed it under the open form. */
  changedSince: CaseDetails | null;
  /** The change has made the action impossible. */
  isGone: boolean;
  /** What the last request was refused for, where it came before its lawful day. */
  refused: Refused | null;
}

/**
 * Sends an action with the version that was on the page. When somebody was quicker the form stays open with what was
 * typed, says what changed, and is sent with the new version when the person confirms again.
 */
export function useActCall<R extends ActRoute>(
  route: R,
  { details, onClose }: ActProps,
  { name, caseOf, eventData }: ActCallOptions<R>,
): ActCall<R> {
  const [seen, setSeen] = useState(details);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [changedSince, setChangedSince] = useState<CaseDetails | null>(null);
  const action = useAction(route, { quiet: true, isEager: true });
  const doneOverList = useContext(ActDone);
  const hold = useContext(HoldCase);
  const isDone = action.reply !== undefined;

  const takeNew = (current: CaseDetails) => {
    setChangedSince((before) => before ?? seen);
    setSeen(current);
  };
  useEffect(() => {
    if (details.version > seen.version && !action.isRunning && !isDone) takeNew(details);
  });

  const finish = (reply: RouteReply<R>) => {
    const after = caseOf(reply);
    keepCase(after);
    const data = eventData(reply);
    if (!data) return hold(false);
    if (doneOverList) return doneOverList(name, after);
    void titleOf({ kind: `case.${name}`, data }, sentenceContextOf(after)).then((title) =>
      toast.success(nextWords(after), title === undefined ? {} : { title }),
    );
    return onClose();
  };

  const send: ActCall<R>['send'] = (body, onRefused) => {
    const parts = { params: { id: details.id }, body: { ...body, version: seen.version } };
    hold(true);
    action.runAsync(parts as unknown as CallArguments<R>).then(finish, (error: unknown) => {
      hold(false);
      if (!(error instanceof ApiError) || error.kind === 'cancelled') return;
      const current = currentIn(error);
      if (current) {
        takeNew(current);
        keepCase(current);
        return;
      }
      const early = earlyIn(error);
      setRefused(early);
      if (!early) onRefused(error);
    });
  };

  return {
    send,
    isRunning: action.isRunning,
    changedSince,
    isGone:
      !isDone &&
      !seen.availableActions.includes(name) &&
      !seen.waiting.some(({ action: act }) => act === name),
    refused,
  };
}

/** All sentences come with the case's page; over a list nobody reads them. Without them, what comes next is said alone. */
async function titleOf(
  ...[event, sentenceContext]: Parameters<typeof sentenceOf>
): Promise<string | undefined> {
  const sentences = await import('../../shared/timeline/sentence.ts').catch(() => undefined);
  return sentences?.sentenceOf(event, sentenceContext);
}

/** What a refusal before the lawful day says; null for any other. */
export function earlyIn({ reply }: ApiError): Refused | null {
  const parsed = z
    .object({ obstacles: z.array(obstacleShape).min(1), mayPass: z.boolean() })
    .safeParse(reply);
  return parsed.success ? parsed.data : null;
}

/** What follows: `Case number due Tue Jul 28`. */
function nextWords({ nextDate, nextDateKind, title, courthouse, terms }: CaseDetails): string {
  const label = nextDateLabel(nextDateKind, terms);
  return nextDate && label
    ? `${label} ${listDay(nextDate, sentenceContextOf({ courthouse, terms }).today)}`
    : title;
}

/** For the routes that answer with the case itself. */
export const theCase = (reply: CaseDetails): CaseDetails => reply;
