import { MailCheck, MailX } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';
import './courthouses.css';

/** Did the postal validator accept the address? */
export function MailFlag({ isDeliverable }: { isDeliverable: boolean }) {
  const t = useText(messages);
  const Icon = isDeliverable ? MailCheck : MailX;
  return (
    <span className={isDeliverable ? 'mail-flag' : 'mail-flag wrong'}>
      <Icon size={15} aria-hidden />
      {t(isDeliverable ? 'deliverable' : 'notDeliverable')}
    </span>
  );
}
