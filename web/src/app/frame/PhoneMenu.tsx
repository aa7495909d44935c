import { useRouterState } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/person.ts';
import { useModal } from '../../shared/ui/overlay/use-modal.ts';
import { Logo } from '../../theme/Logo.tsx';
import { messages } from '../messages.ts';
import { MenuLinks } from './MenuLinks.tsx';

/** The menu as a drawer; goes when the page changes. */
export function PhoneMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(messages);
  const ref = useModal(open, onClose);
  const { company } = usePerson();
  const href = useRouterState({ select: (state) => state.location.href });
  const openedAt = useRef(href);
  useEffect(() => {
    if (openedAt.current !== href) onClose();
    openedAt.current = href;
  }, [href, onClose]);
  return (
    <dialog ref={ref} className="phone-menu" aria-label={t('mainMenu')}>
      {open && (
        <nav aria-label={t('mainMenu')}>
          <div className="phone-menu-head">
            <Logo size={26} />
            <button type="button" className="icon-button" aria-label={t('closeMenu')} onClick={onClose}>
              <X size={20} aria-hidden />
            </button>
          </div>
          {company && <p className="company">{company}</p>}
          <MenuLinks />
        </nav>
      )}
    </dialog>
  );
}
