import type { CaseRow } from '@writdesk/contract/cases/cases';
import './case-place.css';

type Placed = Pick<CaseRow, 'propertyName' | 'unitLabel'> & Partial<Pick<CaseRow, 'countyName'>>;

/** `The Elms at Cascade 7D · Fulton` on one line: a long name is cut, the unit never. */
export function CasePlace({ row }: { row: Placed }) {
  const { propertyName, unitLabel, countyName } = row;
  return (
    <span className="case-place" title={[propertyName, unitLabel].filter(Boolean).join(' ')}>
      <span>{propertyName}</span>
      <span>
        {unitLabel && ` ${unitLabel}`}
        {countyName && ` · ${countyName}`}
      </span>
    </span>
  );
}
