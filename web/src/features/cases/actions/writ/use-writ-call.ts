import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { Route } from '@writdesk/contract/route';
import { writCalls } from '@writdesk/contract/writs/writs';
import { useContext, useState } from 'react';
import { ApiError, type CallArguments, useAction } from '../../../../shared/api/index.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { toast } from '../../../../shared/ui/index.ts';
import { writActDone } from '../../../../labels/writ/writ-action-words.ts';
import { currentIn, keepCase } from '../../shared/use-case.ts';
import { HoldCase } from '../frame/HeldCase.tsx';
import { earlyIn, type Refused } from '../frame/use-act-call.ts';
import type { CalledWritAction } from '@writdesk/contract/writs/writ-actions';

interface WritCall {
  details: CaseDetails;
  action: CalledWritAction;
  onClose: () => void;
}

/** Sends an action on the case’s latest writ, or for a new one, on the version that was on the page. */
export function useWritCall({ details, action, onClose }: WritCall) {
  const [seen, setSeen] = useState(details);
  const [changedSince, setChangedSince] = useState<CaseDetails | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const { isClient } = usePerson();
  const hold = useContext(HoldCase);
  const call = useAction<Route>(writCalls[action], { quiet: true, isEager: true });
  const writ = seen.writs.at(-1);
  const about = action === 'create' ? seen : (writ ?? seen);
  const { availableActions, waiting } = seen.writOffers;

  const send = (body: object, onRefused: (error: ApiError) => void) => {
    const parts = { params: { id: about.id }, body: { ...body, version: about.version } };
    hold(true);
    call.runAsync(parts as unknown as CallArguments<Route>).then(
      (reply) => {
        keepCase((reply as { case: CaseDetails }).case);
        toast.success(details.title, { title: writActDone(action, isClient) });
        onClose();
      },
      (error: unknown) => {
        hold(false);
        if (!(error instanceof ApiError) || error.kind === 'cancelled') return;
        const current = currentIn(error);
        if (current) {
          setChangedSince((before) => before ?? seen);
          setSeen(current);
          keepCase(current);
          return;
        }
        const early = earlyIn(error);
        setRefused(early);
        if (!early) onRefused(error);
      },
    );
  };
  return {
    send,
    isRunning: call.isRunning,
    changedSince,
    isGone: !availableActions.includes(action) && !waiting.some((wait) => wait.action === action),
    refused,
  };
}
