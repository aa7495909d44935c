import { CircleAlert } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';
import './unverified.css';

/** That no lawyer has vouched for the rule of a date. */
export function Unverified() {
  const t = useText(messages);
  return (
    <span className="unverified tone-hold">
      <CircleAlert size={14} aria-hidden />
      {t('unverified')}
    </span>
  );
}
