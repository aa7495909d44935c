import { Link, useRouterState } from '@tanstack/react-router';
import { ClipboardPen } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/person.ts';
import { noteMessages } from './note-messages.ts';
import './registration-note.css';

/** Pages that say it themselves. */
const tells = (pathname: string, mayFinish: boolean) =>
  pathname === '/company' || (mayFinish && pathname === '/onboarding');

/** To the people of a company whose registration isn't finished: what waits for it, and who goes on with it. */
export default function RegistrationNote() {
  const t = useText(noteMessages);
  const { company, holds } = usePerson();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const mayFinish = holds('company.create');
  if (tells(pathname, mayFinish)) return null;
  return (
    <section className="registration-note tone-hold" aria-label={t('label')}>
      <ClipboardPen size={18} strokeWidth={2} aria-hidden />
      <p>
        <strong>{t('unfinished', { company: company ?? '' })}</strong>{' '}
        {t(mayFinish ? 'untilYou' : 'untilOwner')}
      </p>
      {mayFinish && <Link to="/onboarding">{t('goOn')}</Link>}
    </section>
  );
}
