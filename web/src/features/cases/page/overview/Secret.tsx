import { cases } from '@writdesk/contract/cases/cases';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { ApiError, call } from '../../../../shared/api/index.ts';
import { reasonFault } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { Dialog } from '../../../../shared/ui/index.ts';
import { messages } from './messages.ts';

const SHOWN_MS = 30_000;

interface SecretProps {
  caseId: string;
  tenantId: string;
  field: 'ssn' | 'dateOfBirth';
  /** Whose it is. */
  name: string;
  /** How it reads while it is hidden. */
  masked: string;
  /** How it reads in full. */
  revealed: (value: string) => string;
}

/** What is kept sealed of a person; who may see it whole says why, and sees it for half a minute. */
export function Secret({ caseId, tenantId, field, name, masked, revealed }: SecretProps) {
  const t = useText(messages);
  const person = usePerson();
  const [isAsking, setAsking] = useState(false);
  const [isRunning, setRunning] = useState(false);
  // Kept here and nowhere else: no cache of calls holds it.
  const [value, setValue] = useState<string | null>(null);
  useEffect(() => {
    if (value === null) return;
    const hide = () => setValue(null);
    const timer = setTimeout(hide, SHOWN_MS);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [value]);
  const show = async (reason: string) => {
    setRunning(true);
    try {
      const reply = await call(cases.revealSecret, { params: { caseId }, body: { tenantId, field, reason } });
      setValue(reply.value);
      setAsking(false);
    } catch (thrown) {
      // The call has reported it already; the question stays open.
      if (!(thrown instanceof ApiError)) throw thrown;
    } finally {
      setRunning(false);
    }
  };
  const what = t(field === 'ssn' ? 'secretSsn' : 'secretBirth', { name });
  return (
    <span className="secret">
      <span role="status">{value === null ? masked : revealed(value)}</span>
      {person.holds('tenant.unmask') && (
        <Button
          type="link"
          size="small"
          aria-label={value === null ? t('showOf', { what }) : t('hideOf', { what })}
          onClick={() => (value === null ? setAsking(true) : setValue(null))}
        >
          {value === null ? t('show') : t('hide')}
        </Button>
      )}
      <Dialog
        open={isAsking}
        title={t('showTitle', { what })}
        comment={{ label: t('showReason'), hint: t('showReasonHint'), faultOf: reasonFault }}
        confirm={{ label: t('showConfirm') }}
        keep={t('showKeep')}
        isRunning={isRunning}
        onConfirm={(reason) => void show(reason)}
        onClose={() => setAsking(false)}
      >
        <p>{t('showLead')}</p>
      </Dialog>
    </span>
  );
}
