import type { SpecialApproval } from '@writdesk/contract/special-approvals/special-approvals';
import { roleNames } from '../../labels/roles.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { wordOf } from '../../shared/i18n/word-list.ts';
import { messages } from './messages.ts';
import { isSpan, kindOf } from './rule-values.ts';

/** A rule in words: what it asks, who approves, and where it holds. */
export function useRuleWords() {
  const t = useText(messages);
  const criterionText = ({ key, value, courthouses }: SpecialApproval['criteria'][number]): string => {
    const kind = kindOf(key);
    if (kind === 'cents') return `${t(key)} ${formatMoney(value ?? 0)}`;
    if (isSpan(kind)) return `${t(key)} ${t(`${kind}Count` as 'daysCount', { count: value ?? 0 })}`;
    if (kind === 'courthouses') return `${t(key)}: ${courthouses.map(({ name }) => name).join(', ')}`;
    return t(key);
  };
  return {
    criteria: ({ criteria, matching }: SpecialApproval) =>
      criteria.map(criterionText).join(matching === 'ALL' ? ` ${t('and')} ` : ` ${t('or')} `),
    approvers: ({ approvers }: SpecialApproval) =>
      approvers.map(({ role, name }) => (role === null ? (name ?? '') : wordOf(roleNames, role))).join(', '),
    mode: ({ answerMode, answerCount, approvers }: SpecialApproval) =>
      approvers.length === 1 && answerMode !== 'COUNT'
        ? ''
        : t(`mode${answerMode}`, { count: answerCount ?? 1 }),
    places: ({ clients, stateCodes, counties, properties }: SpecialApproval) => {
      const named = [
        ...clients.map(({ name }) => name),
        ...stateCodes,
        ...counties.map(({ name }) => name),
        ...properties.map(({ name }) => name),
      ];
      return named.length === 0 ? t('everywhere') : named.join(', ');
    },
  };
}
