import { Link, useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { ChevronLeft, Menu, Plus, Search } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/person.ts';
import { usePhoneHead } from '../../shared/ui/page/phone-head.ts';
import { usePhone } from '../../shared/ui/page/use-media.ts';
import { Logo } from '../../theme/Logo.tsx';
import { messages } from '../messages.ts';
import { Help } from './Help.tsx';
import { Notifications } from './Notifications.tsx';
import { PersonMenu } from './PersonMenu.tsx';

interface HeaderProps {
  onSearch: () => void;
  onMenu: () => void;
}

export function Header(props: HeaderProps) {
  const isPhone = usePhone();
  return (
    <header className="header">{isPhone ? <PhoneHeader {...props} /> : <WideHeader {...props} />}</header>
  );
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

function WideHeader({ onSearch }: HeaderProps) {
  const t = useText(messages);
  const { holds } = usePerson();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" className="header-search" aria-haspopup="dialog" onClick={onSearch}>
        <Search size={16} strokeWidth={1.9} aria-hidden />
        <span>{t('find')}</span>
        <kbd aria-hidden>{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {holds('case.create') && (
        <Button
          className="header-new"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => void navigate({ to: '/cases/new' })}
        >
          {t('newCase')}
        </Button>
      )}
      {holds('notification.read') && <Notifications />}
      <Help />
      <PersonMenu />
    </>
  );
}

function PhoneHeader({ onMenu }: HeaderProps) {
  const t = useText(messages);
  const head = usePhoneHead();
  const { holds } = usePerson();
  return (
    <>
      {head ? (
        <>
          <Link to={head.backTo} className="icon-button" aria-label={t('back')}>
            <ChevronLeft size={22} aria-hidden />
          </Link>
          <span className="phone-title">{head.title}</span>
        </>
      ) : (
        <>
          <button type="button" className="icon-button" aria-label={t('openMenu')} onClick={onMenu}>
            <Menu size={20} aria-hidden />
          </button>
          <Link to="/" className="phone-title" aria-label="Writdesk">
            <Logo size={26} />
          </Link>
          {holds('case.create') && (
            <Link to="/cases/new" className="icon-button" aria-label={t('newCase')}>
              <Plus size={20} aria-hidden />
            </Link>
          )}
        </>
      )}
      {holds('notification.read') && <Notifications />}
      <PersonMenu />
    </>
  );
}
