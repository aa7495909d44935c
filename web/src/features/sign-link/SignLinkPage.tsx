import { signatures, type AskedSignature } from '@writdesk/contract/signatures/signatures';
import { CircleCheck, CircleX } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { call } from '../../shared/api/call.ts';
import { proseMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { failureText } from '../../shared/ui/states/failure-text.ts';
import { PlainPage } from '../../shared/ui/page/PlainPage.tsx';
import { Logo } from '../../theme/Logo.tsx';
import { DocumentPages } from './DocumentPages.tsx';
import { messages } from './messages.ts';
import './sign-link.css';

interface SignLinkProps {
  asked: AskedSignature;
  code: string;
}

/** The document, what is said by signing it, and the name to type. It stands outside the app, so it uses plain elements. */
export function SignLinkPage({ asked, code }: SignLinkProps) {
  const t = useText(messages);
  const [seen, setSeen] = useState<ReadonlyMap<number, string>>(new Map());
  const [done, setDone] = useState<'signed' | 'declined' | null>(null);
  const [isDeclining, setDeclining] = useState(false);
  const see = (page: number) =>
    setSeen((before) => (before.has(page) ? before : new Map(before).set(page, new Date().toISOString())));
  if (done)
    return (
      <PlainPage icon={done === 'signed' ? CircleCheck : CircleX} title={t(done)}>
        <p role="status">{t(`${done}Text`)}</p>
      </PlainPage>
    );
  const { firm, signerName: name, title, pages, expiresAt } = asked;
  return (
    <div className="sign-link">
      <header>
        <Logo />
      </header>
      <main>
        <h1>{t('title')}</h1>
        <p>{t('lead', { firm, name })}</p>
        <h2>{title}</h2>
        <p className="sign-link-quiet">
          {asked.caseTitle} · {t('until', { when: proseMoment(expiresAt) })}
        </p>
        <DocumentPages url={asked.url} count={pages} onSeen={see} />
        <p role="status" className="sign-link-quiet">
          {seen.size < pages ? t('seen', { seen: seen.size, count: pages }) : t('allSeen')}
        </p>
        {isDeclining ? (
          <DeclineForm code={code} onDone={() => setDone('declined')} onBack={() => setDeclining(false)} />
        ) : (
          <SignForm
            asked={asked}
            code={code}
            seen={seen}
            onDone={() => setDone('signed')}
            onDecline={() => setDeclining(true)}
          />
        )}
      </main>
    </div>
  );
}

interface SignFormProps extends SignLinkProps {
  seen: ReadonlyMap<number, string>;
  onDone: () => void;
  onDecline: () => void;
}

function SignForm({ asked, code, seen, onDone, onDecline }: SignFormProps) {
  const t = useText(messages);
  const [swears, setSwears] = useState(false);
  const [consents, setConsents] = useState(false);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const faultNow = () => {
    if (seen.size < asked.pages) return t('seeAll');
    if (!swears) return t('tickOath');
    if (!consents) return t('tickConsent');
    return name.trim() === '' ? t('typeName') : null;
  };
  // Whoever has scrolled on in the meantime isn’t asked to.
  const shown = problem === t('seeAll') && seen.size >= asked.pages ? null : problem;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const fault = faultNow();
    setProblem(fault);
    if (fault || isRunning) return;
    setRunning(true);
    const pages = [...seen].toSorted(([a], [b]) => a - b).map(([page, seenAt]) => ({ page, seenAt }));
    call(signatures.signLink, { body: { code, name, pages, consents: true, swears: true }, quiet: true })
      .then(onDone)
      .catch((error: unknown) => setProblem(problemOf(error)))
      .finally(() => setRunning(false));
  };
  return (
    <form onSubmit={submit} noValidate>
      <h2>{t('oath')}</h2>
      <blockquote lang="en">{asked.oath}</blockquote>
      <label className="sign-link-check">
        <input type="checkbox" checked={swears} onChange={(event) => setSwears(event.target.checked)} />
        {t('swears')}
      </label>
      <h2>{t('consent')}</h2>
      <blockquote lang="en">{asked.consent}</blockquote>
      <label className="sign-link-check">
        <input type="checkbox" checked={consents} onChange={(event) => setConsents(event.target.checked)} />
        {t('consents')}
      </label>
      <label className="sign-link-name">
        {t('name', { name: asked.signerName })}
        <input
          type="text"
          value={name}
          maxLength={120}
          autoComplete="name"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      {shown && <p role="alert">{shown}</p>}
      <div className="sign-link-acts">
        <button type="submit" className="plain-button primary" disabled={isRunning}>
          {t('signNow')}
        </button>
        <button type="button" className="plain-button" onClick={onDecline}>
          {t('decline')}
        </button>
      </div>
    </form>
  );
}

function DeclineForm({ code, onDone, onBack }: { code: string; onDone: () => void; onBack: () => void }) {
  const t = useText(messages);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setProblem(t('giveReason'));
    call(signatures.declineLink, { body: { code, reason }, quiet: true })
      .then(onDone)
      .catch((error: unknown) => setProblem(problemOf(error)));
  };
  return (
    <form onSubmit={submit} noValidate>
      <label className="sign-link-name">
        {t('reason')}
        <textarea
          rows={3}
          maxLength={2000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      {problem && <p role="alert">{problem}</p>}
      <div className="sign-link-acts">
        <button type="submit" className="plain-button primary">
          {t('declineNow')}
        </button>
        <button type="button" className="plain-button" onClick={onBack}>
          {t('back')}
        </button>
      </div>
    </form>
  );
}

/** The field's own words where there are some. */
function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  return error.errors?.[0]?.message ?? failureText(error);
}
