import type { RpaBotJob } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import type { RpaBotJobStatus } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-values';
import { Ban, CircleCheck, CircleDashed, CircleX, Hand, LoaderCircle, Send } from 'lucide-react';
import type { StatusLook } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const { en, es } = messages;
const look = (
  status: RpaBotJobStatus | 'SUBMITTED',
  rest: Pick<StatusLook, 'tone' | 'icon'>,
): StatusLook => ({
  label: { en: en[status], es: es[status] },
  ...rest,
});

const jobLook: Readonly<Record<RpaBotJobStatus, StatusLook>> = {
  QUEUED: look('QUEUED', { tone: 'quiet', icon: CircleDashed }),
  RUNNING: look('RUNNING', { tone: 'desk', icon: LoaderCircle }),
  NEEDS_HUMAN: look('NEEDS_HUMAN', { tone: 'hold', icon: Hand }),
  SUCCEEDED: look('SUCCEEDED', { tone: 'gain', icon: CircleCheck }),
  FAILED: look('FAILED', { tone: 'stop', icon: CircleX }),
  CANCELED: look('CANCELED', { tone: 'quiet', icon: Ban }),
};
const submitted = look('SUBMITTED', { tone: 'desk', icon: Send });

/** The robot is done once it has submitted, and the filing is not before the clerk has answered. */
export const lookOf = ({ status, stage }: Pick<RpaBotJob, 'status' | 'stage'>): StatusLook =>
  stage === 'WITH_CLERK' ? submitted : jobLook[status];
