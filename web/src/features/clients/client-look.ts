import type { ClientRow } from '@writdesk/contract/clients/clients';
import { CircleCheck, CircleSlash, PencilLine } from 'lucide-react';
import type { StatusLook } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const label = (key: ClientRow['status']) => ({ en: messages.en[key], es: messages.es[key] });

export const clientLooks: Readonly<Record<ClientRow['status'], StatusLook>> = {
  ONBOARDING: { label: label('ONBOARDING'), tone: 'hold', icon: PencilLine },
  ACTIVE: { label: label('ACTIVE'), tone: 'gain', icon: CircleCheck },
  INACTIVE: { label: label('INACTIVE'), tone: 'quiet', icon: CircleSlash },
};
