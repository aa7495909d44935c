import { Link, type LinkProps } from '@tanstack/react-router';
import { cases } from '@writdesk/contract/cases/cases';
import { caseStatusFacts } from '@writdesk/contract/cases/case-status';
import { useCall } from '../../../shared/api/index.ts';
import { formatCount } from '../../../shared/formats/money.ts';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { caseStatusLook, type StatusLook } from '../../../shared/ui/index.ts';
import { BarTable } from '../BarTable.tsx';
import { panelMessages as messages } from '../panel-messages.ts';
import { casesOf } from '../place.ts';

interface Stage {
  look: StatusLook;
  statuses: string[];
  count: number;
}

/** A company's cases that haven't ended, by stage in its own words: two statuses of one name are one stage. */
export function Stages({ whose, countyId }: { whose: string; countyId: string }) {
  const t = useText(messages);
  const locale = useLocale();
  const { data } = useCall(cases.statuses, {
    params: { id: whose },
    query: { ...(countyId && { countyId }) },
    keepPrevious: true,
    quiet: true,
  });
  if (!data) return null;
  const stages = new Map<string, Stage>();
  for (const { status, count } of data.statuses) {
    if (caseStatusFacts[status].group === 'END' || count === 0) continue;
    const look = caseStatusLook(status, 'client');
    const known = stages.get(look.label[locale]);
    if (known) {
      known.statuses.push(status);
      known.count += count;
    } else stages.set(look.label[locale], { look, statuses: [status], count });
  }
  const rows = [...stages.values()];
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const [most] = rows.toSorted((a, b) => b.count - a.count);
  const listOf = (statuses: readonly string[]) =>
    casesOf({ days: null, countyId }, { status: statuses.join(',') });
  return (
    <BarTable
      title={t('byStage')}
      said={t('byStageSaid', { total, most: most?.look.label[locale] ?? '' })}
      heads={[t('stage'), t('casesHead')]}
      extra={
        total > 0 && (
          <Link {...(listOf(rows.flatMap(({ statuses }) => statuses)) as LinkProps)}>
            {t('allOf', { count: formatCount(total) })}
          </Link>
        )
      }
      bars={rows.map(({ look, statuses, count }) => ({
        key: statuses.join(),
        label: look.label[locale],
        tone: look.tone,
        count,
        link: listOf(statuses),
      }))}
    />
  );
}
