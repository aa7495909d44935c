import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../../shared/i18n/translate.ts';
import { followEvents } from '../../shared/live/follow-events.ts';
import { type Person, PersonContext, usePerson, useSignedInPerson } from '../../shared/person/person.ts';
import { useSidebarFolded } from '../../shared/ui/page/folded-sidebar.ts';
import { Toaster } from '../../shared/ui/toast/Toaster.tsx';
import { Tray } from '../../shared/ui/toast/Tray.tsx';
import { useKeptFocus } from '../../shared/ui/overlay/use-kept-focus.ts';
import { tabletQuery, useMedia, usePhone } from '../../shared/ui/page/use-media.ts';
import { messages } from '../messages.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { Header } from './Header.tsx';
import { OutageBar } from './OutageBar.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { SideNav } from './SideNav.tsx';
import { focusTitle } from './title-focus.ts';
import './frame.css';

// Only those whom it concerns load these.
const SupportBar = lazy(() => import('../../features/support-access/SupportBar.tsx'));
const RunningImports = lazy(() => import('../../features/property-imports/RunningImports.tsx'));
const RegistrationNote = lazy(() => import('../../features/onboarding/RegistrationNote.tsx'));

/** What stands around every screen: menu, header, and the places of toasts and running work. */
export function Frame() {
  const t = useText(messages);
  const person = useSignedInPerson();
  const isPhone = usePhone();
  const isTablet = useMedia(tabletQuery);
  const isFolded = useSidebarFolded() || isTablet;
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  useKeptFocus();
  useOnePlace(person);
  const isTold = person.holds('notification.read');
  useEffect(() => {
    if (!isTold) return undefined;
    const stop = new AbortController();
    void followEvents(stop.signal);
    return () => stop.abort();
  }, [isTold]);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setPaletteOpen(true);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  return (
    <PersonContext value={person}>
      <div className={`frame${isPhone ? ' on-phone' : isFolded ? ' folded' : ''}`}>
        <a className="skip-link" href="#main">
          {t('skip')}
        </a>
        {!isPhone && <SideNav folded={isFolded} />}
        <Header onSearch={() => setPaletteOpen(true)} onMenu={() => setMenuOpen(true)} />
        <Main />
        {isPhone && <PhoneBar onSearch={() => setPaletteOpen(true)} />}
        {isPhone && <PhoneMenu open={isMenuOpen} onClose={() => setMenuOpen(false)} />}
        <CommandPalette open={isPaletteOpen} onClose={() => setPaletteOpen(false)} />
        <OutageBar />
        <Tray />
        <Suspense fallback={null}>{person.holds('property.import') && <RunningImports />}</Suspense>
        <Toaster />
      </div>
    </PersonContext>
  );
}

/** In another tab the person left their organization for another one: what is open and half typed here is of the former. */
function useOnePlace({ id, firmId, clientId }: Person): void {
  const former = useRef<string | null>(null);
  const isPlaced = (firmId ?? clientId) !== null;
  useEffect(() => {
    if (former.current !== null && id !== null && id !== former.current) location.replace('/');
    if (isPlaced) former.current = id;
  }, [id, isPlaced]);
}

/** The content; its title takes the focus when the page or the step of a form changes, so that a screen reader begins there. */
function Main() {
  const ref = useRef<HTMLElement>(null);
  const place = useRouterState({
    select: ({ resolvedLocation }) => resolvedLocation && placeOf(resolvedLocation),
  });
  const { holds, isRegistering } = usePerson();
  const shown = useRef(place);
  useEffect(() => {
    const before = shown.current;
    shown.current = place;
    if (!ref.current || !place || before === undefined || before === place) return undefined;
    return focusTitle(ref.current);
  }, [place]);
  return (
    <main id="main" ref={ref} tabIndex={-1}>
      <Suspense fallback={null}>
        {holds('support-access.start') && <SupportBar />}
        {isRegistering && <RegistrationNote />}
      </Suspense>
      <div className="page">
        <Outlet />
      </div>
    </main>
  );
}

/** What makes a page another one. An address that names a field is where the page puts the focus itself. */
function placeOf({ pathname, search }: { pathname: string; search: PlaceSearch }): string {
  return search.field ? '' : `${pathname} ${typeof search.step === 'string' ? search.step : ''}`;
}

interface PlaceSearch {
  step?: unknown;
  field?: unknown;
}
