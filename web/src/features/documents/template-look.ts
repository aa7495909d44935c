import type { TemplateDetails, TemplateRow } from '@writdesk/contract/documents/template-values';
import { Archive, FileCheck, PencilLine } from 'lucide-react';
import { states } from '../../labels/law/states.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import type { StatusLook } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

type Stated = Pick<TemplateRow, 'status' | 'publishedVersion' | 'hasDraft'>;

/** How far a template is, in words. */
export function useStateWords(): (row: Stated) => string {
  const t = useText(messages);
  return ({ status, publishedVersion: number, hasDraft }) => {
    if (status !== 'PUBLISHED') return t(status);
    return t(hasDraft ? 'publishedWithDraft' : 'version', { number });
  };
}

/** Where a template is used, the narrowest place first. */
export function useWhere(): (row: Pick<TemplateRow, 'stateCode' | 'countyName' | 'courthouseName'>) => {
  first: string;
  second: string | null;
} {
  const t = useText(messages);
  const locale = useLocale();
  return ({ stateCode, countyName, courthouseName }) => {
    if (stateCode === null) return { first: t('everywhere'), second: null };
    if (countyName === null) return { first: states[stateCode]?.[locale] ?? stateCode, second: null };
    const around = [countyName, stateCode].filter(Boolean).join(', ');
    return courthouseName ? { first: courthouseName, second: around } : { first: around, second: null };
  };
}

/** Next to the title. */
export function templateLook({ status, publishedVersion, hasDraft, number }: TemplateDetails): StatusLook {
  if (status === 'RETIRED') return { label: { en: 'Retired', es: 'Retirada' }, tone: 'quiet', icon: Archive };
  if (status === 'DRAFT' || hasDraft)
    return {
      label: { en: `Draft of version ${number}`, es: `Borrador de la versión ${number}` },
      tone: 'quiet',
      icon: PencilLine,
    };
  return {
    label: { en: `Version ${publishedVersion}`, es: `Versión ${publishedVersion}` },
    tone: 'gain',
    icon: FileCheck,
  };
}
