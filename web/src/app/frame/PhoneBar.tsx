import { Link, useRouterState } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { usePhoneHead } from '../../shared/ui/page/phone-head.ts';
import { messages } from '../messages.ts';
import { presentEntry, useMenu } from './menu.ts';

/** The bar at the bottom of a phone. A page with its own actions there (a case, a form) takes its place. */
export function PhoneBar({ onSearch }: { onSearch: () => void }) {
  const t = useText(messages);
  const items = useMenu();
  const head = usePhoneHead();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  if (head) return null;
  const present = presentEntry(items, pathname);
  return (
    <nav className="phone-bar" aria-label={t('quickMenu')}>
      <ul>
        {items
          .filter(({ inPhoneBar }) => inPhoneBar)
          .map((item) => {
            const Icon = item.icon;
            const isPresent = item === present;
            return (
              <li key={item.to}>
                <Link
                  to={item.to}
                  className={isPresent ? 'on' : ''}
                  aria-current={isPresent ? 'page' : undefined}
                >
                  <Icon size={20} strokeWidth={1.9} aria-hidden />
                  {item.label}
                </Link>
              </li>
            );
          })}
        <li>
          <button type="button" onClick={onSearch}>
            <Search size={20} strokeWidth={1.9} aria-hidden />
            {t('search')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
