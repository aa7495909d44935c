import type { CaseAction } from '@writdesk/contract/cases/case-actions';
import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { useMemo, useState } from 'react';
import { useCall } from '../../../../shared/api/index.ts';
import type { FormAct } from '../../../../labels/case/action-screens.ts';
import { ActHost } from '../ActHost.tsx';
import { ActDone } from './use-act-call.ts';
import { OpenActOverList } from './use-open-act.ts';

interface ActOverListProps {
  caseId: string;
  first: FormAct;
  onDone: (act: CaseAction, after: CaseDetails) => void;
  onClose: () => void;
}

/** The form of an action on a case of which only a row is on the page. */
export default function ActOverList({ caseId, first, onDone, onClose }: ActOverListProps) {
  const { data } = useCall(cases.details, { params: { id: caseId } });
  const [name, setName] = useState(first);
  // A form may lead to another one that it waits for, and that one back to it.
  const overList = useMemo(() => ({ name, open: setName, close: onClose }), [name, onClose]);
  if (!data) return null;
  return (
    <OpenActOverList value={overList}>
      <ActDone value={(act, after) => (name === first ? onDone(act, after) : setName(first))}>
        <ActHost details={data} act={name} onClose={() => (name === first ? onClose() : setName(first))} />
      </ActDone>
    </OpenActOverList>
  );
}
