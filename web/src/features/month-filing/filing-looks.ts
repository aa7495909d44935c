import type { FilingState } from '@writdesk/contract/month-filing/month-filing';
import { CircleCheck, CirclePause, FileClock } from 'lucide-react';
import type { StatusLook } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const said = (key: FilingState) => ({ en: messages.en[key], es: messages.es[key] });

/** What the state of a late lease looks like. */
export const filingLooks: Readonly<Record<FilingState, StatusLook>> = {
  READY: { label: said('READY'), tone: 'gain', icon: CircleCheck },
  NEEDS_NOTICE: { label: said('NEEDS_NOTICE'), tone: 'hold', icon: FileClock },
  HELD: { label: said('HELD'), tone: 'stop', icon: CirclePause },
};
