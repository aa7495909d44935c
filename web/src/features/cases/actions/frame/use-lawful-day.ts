import type { CaseAction } from '@writdesk/contract/cases/case-actions';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { LawfulPass, Obstacle } from '@writdesk/contract/lawful-days/obstacle';
import type { WritAction } from '@writdesk/contract/writs/writ-actions';
import { useState } from 'react';
import { reasonFault, useForm } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { lawfulDayMessages } from './lawful-day-messages.ts';
import type { Refused } from './use-act-call.ts';

interface Asked {
  details: CaseDetails;
  action: CaseAction | WritAction;
  /** Of the form as it is filled in: its outcome, or its way to a judgment. */
  about: string | null;
  refused: Refused | null;
  /** The days and choices in the form that the server looks at: what it refused holds for them, and for no others. */
  days?: string | null;
  /** Of a record with a machine of its own, such as a writ; the case’s when absent. */
  waiting?: readonly Wait[];
  /** That the court is closed on the day that stands in the form; undefined where nobody knows yet. */
  closed?: Obstacle | null | undefined;
}
type Wait = Pick<CaseDetails['waiting'][number], 'action' | 'obstacles' | 'mayPass'> &
  Partial<Pick<CaseDetails['waiting'][number], 'outcomes' | 'ways'>>;

/** What stands in the way of the form as it is filled in, and the reason with which a lawyer passes it. */
export interface LawfulDay {
  obstacles: readonly Obstacle[];
  mayPass: boolean;
  isBlocked: boolean;
  reason: string;
  error: string | undefined;
  setReason: (reason: string) => void;
  /** Whether the form may be sent: nothing stands in its way, or the reason is given. */
  isReady: () => boolean;
  /** The part of the request that passes it. */
  pass: { pass?: LawfulPass };
}

/** Asks the gate of lawful days about an open form: what the case said, or what the server refused. */
export function useLawfulDay({
  details,
  action,
  about,
  refused,
  days = null,
  waiting = details.waiting,
  closed,
}: Asked): LawfulDay {
  const t = useText(lawfulDayMessages);
  // A form of its own, so that the reason survives a reload as the fields next to it do.
  const form = useForm({ initial: { passReason: '' } });
  const reason = form.values.passReason;
  const [error, setError] = useState<string>();
  const known = waiting.find(
    (wait) => wait.action === action && (aboutOf(wait)?.some((one) => one === about) ?? true),
  );
  const { obstacles: waited, mayPass } =
    useOfThese(refused, days) ??
    known ??
    ({ obstacles: [], mayPass: details.can.passLawfulDay } satisfies Refused);
  const obstacles = withClosed(waited, closed);
  const isEarly = obstacles.length > 0;
  return {
    obstacles,
    mayPass,
    isBlocked: isEarly && !mayPass,
    reason,
    error,
    setReason: (next) => form.set('passReason', next),
    isReady() {
      const fault = isEarly
        ? (reasonFault(reason) ?? (reason.trim() ? undefined : t('giveReason')))
        : undefined;
      setError(fault);
      return fault === undefined && !(isEarly && !mayPass);
    },
    pass:
      isEarly && mayPass
        ? { pass: { points: [...new Set(obstacles.map(({ point }) => point))], reason } }
        : {},
  };
}

/** What was refused while these days stood in the form; with others the form may be sent again. */
function useOfThese(refused: Refused | null, days: string | null): Refused | null {
  const [told, setTold] = useState({ refused, days });
  if (told.refused !== refused) setTold({ refused, days });
  return told.refused !== refused || told.days === days ? refused : null;
}

/** What was said about another day doesn’t hold for the one that is in the form now. */
export function withClosed(
  known: readonly Obstacle[],
  closed: Obstacle | null | undefined,
): readonly Obstacle[] {
  if (closed === undefined) return known;
  const others = known.filter(({ point }) => point !== 'courtClosed');
  return closed ? [...others, closed] : others;
}

const aboutOf = ({ outcomes, ways }: Wait): readonly string[] | null => outcomes ?? ways ?? null;
