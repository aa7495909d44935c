import { account } from '@writdesk/contract/account';
import { Button } from 'antd';
import { useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { openAccountPage } from '../../shared/session/session.ts';
import { ErrorState, PageHead, Sheet, Skeleton } from '../../shared/ui/index.ts';
import { AppPart } from './AppPart.tsx';
import { messages } from './messages.ts';
import { PasskeysPart } from './PasskeysPart.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { RecoveryCodes, RecoveryPart } from './RecoveryPart.tsx';
import { SessionsPart } from './SessionsPart.tsx';
import './settings.css';

/** How one signs in, and where one is signed in. */
export default function SettingsPage() {
  const t = useText(messages);
  const { data, error, refetch } = useCall(account.security, { quiet: true });
  const [codes, setCodes] = useState<string[]>([]);
  if (error && !data)
    return <ErrorState error={error} what={t('theSettings')} onRetry={() => void refetch()} level={1} />;
  if (!data) return <Skeleton lines={9} label={t('theSettings')} />;
  return (
    <>
      <PageHead title={t('settings')} facts={t('facts')} />
      <div className="settings">
        {data.managedElsewhere ? (
          <Sheet title={t('password')}>
            <p>{t('elsewhere')}</p>
            <Button onClick={() => void openAccountPage()}>{t('openElsewhere')}</Button>
          </Sheet>
        ) : (
          <>
            {data.hasPassword && <PasswordPart />}
            <AppPart security={data} onCodes={setCodes} />
            <PasskeysPart security={data} onCodes={setCodes} />
            <RecoveryPart security={data} onCodes={setCodes} />
          </>
        )}
        {data.sessions.length > 0 && <SessionsPart security={data} />}
      </div>
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={() => setCodes([])} />}
    </>
  );
}
