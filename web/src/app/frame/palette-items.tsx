import { LogOut, Moon, Plus, Sun } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/person.ts';
import { signOut } from '../../shared/session/session.ts';
import { chooseScheme, useScheme } from '../../theme/color-scheme.ts';
import { messages } from '../messages.ts';
import { useMenu } from './menu.ts';
import type { Navigate, OpenCaseItems, PaletteItem } from './palette-item.ts';

interface PaletteSection {
  title: string;
  items: readonly PaletteItem[];
}

/** What the palette offers for a text: the actions of the open case, the cases that were found or were open, and the screens and actions that fit it. */
export function usePaletteItems(
  text: string,
  cases: readonly PaletteItem[],
  open: OpenCaseItems,
): readonly PaletteSection[] {
  const t = useText(messages);
  const screens = useScreens();
  const actions = useActions();
  const fits = ({ label }: PaletteItem) => plain(label).includes(plain(text.trim()));
  const sections = [
    { title: t('paletteThisCase'), items: open.acts.filter(fits) },
    { title: t('paletteCases'), items: cases },
    { title: t('paletteRecent'), items: open.recent.filter(fits) },
    { title: t('paletteScreens'), items: screens.filter(fits) },
    { title: t('paletteActions'), items: actions.filter(fits) },
  ];
  return sections.filter(({ items }) => items.length > 0);
}

function useScreens(): readonly PaletteItem[] {
  return useMenu().map(({ to, label, icon: Icon }) => ({
    key: to,
    label,
    icon: <Icon size={16} strokeWidth={1.9} aria-hidden />,
    run: (navigate) => void navigate({ to }),
  }));
}

function useActions(): readonly PaletteItem[] {
  const t = useText(messages);
  const { holds } = usePerson();
  const other = useScheme() === 'dark' ? 'light' : 'dark';
  const Scheme = other === 'dark' ? Moon : Sun;
  return [
    ...(holds('case.create')
      ? [
          {
            key: 'new-case',
            label: t('newCase'),
            icon: <Plus size={16} aria-hidden />,
            run: (navigate: Navigate) => void navigate({ to: '/cases/new' }),
          },
        ]
      : []),
    {
      key: 'theme',
      label: `${t('theme')}: ${t(other === 'dark' ? 'themeDark' : 'themeLight')}`,
      icon: <Scheme size={16} aria-hidden />,
      run: () => chooseScheme(other),
    },
    {
      key: 'sign-out',
      label: t('signOut'),
      icon: <LogOut size={16} aria-hidden />,
      run: () => void signOut(),
    },
  ];
}

/** Without accents and capitals: `Inicio` is found by `inicio`. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
