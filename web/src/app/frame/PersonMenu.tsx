import { Button, Popover, Segmented } from 'antd';
import { LogOut } from 'lucide-react';
import { chooseLocale, useLocale, type Locale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/person.ts';
import { signOut } from '../../shared/session/session.ts';
import { Person } from '../../shared/ui/Person.tsx';
import { chooseScheme, useSchemeChoice, type SchemeChoice } from '../../theme/colour-scheme.ts';
import { messages } from '../messages.ts';

/** Who is signed in: theme, language, the way out. */
export function PersonMenu() {
  const t = useText(messages);
  const { name } = usePerson();
  return (
    <Popover trigger="click" placement="bottomRight" arrow={false} content={<PersonPanel />}>
      <button type="button" className="icon-button" aria-label={t('person', { name })}>
        <span aria-hidden>
          <Person name={name} size={30} bare />
        </span>
      </button>
    </Popover>
  );
}

function PersonPanel() {
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
      <fieldset>
        <legend>{t('theme')}</legend>
        <Segmented<SchemeChoice>
          name="theme"
          value={choice}
          onChange={chooseScheme}
          block
          options={[
            { value: 'light', label: t('themeLight') },
            { value: 'dark', label: t('themeDark') },
            { value: 'system', label: t('themeSystem') },
          ]}
        />
      </fieldset>
      <fieldset>
        <legend>{t('language')}</legend>
        <Segmented<Locale>
          name="language"
          value={locale}
          onChange={chooseLocale}
          block
          options={[
            { value: 'en', label: <span lang="en">English</span> },
            { value: 'es', label: <span lang="es">Español</span> },
          ]}
        />
      </fieldset>
      <Button icon={<LogOut size={16} aria-hidden />} onClick={() => void signOut()}>
        {t('signOut')}
      </Button>
    </div>
  );
}
