import { Link } from '@tanstack/react-router';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/person.ts';
import { Logo } from '../../theme/Logo.tsx';
import { messages } from '../messages.ts';
import { MenuLinks } from './MenuLinks.tsx';

/** The menu at the left; folded to icons on a tablet. */
export function SideNav({ folded }: { folded: boolean }) {
  const t = useText(messages);
  const { company } = usePerson();
  return (
    <nav className="side-nav" aria-label={t('mainMenu')}>
      <Link to="/" className="side-logo" aria-label="Writdesk">
        <Logo size={28} name={!folded} />
      </Link>
      {!folded && company && (
        <p className="company" title={company}>
          {company}
        </p>
      )}
      <MenuLinks folded={folded} />
    </nav>
  );
}
