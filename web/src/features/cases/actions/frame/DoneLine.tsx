import { Link } from '@tanstack/react-router';
import type { CaseRow } from '@writdesk/contract/cases/cases';
import { Button } from 'antd';
import { CircleCheck } from 'lucide-react';
import { useText } from '../../../../shared/i18n/translate.ts';
import { actDoneLabel } from '../../../../labels/case/act-labels.ts';
import { caseAddress } from '../../../../labels/case/case-names.ts';
import { inPlaceMessages } from './in-place-messages.ts';
import type { DoneAct } from './use-in-place.tsx';
import './done-line.css';

type Row = Pick<CaseRow, 'id' | 'status' | 'title' | 'availableActions'>;

/** A case of a list that is done: what was done, and the way back. */
export function DoneLine<R extends Row>({ done: { row, act, undo } }: { done: DoneAct<R> }) {
  const t = useText(inPlaceMessages);
  return (
    <div className="done-line">
      <CircleCheck size={17} strokeWidth={1.9} aria-hidden />
      <span>
        {actDoneLabel(act)}
        {': '}
        <Link {...caseAddress(row)}>{row.title}</Link>
      </span>
      {undo && (
        <Button
          size="small"
          type="link"
          aria-label={t('undoOf', { act: actDoneLabel(act), title: row.title })}
          onClick={undo}
        >
          {t('undo')}
        </Button>
      )}
    </div>
  );
}
