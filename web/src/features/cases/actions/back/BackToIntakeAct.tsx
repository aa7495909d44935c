import { cases } from '@writdesk/contract/cases/cases';
import { useText } from '../../../../shared/i18n/translate.ts';
import { messages } from '../frame/messages.ts';
import { SendBackForm } from '../frame/SendBackForm.tsx';
import type { ActProps } from '../frame/use-act-call.ts';

export default function BackToIntakeAct(props: ActProps) {
  const t = useText(messages);
  return (
    <SendBackForm {...props} name="back-in-intake" route={cases.backInIntake} title={t('toIntakeTitle')} />
  );
}
