import type { RpaBotJobStatus } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-values';
import { Ban, CircleCheck, CircleDashed, CircleX, Hand, LoaderCircle } from 'lucide-react';
import type { StatusLook } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const { en, es } = messages;
const look = (status: RpaBotJobStatus, rest: Pick<StatusLook, 'tone' | 'icon'>): StatusLook => ({
  label: { en: en[status], es: es[status] },
  ...rest,
});

export const jobLook: Readonly<Record<RpaBotJobStatus, StatusLook>> = {
  QUEUED: look('QUEUED', { tone: 'quiet', icon: CircleDashed }),
  RUNNING: look('RUNNING', { tone: 'desk', icon: LoaderCircle }),
  NEEDS_HUMAN: look('NEEDS_HUMAN', { tone: 'hold', icon: Hand }),
  SUCCEEDED: look('SUCCEEDED', { tone: 'gain', icon: CircleCheck }),
  FAILED: look('FAILED', { tone: 'stop', icon: CircleX }),
  CANCELED: look('CANCELED', { tone: 'quiet', icon: Ban }),
};
