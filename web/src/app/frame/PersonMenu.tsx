import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { LogOut } from 'lucide-react';
import { chooseLocale, useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/person.ts';
import { signOut } from '../../shared/session/session.ts';
import { Person } from '../../shared/ui/facts/Person.tsx';
import { Popup } from '../../shared/ui/overlay/Popup.tsx';
import { Segments } from '../../shared/ui/page/Segments.tsx';
import { chooseScheme, useSchemeChoice } from '../../theme/color-scheme.ts';
import { messages } from '../messages.ts';

/** Who is signed in: theme, language, the way out. */
export function PersonMenu() {
  const t = useText(messages);
  const { name } = usePerson();
  return (
    <Popup
      label={t('person', { name })}
      align="end"
      renderButton={(props) => (
        <button {...props} type="button" className="icon-button" aria-label={t('person', { name })}>
          <span aria-hidden>
            <Person name={name} size={30} bare />
          </span>
        </button>
      )}
    >
      {(close) => <PersonPanel close={close} />}
    </Popup>
  );
}

function PersonPanel({ close }: { close: () => void }) {
  const t = useText(messages);
  const { name, email, company } = usePerson();
  const choice = useSchemeChoice();
  const locale = useLocale();
  return (
    <div className="person-panel">
      <div className="person-who">
        <strong>{name}</strong>
        <span title={email}>{email}</span>
        {company && <span>{company}</span>}
      </div>
      <Link to="/profile" onClick={close}>
        {t('profile')}
      </Link>
      <Link to="/settings" onClick={close}>
        {t('settings')}
      </Link>
      <Segments
        label={t('theme')}
        labeled
        block
        value={choice}
        onChange={chooseScheme}
        options={[
          { value: 'light', label: t('themeLight') },
          { value: 'dark', label: t('themeDark') },
          { value: 'system', label: t('themeSystem') },
        ]}
      />
      <Segments
        label={t('language')}
        labeled
        block
        value={locale}
        onChange={chooseLocale}
        options={[
          { value: 'en', label: <span lang="en">English</span> },
          { value: 'es', label: <span lang="es">Español</span> },
        ]}
      />
      <Button icon={<LogOut size={16} aria-hidden />} onClick={() => void signOut()}>
        {t('signOut')}
      </Button>
    </div>
  );
}
