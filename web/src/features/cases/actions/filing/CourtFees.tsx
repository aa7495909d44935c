import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { courtFees, usualPurposes } from '@writdesk/contract/court-fees/court-fees';
import { useDerived } from '../../../../shared/api/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Derived } from '../../../../shared/ui/index.ts';
import { CourtFeeLines } from '../../../../labels/court-fees/CourtFeeLines.tsx';
import { courtFeeMessages } from '../../../../labels/court-fees/court-fee-messages.ts';

/** What the court will take for the case, line by line, before somebody sends it on. */
export function CourtFees({ details: { id, version } }: { details: Pick<CaseDetails, 'id' | 'version'> }) {
  const t = useText(courtFeeMessages);
  const { data, isWaiting } = useDerived(courtFees.ofCase, {
    params: { id },
    query: { purposes: usualPurposes.join(',') },
    version,
  });
  if (!data) return null;
  return (
    <section className="court-fees">
      <h3>{t('title')}</h3>
      <Derived name={t('title')} isWaiting={isWaiting}>
        <CourtFeeLines fees={data} />
      </Derived>
    </section>
  );
}
