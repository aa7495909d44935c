import { account, type AccountSecurity } from '@writdesk/contract/account/account';
import type { RouteReply } from '@writdesk/contract/route';
import { Button } from 'antd';
import { useState } from 'react';
import { ApiError, useAction } from '../../shared/api/index.ts';
import { Question, TextInput } from '../../shared/form/index.ts';
import { recordDay, dayOf } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, Sheet, toast, failureText } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { useProof } from './use-proof.tsx';

interface AppPartProps {
  security: AccountSecurity;
  onCodes: (codes: string[]) => void;
}
type Offer = RouteReply<typeof account.beginTotp>;

/** The authenticator app: set up with a first code, or removed. */
export function AppPart({ security: { totpSince, hasPassword }, onCodes }: AppPartProps) {
  const t = useText(messages);
  const { prove, question } = useProof(hasPassword);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const begin = useAction(account.beginTotp, { quiet: true });
  const remove = useAction(account.removeTotp, { quiet: true });
  const begun = () => prove(async (proof) => setOffer(await begin.runAsync({ body: proof })));
  const removed = () => {
    setRemoving(false);
    prove(async (proof) => {
      await remove.runAsync({ body: proof });
      toast.success(t('appRemoved'));
    });
  };
  return (
    <Sheet title={t('app')}>
      <p>{totpSince ? t('appOn', { when: recordDay(dayOf(totpSince)) }) : t('appOff')}</p>
      {totpSince ? (
        <Button onClick={() => setRemoving(true)}>{t('removeApp')}</Button>
      ) : (
        <Button loading={begin.isRunning} onClick={begun}>
          {t('setUpApp')}
        </Button>
      )}
      {question}
      <Dialog
        open={isRemoving}
        title={t('removeAppTitle')}
        confirm={{ label: t('removeApp'), danger: true }}
        keep={t('keepApp')}
        onConfirm={removed}
        onClose={() => setRemoving(false)}
      >
        <p>{t('removeAppText')}</p>
      </Dialog>
      {offer && (
        <FirstCode
          offer={offer}
          onClose={() => setOffer(null)}
          onCodes={(codes) => {
            setOffer(null);
            onCodes(codes);
          }}
        />
      )}
    </Sheet>
  );
}

interface FirstCodeProps {
  offer: Offer;
  onClose: () => void;
  onCodes: (codes: string[]) => void;
}

function FirstCode({ offer, onClose, onCodes }: FirstCodeProps) {
  const t = useText(messages);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const confirm = useAction(account.confirmTotp, { quiet: true });
  const submit = () => {
    if (code.trim() === '') return setProblem(t('giveCode'));
    confirm
      .runAsync({ body: { code } })
      .then(({ recoveryCodes }) => {
        toast.success(t('appAdded'));
        onCodes(recoveryCodes);
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setProblem(error.code === 'code_wrong' ? t('wrongCode') : failureText(error));
      });
  };
  return (
    <Dialog
      open
      title={t('appTitle')}
      confirm={{ label: t('turnOn') }}
      keep={t('notNow')}
      isRunning={confirm.isRunning}
      isChanged
      onConfirm={submit}
      onClose={onClose}
    >
      <p>{t('scan')}</p>
      <img
        className="settings-qr"
        src={`data:image/svg+xml,${encodeURIComponent(offer.qrSvg)}`}
        alt={t('qr')}
        width={200}
        height={200}
      />
      <p>{t('orType')}</p>
      <p>
        <code className="settings-key">{offer.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <Question label={t('code')} field={{ id: 'totp-code', error: problem }}>
        <TextInput
          id="totp-code"
          error={problem}
          value={code}
          onChange={setCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
      </Question>
    </Dialog>
  );
}
