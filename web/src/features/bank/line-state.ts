import type { BankLine } from '@writdesk/contract/bank-statements/bank-statements';
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import type { StatusLook } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const { en, es } = messages;
type State = BankLine['state'];
const look = (state: State, rest: Pick<StatusLook, 'tone' | 'icon'>): StatusLook => ({
  label: { en: en[state], es: es[state] },
  ...rest,
});

export const lineStateLook: Readonly<Record<State, StatusLook>> = {
  OPEN: look('OPEN', { tone: 'hold', icon: CircleDashed }),
  MATCHED: look('MATCHED', { tone: 'gain', icon: CircleCheck }),
  ALARM: look('ALARM', { tone: 'stop', icon: TriangleAlert }),
};
