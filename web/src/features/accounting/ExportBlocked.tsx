import { Link } from '@tanstack/react-router';
import type { ExportPreview } from '@writdesk/contract/accounting-exports/accounting-exports';
import { TriangleAlert } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { Note } from '../../shared/ui/index.ts';
import { useAccountName } from './account-name.ts';
import { messages } from './messages.ts';

/** What keeps an export from being made, with the way to where it is entered. */
export function ExportBlocked({ blocked: { accounts, counties } }: Pick<ExportPreview, 'blocked'>) {
  const t = useText(messages);
  const nameOf = useAccountName();
  return (
    <>
      {accounts.length > 0 && (
        <Note
          tone="hold"
          icon={TriangleAlert}
          action={
            <Link to="/account-mappings" search={{ mapped: 'false' }}>
              {t('toAccounts')}
            </Link>
          }
        >
          {t('blockedAccounts')}
          <ul>
            {accounts.map((account) => (
              <li key={account.key}>{nameOf(account)}</li>
            ))}
          </ul>
        </Note>
      )}
      {counties.length > 0 && (
        <Note
          tone="hold"
          icon={TriangleAlert}
          action={
            <Link to="/location-mappings" search={{ mapped: 'false', withCases: 'true' }}>
              {t('toLocations')}
            </Link>
          }
        >
          {t('blockedCounties')}
          <ul>
            {counties.map(({ id, name, stateCode }) => (
              <li key={id}>{`${name}, ${stateCode}`}</li>
            ))}
          </ul>
        </Note>
      )}
    </>
  );
}
