import type { AccountMapping } from '@writdesk/contract/account-mappings/account-mappings';
import { ledgerAccountWords } from '../../labels/ledger-account-words.ts';
import { useLocale } from '../../shared/i18n/locale.ts';

/** What an account of the ledger is called: of fee income with the number of its bill items. */
export function useAccountName() {
  const locale = useLocale();
  return ({ account, accountNo }: Pick<AccountMapping, 'account' | 'accountNo'>): string =>
    [ledgerAccountWords[locale][account], accountNo].filter(Boolean).join(' · ');
}
