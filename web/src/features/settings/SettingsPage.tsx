import { account } from '@writdesk/contract/account/account';
import { Button } from 'antd';
import { useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { openAccountPage } from '../../shared/session/session.ts';
import { LoadedPage, PageHead, Sheet } from '../../shared/ui/index.ts';
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
  const query = useCall(account.security, { quiet: true });
  const [codes, setCodes] = useState<string[]>([]);
  return (
    <LoadedPage query={query} what={t('theSettings')}>
      {(security) => (
        <>
          <PageHead title={t('settings')} facts={t('facts')} />
          <div className="settings">
            {security.managedElsewhere ? (
              <Sheet title={t('password')}>
                <p>{t('elsewhere')}</p>
                <Button onClick={() => void openAccountPage()}>{t('openElsewhere')}</Button>
              </Sheet>
            ) : (
              <>
                {security.hasPassword && <PasswordPart />}
                <AppPart security={security} onCodes={setCodes} />
                <PasskeysPart security={security} onCodes={setCodes} />
                <RecoveryPart security={security} onCodes={setCodes} />
              </>
            )}
            {security.sessions.length > 0 && <SessionsPart security={security} />}
          </div>
          {codes.length > 0 && <RecoveryCodes codes={codes} onClose={() => setCodes([])} />}
        </>
      )}
    </LoadedPage>
  );
}
