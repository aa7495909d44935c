import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from '../../../theme/Logo.tsx';
import { chooseLocale, useLocale } from '../../i18n/locale.ts';
import './plain-page.css';

interface PlainAction {
  label: string;
  onClick: () => void;
}

interface PlainPageProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  /** The first is the primary one. */
  actions?: readonly PlainAction[];
}

/** A page that stands outside the app, before it or in its place; so it uses plain elements. */
export function PlainPage({ icon: Icon, title, children, actions = [] }: PlainPageProps) {
  const other = useLocale() === 'es' ? 'en' : 'es';
  return (
    <div className="plain-page">
      <header>
        <Logo />
      </header>
      <main>
        <Icon size={30} strokeWidth={1.5} aria-hidden />
        <h1>{title}</h1>
        {children}
        {actions.length > 0 && (
          <div>
            {actions.map(({ label, onClick }, index) => (
              <button
                key={label}
                type="button"
                className={`plain-button${index === 0 ? ' primary' : ''}`}
                onClick={onClick}
              >
                {label}
              </button>
            ))}
          </div>
        )}
      </main>
      <footer>
        <button type="button" lang={other} onClick={() => chooseLocale(other)}>
          {other === 'es' ? 'Español' : 'English'}
        </button>
      </footer>
    </div>
  );
}
