import type { LeaseDraft } from '@writdesk/contract/month-filing/month-filing';
import type { ReactNode } from 'react';
import './month-drafts.css';

interface GridCellProps {
  draft: LeaseDraft;
  field: 'noticeType' | 'noticeServedOn' | 'noticeMethod';
  /** Names the input for who can't see its column and row. */
  label: string;
  children: (cell: { id: string; error: undefined }) => ReactNode;
}

/** An input in a row; it is amber while the draft lacks what it asks for. */
export function GridCell({ draft, field, label, children }: GridCellProps) {
  const id = `${field}-${draft.id}`;
  const isMissing = draft.errors.some(({ path }) => path === `caseEviction.${field}`);
  return (
    <div className={isMissing ? 'grid-cell missing' : 'grid-cell'}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      {children({ id, error: undefined })}
    </div>
  );
}
