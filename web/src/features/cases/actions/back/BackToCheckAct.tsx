import { cases } from '@writdesk/contract/cases/cases';
import { useText } from '../../../../shared/i18n/translate.ts';
import { messages } from '../frame/messages.ts';
import { SendBackForm } from '../frame/SendBackForm.tsx';
import type { ActProps } from '../frame/use-act-call.ts';

export default function BackToCheckAct(props: ActProps) {
  const t = useText(messages);
  const isPacked = props.details.status === 'SENT_FOR_FILING';
  return (
    <SendBackForm
      {...props}
      name="back-in-initial-check"
      route={cases.backInInitialCheck}
      title={t('toCheckTitle')}
      {...(isPacked && { lead: t('toCheckLead') })}
    />
  );
}
