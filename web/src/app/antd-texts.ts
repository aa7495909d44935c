import type { Locale as Texts } from 'antd/es/locale/index.js';
import enUS from 'antd/es/locale/en_US.js';
import { useEffect, useState } from 'react';
import type { Locale } from '../shared/i18n/locale.ts';

const english = withPlainCalendar(enUS);

/** Ant Design's own texts in a language; English ones until those of the language have come. */
export function useAntdTexts(locale: Locale): Texts {
  const [spanish, setSpanish] = useState<Texts>();
  useEffect(() => {
    if (locale === 'es') void import('./antd-spanish.ts').then(({ antdSpanish }) => setSpanish(antdSpanish));
  }, [locale]);
  return (locale === 'es' && spanish) || english;
}

/**
 * The calendar's month and year buttons are named by what they show: "Jul", "2026". Ant Design's longer names leave
 * the shown word out, so nobody could press them by voice.
 */
export function withPlainCalendar(texts: Texts): Texts {
  const { DatePicker } = texts;
  if (!DatePicker) return texts;
  return {
    ...texts,
    DatePicker: { ...DatePicker, lang: { ...DatePicker.lang, monthSelect: '', yearSelect: '' } },
  };
}
