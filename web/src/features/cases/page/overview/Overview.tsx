import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { usePerson } from '../../../../shared/person/index.ts';
import { usePhone } from '../../../../shared/ui/index.ts';
import { AmountDue } from '../aside/AmountDue.tsx';
import { Dates } from '../aside/Dates.tsx';
import { Holds } from '../aside/Holds.tsx';
import { Track } from '../aside/Track.tsx';
import { AppealCard } from './AppealCard.tsx';
import { ForecastCard } from './ForecastCard.tsx';
import { HearingCard } from './HearingCard.tsx';
import { JudgmentCard } from './JudgmentCard.tsx';
import { LatelyCard } from './LatelyCard.tsx';
import { LockoutCard } from './LockoutCard.tsx';
import { NoticeCard } from './NoticeCard.tsx';
import { PartiesCard } from './PartiesCard.tsx';
import { PropertyCard } from './PropertyCard.tsx';
import { ReasonCard } from './ReasonCard.tsx';
import { RequestsCard } from './RequestsCard.tsx';
import { StipulationCard } from './StipulationCard.tsx';
import { TasksCard } from './TasksCard.tsx';
import { WhatNextCard } from './WhatNextCard.tsx';
import { WritCard } from './WritCard.tsx';
import './overview.css';

/** The case on one page; a card is there only when it has something to say. */
export function Overview({ details }: { details: CaseDetails }) {
  const isPhone = usePhone();
  const { isClient } = usePerson();
  return (
    <div className="case-overview">
      <RequestsCard details={details} />
      {isPhone && (
        <>
          {isClient ? <WhatNextCard details={details} /> : <Track details={details} />}
          <AmountDue details={details} />
          <Holds details={details} />
        </>
      )}
      <TasksCard details={details} />
      <StipulationCard details={details} />
      <AppealCard details={details} />
      <LockoutCard details={details} />
      <WritCard details={details} />
      <JudgmentCard details={details} />
      <HearingCard details={details} />
      <PartiesCard details={details} />
      <PropertyCard details={details} />
      <ReasonCard details={details} />
      <NoticeCard details={details} />
      {isPhone && <Dates details={details} />}
      <ForecastCard details={details} />
      <LatelyCard details={details} />
    </div>
  );
}
