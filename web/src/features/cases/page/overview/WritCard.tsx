import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { dayOf, listDay, proseDay, recordMoment, todayIn } from '../../../../shared/formats/dates.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { currentLocale } from '../../../../shared/i18n/locale.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { type Fact, Facts, Sheet, Status } from '../../../../shared/ui/index.ts';
import { stateWords } from '../../../../labels/law/state-words.ts';
import { goodsWords } from '../../../../labels/writ/goods-words.ts';
import { writKindWords, writStatusLook } from '../../../../labels/writ/writ-status.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { WritActs } from './WritActs.tsx';
import { writMessages } from './writ-messages.ts';

type Writ = CaseDetails['writs'][number];

/** The writ of the case as it stands, with what may be done to it; earlier ones below. */
export function WritCard({ details }: { details: CaseDetails }) {
  const t = useText(writMessages);
  const { isClient } = usePerson();
  const { writs, writRequest, writOffers } = details;
  const writ = writs.at(-1);
  const isOffered = writOffers.availableActions.length > 0 || writOffers.waiting.length > 0;
  if (!writ && !writRequest && !isOffered) return null;
  const words = stateWords(details.terms);
  const today = todayIn(zoneOf(details));
  const title = writ ? t('title', { ...words, number: writ.number }) : t('none', { ...words });
  return (
    <Sheet
      title={title}
      extra={
        writ && (
          <Status
            pill
            of={writStatusLook(writ.status, isClient ? 'client' : 'firm', writ.clientConfirmedAt !== null)}
          />
        )
      }
      className="wide-card"
    >
      {writRequest && (
        <p>
          {t('companyRequests', {
            name: writRequest.requestedBy,
            day: proseDay(dayOf(writRequest.requestedAt, zoneOf(details)), today),
          })}
          {writRequest.comment && `: ${writRequest.comment}`}
        </p>
      )}
      {writ && <WritFacts writ={writ} details={details} />}
      <WritActs details={details} />
      <EarlierWrits details={details} />
    </Sheet>
  );
}

function WritFacts({ writ, details }: { writ: Writ; details: CaseDetails }) {
  const t = useText(writMessages);
  const zone = zoneOf(details);
  const today = todayIn(zone);
  const { answers } = writ;
  const day = (value: string | null) => value && listDay(value, today);
  const by = (name: string | null, at: string | null) =>
    name && at && t('byOn', { name, day: listDay(dayOf(at, zone), today) });
  const yesNo = (value: boolean | null) => value !== null && t(value ? 'yes' : 'no');
  const goods = writ.goods ?? answers?.goods;
  const asked: Fact[] = answers
    ? [
        { label: t('possession'), value: t(`possession${answers.stillInPossession}`) },
        { label: t('wish'), value: yesNo(answers.wishesToProceed) },
        {
          label: t('money'),
          value: answers.moneyTaken
            ? t(writ.reviewedAt ? 'moneyOn' : 'moneyOpen', {
                sum: formatMoney(answers.moneyTakenCents ?? 0),
                day: answers.moneyTakenOn ? proseDay(answers.moneyTakenOn, today) : '',
              })
            : t('moneyNone'),
        },
        { label: t('contact'), value: `${answers.contactName}, ${answers.contactPhone}` },
        { label: t('hazards'), value: answers.hazards },
        { label: t('locksmith'), value: yesNo(answers.locksmith) },
      ]
    : [];
  return (
    <Facts
      columns={4}
      items={[
        { label: t('requested'), value: by(writ.requestedBy, writ.requestedAt) },
        { label: t('goesOut'), value: day(writ.queuedFor) },
        { label: t('answered'), value: by(writ.clientConfirmedBy, writ.clientConfirmedAt) },
        ...asked,
        { label: t('goods'), value: goods && goodsWords[currentLocale()][goods] },
        {
          label: t('resubmit'),
          value: writ.status === 'RESUBMIT_REQUESTED' && writ.resubmitReason,
          wide: true,
        },
        { label: t('signed'), value: by(writ.reviewedBy, writ.reviewedAt) },
        {
          label: t('filed'),
          value: writ.filedOn && [day(writ.filedOn), writ.receipt].filter(Boolean).join(', '),
        },
        {
          label: t('issued'),
          value: writ.issuedOn && [day(writ.issuedOn), writ.writNumber].filter(Boolean).join(', '),
        },
        { label: t('expires'), value: day(writ.expiresOn) },
        { label: t('officer'), value: [writ.officerName, writ.officerPhone].filter(Boolean).join(', ') },
        { label: t('posted'), value: writ.postedAt && recordMoment(writ.postedAt, zone) },
        { label: t('executed'), value: writ.executedAt && recordMoment(writ.executedAt, zone) },
        { label: t('locks'), value: yesNo(writ.locksChanged) },
        { label: t('order'), value: writ.courtOrder, wide: true },
        { label: t('ended'), value: writ.endReason, wide: true },
      ]}
    />
  );
}

function EarlierWrits({ details }: { details: CaseDetails }) {
  const t = useText(writMessages);
  const zone = zoneOf(details);
  const today = todayIn(zone);
  const locale = currentLocale();
  const earlier = details.writs.slice(0, -1).toReversed();
  if (earlier.length === 0) return null;
  return (
    <details className="ledger-box earlier-orders">
      <summary>{t('earlier', { count: earlier.length })}</summary>
      <ul>
        {earlier.map((writ) => (
          <li key={writ.id}>
            {t('earlierOne', {
              number: writ.number,
              kind: writKindWords[locale][writ.kind],
              status: writStatusLook(writ.status).label[locale],
              day: listDay(dayOf(writ.endedAt ?? writ.updatedAt, zone), today),
            })}
            {writ.endReason && `. ${writ.endReason}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
