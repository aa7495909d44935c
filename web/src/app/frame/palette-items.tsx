import type { useNavigate } from '@tanstack/react-router';
import { caseReads } from '@writdesk/contract/case-reads';
import { LogOut, Moon, Plus, Sun } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useCall } from '../../shared/api/hooks.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/person.ts';
import { signOut } from '../../shared/session/session.ts';
import { caseStatusLook } from '../../shared/ui/case-status.ts';
import { chooseScheme, useScheme } from '../../theme/colour-scheme.ts';
import { messages } from '../messages.ts';
import { useMenu } from './menu.ts';

export interface PaletteItem {
  key: string;
  label: string;
  detail?: string;
  icon: ReactNode;
  run: (navigate: ReturnType<typeof useNavigate>) => void;
}

interface PaletteSection {
  title: string;
  items: readonly PaletteItem[];
}

const typingPauseMs = 200;
const minLetters = 3;

/** What the palette offers for a text: the cases that the server finds, and the screens and actions that fit it. */
export function usePaletteItems(text: string): { sections: readonly PaletteSection[]; isSearching: boolean } {
  const t = useText(messages);
  const found = useFoundCases(text);
  const screens = useScreens();
  const actions = useActions();
  const fits = ({ label }: PaletteItem) => plain(label).includes(plain(text.trim()));
  const sections = [
    { title: t('paletteCases'), items: found.items },
    { title: t('paletteScreens'), items: screens.filter(fits) },
    { title: t('paletteActions'), items: actions.filter(fits) },
  ];
  return { sections: sections.filter(({ items }) => items.length > 0), isSearching: found.isSearching };
}

function useFoundCases(text: string): { items: readonly PaletteItem[]; isSearching: boolean } {
  const { holds, isClient } = usePerson();
  const locale = useLocale();
  const search = useSettled(text.trim());
  const enabled = search.length >= minLetters && holds('case.read');
  const { data, isFetching } = useCall(caseReads.list, {
    query: { search, size: 6 },
    enabled,
    keepPrevious: true,
    quiet: true,
  });
  const rows = enabled ? (data?.cases ?? []) : [];
  return {
    isSearching: enabled && isFetching,
    items: rows.map((row) => {
      const { icon: Icon, label } = caseStatusLook(row.status, isClient ? 'client' : 'firm');
      const place = [row.propertyName, row.unitLabel].filter(Boolean).join(' ');
      return {
        key: row.id,
        label: row.tenantNames || row.title,
        detail: [row.caseNumber ?? row.caseDraftNumber, place].filter(Boolean).join(' · '),
        icon: <Icon size={16} strokeWidth={1.9} aria-label={label[locale]} />,
        run: (navigate) => void navigate({ to: '/cases/$id', params: { id: row.id } }),
      };
    }),
  };
}

function useScreens(): readonly PaletteItem[] {
  const t = useText(messages);
  return useMenu().items.map(({ to, label, icon: Icon }) => ({
    key: to,
    label: t(label),
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
            run: (navigate: ReturnType<typeof useNavigate>) => void navigate({ to: '/cases/new' }),
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

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Without accents and capitals: `Inicio` is found by `inicio`. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
