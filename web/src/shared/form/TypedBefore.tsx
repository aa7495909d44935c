import { useText } from '../i18n/translate.ts';
import { mergeMessages } from './merge-messages.ts';

/** Says that a form didn't begin as the record stands: what was typed before a reload is in it. */
export function TypedBefore({ form: { typedOn } }: { form: { typedOn?: object | undefined } }) {
  const t = useText(mergeMessages);
  return typedOn ? <p role="status">{t('typedBefore')}</p> : null;
}
