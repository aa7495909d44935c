import { courthouses } from '@writdesk/contract/courthouses/courthouses';
import { type CriterionKey, criterionKeys } from '@writdesk/contract/special-approvals/criteria';
import { useCall } from '../../shared/api/index.ts';
import {
  type Field,
  LineGrid,
  MoneyInput,
  MultiSelect,
  SelectInput,
  TextInput,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';
import { type CriterionLine, criterionLine, isSpan, kindOf } from './rule-values.ts';

/** What the rule asks about a case, a criterion each line. */
export function CriteriaGrid({ field }: { field: Field<readonly CriterionLine[]> }) {
  const t = useText(messages);
  const isCourtAsked = field.value.some(({ criterion }) => criterion === 'COURTHOUSE');
  const { data } = useCall(courthouses.choices, { quiet: true, enabled: isCourtAsked });
  const courts = (data?.courthouses ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <LineGrid<CriterionLine>
      name={field.id}
      lines={field.value}
      columns={[
        {
          key: 'criterion',
          title: t('criterion'),
          isWide: true,
          width: '55%',
          render: ({ criterion }, id, change) => (
            <SelectInput<CriterionKey>
              id={id}
              size="middle"
              value={criterion}
              options={criterionKeys.map((value) => ({ value, label: t(value) }))}
              onChange={(next) => {
                if (next === null) return;
                const { key: _, ...fresh } = criterionLine(next);
                change(fresh);
              }}
            />
          ),
        },
        {
          key: 'value',
          title: t('value'),
          isWide: true,
          render: (line, id, change) => (
            <CriterionValue line={line} id={id} courts={courts} change={change} />
          ),
        },
      ]}
      cellLabel={(title, number) => t('cell', { title, number })}
      removeTitle={t('removeCriterion')}
      removeLabel={(number) => t('removeCriterionLine', { number })}
      addLabel={t('addCriterion')}
      blank={() => criterionLine('MEDIA_SENSITIVE')}
      onChange={field.onChange}
    />
  );
}

interface CriterionValueProps {
  line: CriterionLine;
  id: string;
  courts: readonly { value: string; label: string }[];
  change: (patch: Partial<CriterionLine>) => void;
}

function CriterionValue({ line, id, courts, change }: CriterionValueProps) {
  const t = useText(messages);
  const kind = kindOf(line.criterion);
  if (kind === 'cents')
    return <MoneyInput id={id} value={line.cents} size="middle" onChange={(cents) => change({ cents })} />;
  if (kind === 'courthouses')
    return (
      <MultiSelect
        id={id}
        value={line.courthouseIds}
        options={courts}
        onChange={(courthouseIds) => change({ courthouseIds })}
      />
    );
  if (!isSpan(kind)) return <span id={id}>–</span>;
  return (
    <span className="criterion-span">
      <TextInput
        id={id}
        size="middle"
        inputMode="numeric"
        maxLength={4}
        value={line.span}
        onChange={(span) => change({ span })}
      />
      <span>{t(kind)}</span>
    </span>
  );
}
