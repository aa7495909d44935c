import type { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import { sentBackFor } from '@writdesk/contract/cases/send-backs';
import type { RouteReply } from '@writdesk/contract/route';
import { reasonWords } from '../../labels/case/reason-words.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { wordOf } from '../../shared/i18n/word-list.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { NumberTable } from './NumberTable.tsx';
import { casesOf, type Place } from './place.ts';
import { RateLink, shareOf } from './RateLink.tsx';
import { rateMessages as messages } from './rate-messages.ts';

interface SendBackReasonsProps {
  sendBacks: RouteReply<typeof caseNumbers.statistics>['sendBacks'];
  place: Place;
}

/** Without a reason: of any. */
type Reason = Pick<SendBackReasonsProps['sendBacks'], 'toCompany' | 'inFirm'> & {
  reason: SendBackReasonsProps['sendBacks']['reasons'][number]['reason'] | null;
};

/** What the cases submitted in the range were sent back for since, as parts of all that were submitted. */
export function SendBackReasons({ sendBacks, place }: SendBackReasonsProps) {
  const t = useText(messages);
  const { submitted, toCompany, inFirm, reasons } = sendBacks;
  const rate = (count: number, to: 'CLIENT' | 'FIRM', reason: Reason['reason']) => (
    <RateLink
      count={count}
      of={submitted}
      link={casesOf(place, { sentBack: reason === null ? to : sentBackFor(to, reason) })}
    />
  );
  return (
    <Sheet title={t('sentBackFor')}>
      <p className="dash-said">
        {t('sentBackSaid', { submitted, toCompany, share: shareOf(toCompany, submitted) })}
      </p>
      {toCompany + (inFirm ?? 0) > 0 && (
        <NumberTable
          title={t('sentBackFor')}
          head={t('reason')}
          rows={[...reasons, { reason: null, toCompany, inFirm }] satisfies Reason[]}
          keyOf={({ reason }) => reason ?? 'any'}
          nameOf={({ reason }) => (reason === null ? t('anyReason') : wordOf(reasonWords, reason))}
          isTotal={({ reason }) => reason === null}
          columns={[
            { head: t('toCompany'), render: (row) => rate(row.toCompany, 'CLIENT', row.reason) },
            ...(inFirm === null
              ? []
              : [
                  {
                    head: t('inFirm'),
                    render: (row: Reason) => rate(row.inFirm ?? 0, 'FIRM', row.reason),
                  },
                ]),
          ]}
        />
      )}
    </Sheet>
  );
}
