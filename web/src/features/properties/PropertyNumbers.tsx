import { ongoingStatuses } from '@writdesk/contract/cases/case-status';
import { properties } from '@writdesk/contract/properties/properties';
import type { LinkProps } from '@tanstack/react-router';
import { useCall } from '../../shared/api/index.ts';
import { formatCount, formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { NumberLinks } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** How many there are, and what asks for attention; each number leads to its rows. */
export function PropertyNumbers() {
  const t = useText(messages);
  const { holds } = usePerson();
  const { data, isPending } = useCall(properties.statistics, { query: {}, quiet: true });
  if (!data) return isPending ? <NumberLinks numbers={undefined} /> : null;
  if (data.total === 0) return null;
  const active = { status: 'ACTIVE' };
  const cases = formatCount(data.openCases);
  const numbers: {
    label: string;
    n: number;
    said?: string;
    to: LinkProps['to'];
    search: Record<string, string>;
  }[] = [
    { label: t('all'), n: data.total, to: '/properties', search: {} },
    { label: t('ACTIVE'), n: data.active, to: '/properties', search: active },
    { label: t('DRAFT'), n: data.draft, to: '/properties', search: { status: 'DRAFT' } },
    { label: t('INACTIVE'), n: data.inactive, to: '/properties', search: { status: 'INACTIVE' } },
    { label: t('units'), n: data.units, to: '/properties', search: active },
    { label: t('occupied'), n: data.occupied ?? 0, to: '/properties', search: active },
    {
      label: t('lateTenants', { sum: formatMoney(data.lateCents ?? 0) }),
      // Their rows are those of the month's filing.
      n: holds('case.create') ? (data.lateTenants ?? 0) : 0,
      to: '/month-filing',
      search: {},
    },
    {
      label: t('caresOpen'),
      n: data.caresUnknown,
      to: '/properties',
      search: { ...active, caresCovered: 'UNKNOWN' },
    },
    {
      label: t('withoutManager'),
      n: data.withoutManager,
      to: '/properties',
      search: { ...active, withoutManager: 'true' },
    },
    {
      label: t('openCases'),
      n: data.openCases,
      said: data.openCasesIsCapped ? t('openCasesMany', { count: cases }) : cases,
      to: '/cases',
      search: { status: ['DRAFT', ...ongoingStatuses].join(',') },
    },
  ];
  return (
    <NumberLinks
      numbers={numbers
        .filter(({ n }, index) => n > 0 || index < 2)
        .map(({ label, n, said, to, search }) => ({
          key: label,
          label,
          said: said ?? formatCount(n),
          to,
          search,
        }))}
    />
  );
}
