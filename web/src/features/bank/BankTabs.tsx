import { useText } from '../../shared/i18n/translate.ts';
import { TabLinks } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

export const bankParts = ['lines', 'payouts', 'statements', 'accounts'] as const;
const places = {
  lines: '/bank',
  payouts: '/bank/payouts',
  statements: '/bank/statements',
  accounts: '/bank/accounts',
} as const;

/** The lists of the bank. */
export function BankTabs({ active }: { active: (typeof bankParts)[number] }) {
  const t = useText(messages);
  return (
    <TabLinks
      label={t('bank')}
      active={active}
      items={bankParts.map((part) => ({ key: part, label: t(part), to: places[part] }))}
    />
  );
}
