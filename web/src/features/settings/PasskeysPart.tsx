import { account, type AccountSecurity } from '@writdesk/contract/account/account';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { Button } from 'antd';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../shared/api/index.ts';
import { Question, TextInput } from '../../shared/form/index.ts';
import { proseMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, Sheet, toast } from '../../shared/ui/index.ts';
import { browserName } from './browser-name.ts';
import { messages } from './messages.ts';
import { useProof } from './use-proof.tsx';

type Passkey = AccountSecurity['passkeys'][number];

interface PasskeysPartProps {
  security: AccountSecurity;
  onCodes: (codes: string[]) => void;
}

/** The passkeys: added by the browser, with a name, and removed. */
export function PasskeysPart({ security: { passkeys, hasPassword }, onCodes }: PasskeysPartProps) {
  const t = useText(messages);
  const { prove, question } = useProof(hasPassword);
  const [isNaming, setNaming] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const begin = useAction(account.beginPasskey, { quiet: true });
  const confirm = useAction(account.confirmPasskey, { quiet: true });
  const remove = useAction(account.removePasskey, { quiet: true });
  const canMake = 'PublicKeyCredential' in window;

  const add = (name: string) => {
    setNaming(false);
    prove(async (proof) => {
      const { options } = await begin.runAsync({ body: proof });
      const { startRegistration } = await import('@simplewebauthn/browser');
      // The provider made them for this very call.
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
      const made = await startRegistration({ optionsJSON }).catch(() => null);
      if (!made) {
        toast.error(t('passkeyFailed'));
        return;
      }
      const { recoveryCodes } = await confirm.runAsync({ body: { name, credential: { ...made } } });
      toast.success(t('passkeyAdded'));
      if (recoveryCodes.length > 0) onCodes(recoveryCodes);
    });
  };
  const removed = ({ id }: Passkey) => {
    setRemoving(null);
    prove(async (proof) => {
      await remove.runAsync({ params: { id }, body: proof });
      toast.success(t('passkeyRemoved'));
    });
  };
  return (
    <Sheet title={t('passkeys')}>
      <p>{t('passkeysText')}</p>
      {passkeys.length > 0 && (
        <ul className="settings-list">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
          ))}
        </ul>
      )}
      {canMake ? (
        <Button onClick={() => setNaming(true)}>{t('addPasskey')}</Button>
      ) : (
        <p>{t('passkeyUnsupported')}</p>
      )}
      {question}
      {isNaming && <NameDialog onName={add} onClose={() => setNaming(false)} />}
      <Dialog
        open={removing !== null}
        title={t('removePasskeyTitle', { name: removing?.name ?? '' })}
        confirm={{ label: t('remove'), danger: true }}
        keep={t('keepPasskey')}
        onConfirm={() => removing && removed(removing)}
        onClose={() => setRemoving(null)}
      >
        <p>{t('removePasskeyText')}</p>
      </Dialog>
    </Sheet>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useText(messages);
  const { name, createdAt, lastUsedAt } = passkey;
  const used = lastUsedAt ? t('lastUsed', { when: proseMoment(lastUsedAt) }) : t('neverUsed');
  return (
    <li>
      <KeyRound size={18} aria-hidden />
      <div>
        <strong>{name}</strong>
        <span>
          {t('added', { when: proseMoment(createdAt) })}, {used}
        </span>
      </div>
      <Button aria-label={t('removePasskey', { name })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </li>
  );
}

function NameDialog({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }) {
  const t = useText(messages);
  const [name, setName] = useState(browserName(navigator.userAgent));
  const [problem, setProblem] = useState<string>();
  return (
    <Dialog
      open
      title={t('passkeyTitle')}
      confirm={{ label: t('addPasskey') }}
      keep={t('notNow')}
      onConfirm={() => (name.trim() ? onName(name.trim()) : setProblem(t('passkeyMissingName')))}
      onClose={onClose}
    >
      <Question
        label={t('passkeyName')}
        hint={t('passkeyNameHint')}
        field={{ id: 'passkey-name', error: problem }}
      >
        <TextInput id="passkey-name" error={problem} value={name} onChange={setName} maxLength={60} />
      </Question>
    </Dialog>
  );
}
