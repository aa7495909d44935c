import { caseReads } from '@writdesk/contract/cases/case-reads';
import { useEffect } from 'react';
import { useCall } from '../../shared/api/hooks.ts';
import { useSettled } from '../../shared/form/use-settled.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { usePerson } from '../../shared/person/person.ts';
import { caseStatusLook } from '../../shared/ui/facts/case-status.ts';
import type { Found } from './palette-item.ts';

const typingPauseMs = 200;

/** Asks the server for the cases that a text of the palette may mean. Shows nothing itself: the palette lists them. */
export default function FoundCases({ text, onFound }: { text: string; onFound: (found: Found) => void }) {
  const { isClient } = usePerson();
  const locale = useLocale();
  const search = useSettled(text, typingPauseMs);
  const { data, isFetching } = useCall(caseReads.list, {
    query: { search, size: 6 },
    enabled: search !== '',
    keepPrevious: true,
    quiet: true,
  });
  // Until the answer to this very text is here, nobody knows that there is nothing.
  const isSearching = text !== '' && (search !== text || isFetching);
  const rows = search === '' ? undefined : data?.cases;
  useEffect(() => {
    const items = (rows ?? []).map((row) => {
      const { icon: Icon, label } = caseStatusLook(row.status, isClient ? 'client' : 'firm');
      const place = [row.propertyName, row.unitLabel].filter(Boolean).join(' ');
      return {
        key: row.id,
        label: row.tenantNames || row.title,
        detail: [row.caseNumber ?? row.caseDraftNumber, place].filter(Boolean).join(' · '),
        icon: <Icon size={16} strokeWidth={1.9} aria-label={label[locale]} />,
        run: (navigate: Parameters<Found['items'][number]['run']>[0]) =>
          void navigate({ to: '/cases/$id', params: { id: row.id } }),
      };
    });
    onFound({ text, items, isSearching });
  }, [text, rows, isSearching, isClient, locale, onFound]);
  return null;
}
