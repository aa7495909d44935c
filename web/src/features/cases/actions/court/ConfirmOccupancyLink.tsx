import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { asksOccupancy } from '../intake/approval-points.ts';
import { useOpenAct } from '../frame/use-open-act.ts';

/** Leads to the form of the occupancy, while the filing waits for it and the person may say so. */
export function ConfirmOccupancyLink({ details }: { details: CaseDetails }) {
  const { open } = useOpenAct();
  if (!asksOccupancy(details)) return null;
  return (
    <button type="button" className="link-button" onClick={() => open('add-eviction-details')}>
      {actLabel('add-eviction-details')}
    </button>
  );
}
