import { account, type AccountSecurity } from '@writdesk/contract/account/account';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, Sheet, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { useProof } from './use-proof.tsx';

interface RecoveryPartProps {
  security: AccountSecurity;
  onCodes: (codes: string[]) => void;
}

export function RecoveryPart({ security, onCodes }: RecoveryPartProps) {
  const t = useText(messages);
  const { recoveryCodesLeft: count, hasPassword, totpSince, passkeys } = security;
  const { prove, question } = useProof(hasPassword);
  const [isAsking, setAsking] = useState(false);
  const renew = useAction(account.renewRecoveryCodes, { quiet: true });
  const hasFactor = totpSince !== null || passkeys.length > 0;
  return (
    <Sheet title={t('recovery')}>
      <p>{hasFactor ? t('recoveryLeft', { count }) : t('recoveryNone')}</p>
      {hasFactor && <Button onClick={() => setAsking(true)}>{t('renew')}</Button>}
      {question}
      <Dialog
        open={isAsking}
        title={t('renewTitle')}
        confirm={{ label: t('renew') }}
        keep={t('keepCodes')}
        onConfirm={() => {
          setAsking(false);
          prove(async (proof) => onCodes((await renew.runAsync({ body: proof })).recoveryCodes));
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t('renewText')}</p>
      </Dialog>
    </Sheet>
  );
}

/** The codes, this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText(messages);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast.success(t('copied'));
  };
  return (
    <Dialog
      open
      title={t('codesTitle')}
      confirm={{ label: t('kept') }}
      keep={t('copy')}
      isChanged
      onConfirm={onClose}
      onClose={() => void copy()}
    >
      <p>{t('codesText')}</p>
      <ol className="settings-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
