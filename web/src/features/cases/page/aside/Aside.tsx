import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { AmountDue } from './AmountDue.tsx';
import { Dates } from './Dates.tsx';
import { Holds } from './Holds.tsx';
import { usePerson } from '../../../../shared/person/index.ts';
import { WhatNextCard } from '../overview/WhatNextCard.tsx';
import { Track } from './Track.tsx';

/** The right column: where it stands, its dates, what is due, what holds it. */
export function Aside({ details }: { details: CaseDetails }) {
  const { isClient } = usePerson();
  return (
    <>
      {isClient ? <WhatNextCard details={details} /> : <Track details={details} />}
      <Dates details={details} />
      <AmountDue details={details} />
      <Holds details={details} />
    </>
  );
}
