import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import { Link2, Printer, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useText } from '../../../shared/i18n/translate.ts';
import { PageHead, toast } from '../../../shared/ui/index.ts';
import { factWord } from '../../../labels/law/fact-words.ts';
import { CountAnswer } from './CountAnswer.tsx';
import { type CountInputs, readInputs, unreadIn, writeInputs } from './count-address.ts';
import { CountForm } from './CountForm.tsx';
import { messages } from './messages.ts';
import { CountPaper, PaperFoot } from './CountPaper.tsx';
import { useCount } from './use-count.ts';
import { useCourts } from './use-courts.ts';
import './calculator.css';

/** Counts one date from facts that are typed in: for anybody, without a case. */
export default function CalculatorPage() {
  const t = useText(messages);
  const { inputs, unread, change } = useInputs();
  const { courts, timeZone } = useCourts(inputs);
  const count = useCount(inputs);
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    toast.success(t('linkCopiedText'), { title: t('linkCopied') });
  };
  return (
    <div className="calculator">
      <PageHead
        title={t('calculator')}
        facts={t('about')}
        actions={
          <>
            <Button icon={<Link2 size={16} aria-hidden />} onClick={() => void copy()}>
              {t('copyLink')}
            </Button>
            <Button
              type="primary"
              icon={<Printer size={16} aria-hidden />}
              disabled={!count.data?.date}
              onClick={() => print()}
            >
              {t('print')}
            </Button>
          </>
        }
      />
      {unread.length > 0 && <Unread words={unread} />}
      <CountPaper inputs={inputs} courts={courts} />
      <div className="calculator-columns">
        <CountForm
          inputs={inputs}
          courts={courts}
          missing={count.data?.missing ?? null}
          error={count.error}
          onChange={change}
        />
        <CountAnswer inputs={inputs} count={count} timeZone={timeZone} />
      </div>
      <PaperFoot />
    </div>
  );
}

/** What a link says in vain: whoever opens it must not take the count for the one they were sent. */
function Unread({ words }: { words: readonly { name: string; value: string }[] }) {
  const t = useText(messages);
  const nameOf: Record<string, string> = { state: t('state'), event: t('event') };
  return (
    <div className="count-unread" role="alert">
      <TriangleAlert size={18} aria-hidden />
      <div>
        <p>{t('unread')}</p>
        <ul>
          {words.map(({ name, value }) => (
            <li key={name}>{t('unreadLine', { name: nameOf[name] ?? factWord(name), value })}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The inputs, which are the address: it survives a reload, and can be sent to somebody. */
function useInputs() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const inputs = useMemo(() => readInputs(search), [search]);
  return {
    inputs,
    unread: useMemo(() => unreadIn(search), [search]),
    // Each answer makes no step of the browser’s history.
    change: (patch: Partial<CountInputs>) =>
      void navigate({
        to: '.',
        search: writeInputs({ ...inputs, ...patch }),
        replace: true,
        resetScroll: false,
      }),
  };
}
