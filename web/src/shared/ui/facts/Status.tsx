import type { Tone } from '@writdesk/contract/cases/case-status';
import type { LucideIcon } from 'lucide-react';
import { useLocale } from '../../i18n/locale.ts';
import './status.css';

/** What a status shows: tone says whose move it is, the icon says the stage, the label says it in words. */
export interface StatusLook {
  label: { en: string; es: string };
  tone: Tone;
  icon: LucideIcon;
}

/** Plain (icon and words, no fill) inside tables and facts; `pill` once, next to a title. */
export function Status({ of, pill = false }: { of: StatusLook; pill?: boolean }) {
  const locale = useLocale();
  const Icon = of.icon;
  return (
    <span className={`status tone-${of.tone}${pill ? ' pill' : ''}`}>
      <Icon size={pill ? 14 : 15} strokeWidth={2} aria-hidden />
      <span>{of.label[locale]}</span>
    </span>
  );
}
