import type { ClientDetails } from '@writdesk/contract/clients/clients';
import { interest, type InterestTerms } from '@writdesk/contract/invoices/interest';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { stateName } from '../../labels/law/states.ts';
import { useCall } from '../../shared/api/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Facts, Sheet } from '../../shared/ui/index.ts';
import { interestMessages } from './interest-messages.ts';

const InterestDialog = lazy(() => import('./InterestDialog.tsx'));

interface InterestSheetProps {
  company: Pick<ClientDetails, 'id' | 'name'>;
  firmId: string;
}

/** At which rate overdue charges of a company bear interest, and what the states of its cases allow. */
export function InterestSheet({ company, firmId }: InterestSheetProps) {
  const t = useText(interestMessages);
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { data: terms } = useCall(interest.terms, {
    params: { id: company.id },
    query: { firmId },
    quiet: true,
  });
  if (!terms) return null;
  const { todayBasisPoints, rates, startsOn, caps, can } = terms;
  const [newest] = rates;
  const rate = (basisPoints: number) =>
    basisPoints === 0 ? t('ended') : t('aYear', { percent: percentOf(basisPoints) });
  const next =
    newest?.startsOn === startsOn && newest.basisPoints !== (todayBasisPoints ?? 0) ? newest : null;
  const isShown = todayBasisPoints !== null || next !== null;
  return (
    <Sheet
      title={t('interest')}
      extra={
        can.set && (
          <Button size="small" onClick={() => setOpen(true)}>
            {t('set')}
          </Button>
        )
      }
    >
      <Facts
        items={[
          { label: t('today'), value: todayBasisPoints === null ? t('off') : rate(todayBasisPoints) },
          { label: t('from', { day: recordDay(startsOn) }), value: next && rate(next.basisPoints) },
          ...(isShown
            ? caps.map((cap) => ({
                label: t('most', { state: stateName(cap.stateCode, locale) }),
                value: <Cap cap={cap} />,
              }))
            : []),
        ]}
      />
      {isOpen && (
        <Suspense>
          <InterestDialog company={company} terms={terms} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Sheet>
  );
}

export const percentOf = (basisPoints: number): string => String(basisPoints / 100);

/** What a state allows, and where that stands. */
export function Cap({ cap }: { cap: InterestTerms['caps'][number] }) {
  const t = useText(interestMessages);
  const { basisPoints, source, confidence } = cap;
  if (basisPoints === null) return t('unknown');
  return t(confidence === 'S' ? 'atMost' : 'unchecked', {
    percent: percentOf(basisPoints),
    source: source ?? '',
  });
}
