import { Link } from '@tanstack/react-router';
import { cases } from '@writdesk/contract/cases/cases';
import { actLabel } from '../../../labels/case/act-labels.ts';
import { caseAddress } from '../../../labels/case/case-names.ts';
import { useCall } from '../../../shared/api/index.ts';
import { todayIn } from '../../../shared/formats/dates.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import { DayWithDistance, Sheet, TwoLines } from '../../../shared/ui/index.ts';
import { panelMessages as messages } from '../panel-messages.ts';

const SHOWN = 5;

/** What waits for the reader, the first that is due at the top; Home has all of it. */
export function WaitingPanel() {
  const t = useText(messages);
  const { isClient } = usePerson();
  const { data } = useCall(cases.recommended, { query: { size: SHOWN }, quiet: true, keepPrevious: true });
  if (!data) return null;
  return (
    <Sheet title={t('waitingForYou')} extra={<Link to="/">{t('onHome')}</Link>}>
      {data.cases.length === 0 ? (
        <p className="dash-said">{t('nothingWaits')}</p>
      ) : (
        <ul className="dash-list">
          {data.cases.map((row) => (
            <li key={row.id}>
              <TwoLines
                strong
                first={
                  <Link {...caseAddress(row)}>{actLabel(row.act, { status: row.status, isClient })}</Link>
                }
                second={[row.tenantNames, row.propertyName, row.unitLabel].filter(Boolean).join(' · ')}
              />
              {row.nextDate && <DayWithDistance day={row.nextDate} today={todayIn(row.timeZone)} />}
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
