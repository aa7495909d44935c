import type { InviteStatus } from '@writdesk/contract/invites/invites';
import { CircleCheck, CircleSlash, Hourglass, MailOpen, Send } from 'lucide-react';
import type { StatusLook } from '../../shared/ui/index.ts';

/** Sent and opened wait for the other side; an expired one waits for us to send it again. */
export const inviteLooks: Readonly<Record<InviteStatus, StatusLook>> = {
  SENT: { label: { en: 'Sent', es: 'Enviada' }, tone: 'court', icon: Send },
  OPENED: { label: { en: 'Opened', es: 'Abierta' }, tone: 'court', icon: MailOpen },
  ACCEPTED: { label: { en: 'Accepted', es: 'Aceptada' }, tone: 'gain', icon: CircleCheck },
  EXPIRED: { label: { en: 'Expired', es: 'Vencida' }, tone: 'hold', icon: Hourglass },
  REVOKED: { label: { en: 'Withdrawn', es: 'Retirada' }, tone: 'quiet', icon: CircleSlash },
};
