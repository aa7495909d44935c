import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { ServiceMethod } from '@writdesk/contract/notices/notice-types';
import { noteText } from '../../deadlines/index.ts';
import { OutsideWay } from './OutsideWay.tsx';
import { isOutside, ruleOf, rulesOn, usualWays } from './service-ways.ts';
import { WayQuestion } from './WayQuestion.tsx';

interface CourtPapersWayProps {
  details: Pick<CaseDetails, 'serviceRules' | 'stateCode'>;
  label: string;
  field: { id: string; error?: string | undefined };
  value: ServiceMethod | null;
  /** On which the court papers are served. */
  day: string;
  onChange: (way: ServiceMethod | null) => void;
}

/** How the court’s papers are served: the state’s own ways first, each with its condition; any other way with a word of caution. */
export function CourtPapersWay({ details, label, field, value, day, onChange }: CourtPapersWayProps) {
  const rules = rulesOn(details.serviceRules, day);
  const rule = ruleOf(rules, value);
  const note = rule?.note ? noteText(rule.note) : null;
  return (
    <WayQuestion
      label={label}
      field={field}
      otherId={`${field.id}-other`}
      value={value}
      usual={usualWays(rules)}
      size="middle"
      onChange={onChange}
    >
      <div role="status">
        {rule && (
          <p className="way-note">
            {note && <span lang={note.lang}>{note.text} </span>}
            <span className="way-cite">{rule.cite}</span>
          </p>
        )}
        {value && isOutside(rules, value) && (
          <OutsideWay state={details.stateCode} way={value} rules={rules} />
        )}
      </div>
    </WayQuestion>
  );
}
