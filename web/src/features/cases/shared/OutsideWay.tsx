import type { CaseServiceRule } from '@writdesk/contract/cases/case-service-rule';
import type { ServiceMethod } from '@writdesk/contract/notices/notice-types';
import { TriangleAlert } from 'lucide-react';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { methodLabel } from '../../../labels/case/eviction-words.ts';
import { states } from '../../../labels/law/states.ts';
import { citesOf } from './service-ways.ts';
import { serviceWayMessages } from './service-way-messages.ts';
import './service-way.css';

interface OutsideWayProps {
  state: string | null;
  way: ServiceMethod;
  rules: readonly CaseServiceRule[];
}

/** That no rule of the state names the way: to be looked at, and in nobody’s way. */
export function OutsideWay({ state, way, rules }: OutsideWayProps) {
  const t = useText(serviceWayMessages);
  const locale = useLocale();
  const name = states[state ?? '']?.[locale] ?? state ?? '';
  return (
    <p className="outside-way tone-hold">
      <TriangleAlert size={14} aria-hidden />
      <span>
        {t('outside', { state: name, way: methodLabel(way, locale), cites: citesOf(rules) })}
        {rules.some(({ verifiedBy }) => !verifiedBy) && ` ${t('unverified')}`}
      </span>
    </p>
  );
}
