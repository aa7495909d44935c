import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { usePhone } from '../../../../shared/ui/index.ts';
import { AmountDue } from '../aside/AmountDue.tsx';
import { Dates } from '../aside/Dates.tsx';
import { Holds } from '../aside/Holds.tsx';
import { Track } from '../aside/Track.tsx';
import { HearingCard } from './HearingCard.tsx';
import { JudgmentCard } from './JudgmentCard.tsx';
import { LatelyCard } from './LatelyCard.tsx';
import { NoticeCard } from './NoticeCard.tsx';
import { PartiesCard } from './PartiesCard.tsx';
import { PropertyCard } from './PropertyCard.tsx';
import { ReasonCard } from './ReasonCard.tsx';
import { RequestsCard } from './RequestsCard.tsx';
import './overview.css';

/** The case on one page; a card is there only when it has something to say. */
export function Overview({ details }: { details: CaseDetails }) {
  const isPhone = usePhone();
  return (
    <div className="overview">
      <RequestsCard details={details} />
      {isPhone && (
        <>
          <Track details={details} />
          <AmountDue details={details} />
          <Holds details={details} />
        </>
      )}
      <JudgmentCard details={details} />
      <HearingCard details={details} />
      <PartiesCard details={details} />
      <PropertyCard details={details} />
      <ReasonCard details={details} />
      <NoticeCard details={details} />
      {isPhone && <Dates details={details} />}
      <LatelyCard details={details} />
    </div>
  );
}
