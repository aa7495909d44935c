import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { Check, TriangleAlert } from 'lucide-react';
import { recordDay } from '../../../shared/formats/dates.ts';
import { defineMessages } from '../../../shared/i18n/define-messages.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { searchOf, type Search } from './military-search.ts';
import { tenantName } from './tenant-name.ts';

const messages = defineMessages({
  en: {
    clear: 'not on active duty, searched {day}',
    active: 'on active duty, searched {day}',
    unable: 'searched {day}, result unclear',
    missing: 'no search on the case yet',
  },
  es: {
    clear: 'no está en servicio activo, buscado el {day}',
    active: 'en servicio activo, buscado el {day}',
    unable: 'buscado el {day}, resultado dudoso',
    missing: 'el caso aún no tiene búsqueda',
  },
});

const tones: Readonly<Record<Search, string>> = {
  clear: 'tone-gain',
  active: 'tone-stop',
  unable: 'tone-hold',
  missing: 'tone-hold',
};

/** What the servicemember search said of each adult, and who has not been searched for. */
export function MilitarySearches({ tenants }: Pick<CaseDetails, 'tenants'>) {
  const t = useText(messages);
  return (
    <ul>
      {tenants
        .filter(({ isMinor }) => !isMinor)
        .map((tenant) => {
          const search = searchOf(tenant);
          const Icon = search === 'clear' ? Check : TriangleAlert;
          const day = tenant.militaryCheckedOn ? recordDay(tenant.militaryCheckedOn) : '';
          return (
            <li key={tenant.id} className={`with-icon ${tones[search]}`}>
              <Icon size={16} aria-hidden />
              <span>
                {tenantName(tenant)}: {t(search, { day })}
              </span>
            </li>
          );
        })}
    </ul>
  );
}
