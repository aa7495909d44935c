import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { useRouterState } from '@tanstack/react-router';
import { Folder, Zap } from 'lucide-react';
import { useEffect } from 'react';
import { chooseActs, zoneOf } from '../../features/cases/actions/index.ts';
import { actLabel, labelFrom } from '../../labels/case/act-labels.ts';
import { caseAddress } from '../../labels/case/case-names.ts';
import { todayIn } from '../../shared/formats/dates.ts';
import { queryClient } from '../../shared/api/index.ts';
import { useCall } from '../../shared/api/hooks.ts';
import { usePerson } from '../../shared/person/person.ts';
import { caseIdIn, recentCases } from './recent-cases.ts';
import type { OpenCaseItems, PaletteItem } from './palette-item.ts';

/** What may be done to the case that is open, and the cases that were open before in this tab. Shows nothing itself. */
export default function OpenCase({ onFound }: { onFound: (found: OpenCaseItems) => void }) {
  const { isClient } = usePerson();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const id = caseIdIn(pathname);
  const { data } = useCall(cases.details, {
    params: { id: id ?? '' },
    enabled: id !== null,
    quiet: true,
  });
  useEffect(() => {
    onFound({
      acts: data && id ? actsOf(data, isClient) : [],
      recent: recentCases(queryClient, cases.details.url, id).map(recentItem),
    });
  }, [data, id, isClient, onFound]);
  return null;
}

function actsOf(details: CaseDetails, isClient: boolean): PaletteItem[] {
  const { primary, others, fromOf } = chooseActs(details);
  const today = todayIn(zoneOf(details));
  const about = { status: details.status, isClient };
  return [...(primary ? [primary] : []), ...others]
    .filter((act) => act !== 'add-documents')
    .map((act) => ({
      key: `act ${act}`,
      label: labelFrom(actLabel(act, about), fromOf(act), today),
      detail: details.title,
      icon: <Zap size={16} strokeWidth={1.9} aria-hidden />,
      run: (navigate) => void navigate(caseAddress(details, act)),
    }));
}

const recentItem = (details: CaseDetails): PaletteItem => ({
  key: `recent ${details.id}`,
  label: details.title,
  detail: details.caseNumber ?? details.caseDraftNumber,
  icon: <Folder size={16} strokeWidth={1.9} aria-hidden />,
  run: (navigate) => void navigate({ to: '/cases/$id', params: { id: details.id } }),
});
