import type { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import { sentBackFor } from '@writdesk/contract/cases/send-backs';
import type { RouteReply } from '@writdesk/contract/route';
import { reasonWords } from '../../labels/case/reason-words.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { wordOf } from '../../shared/i18n/word-list.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { casesOf, type Place } from './place.ts';
import { RateLink, shareOf } from './RateLink.tsx';
import { rateMessages as messages } from './rate-messages.ts';

interface SendBackReasonsProps {
  sendBacks: RouteReply<typeof caseNumbers.statistics>['sendBacks'];
  place: Place;
}

/** What the cases submitted in the range were sent back for since, as parts of all that were submitted. */
export function SendBackReasons({ sendBacks, place }: SendBackReasonsProps) {
  const t = useText(messages);
  const { submitted, toCompany, inFirm, reasons } = sendBacks;
  return (
    <Sheet title={t('sentBackFor')}>
      <p className="dash-said">
        {t('sentBackSaid', { submitted, toCompany, share: shareOf(toCompany, submitted) })}
      </p>
      {toCompany + (inFirm ?? 0) > 0 && (
        <div className="scrolls">
          <table className="plain-table">
            <caption className="visually-hidden">{t('sentBackFor')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('reason')}</th>
                <th scope="col" className="number">
                  {t('toCompany')}
                </th>
                {inFirm !== null && (
                  <th scope="col" className="number">
                    {t('inFirm')}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {reasons.map((row) => (
                <tr key={row.reason}>
                  <th scope="row">{wordOf(reasonWords, row.reason)}</th>
                  <td className="number">
                    <RateLink
                      count={row.toCompany}
                      of={submitted}
                      link={casesOf(place, { sentBack: sentBackFor('CLIENT', row.reason) })}
                    />
                  </td>
                  {row.inFirm !== null && (
                    <td className="number">
                      <RateLink
                        count={row.inFirm}
                        of={submitted}
                        link={casesOf(place, { sentBack: sentBackFor('FIRM', row.reason) })}
                      />
                    </td>
                  )}
                </tr>
              ))}
              <tr>
                <th scope="row">{t('anyReason')}</th>
                <td className="number strong">
                  <RateLink count={toCompany} of={submitted} link={casesOf(place, { sentBack: 'CLIENT' })} />
                </td>
                {inFirm !== null && (
                  <td className="number strong">
                    <RateLink count={inFirm} of={submitted} link={casesOf(place, { sentBack: 'FIRM' })} />
                  </td>
                )}
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </Sheet>
  );
}
