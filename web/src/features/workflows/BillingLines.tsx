import {
  billMoments,
  billQuantities,
  billSources,
  type StepBilling,
} from '@writdesk/contract/workflows/workflow-values';
import { Button } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { Question, SelectInput } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';
import { useGivenName } from '../../labels/use-given-name.ts';

interface BillingLinesProps {
  lines: readonly StepBilling[];
  billItems: readonly { id: string; title: string }[];
  onChange: (lines: readonly StepBilling[]) => void;
}

/** What a step charges: item, when, how often, and where the amount is from. */
export function BillingLines({ lines, billItems, onChange }: BillingLinesProps) {
  const t = useText(messages);
  const given = useGivenName();
  const change = (at: number, patch: Partial<StepBilling>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...patch } : line)));
  const [first] = billItems;
  return (
    <>
      {lines.map((line, index) => (
        <div className="step-line" key={index}>
          <Question label={t('item')} field={{ id: `bill-item-${index}` }}>
            <SelectInput
              id={`bill-item-${index}`}
              size="middle"
              value={line.billItemId}
              options={billItems.map(({ id, title }) => ({ value: id, label: given(title) }))}
              onChange={(billItemId) => billItemId && change(index, { billItemId })}
            />
          </Question>
          <Question label={t('when')} field={{ id: `bill-on-${index}` }}>
            <SelectInput
              id={`bill-on-${index}`}
              size="middle"
              value={line.on}
              options={billMoments.map((value) => ({ value, label: t(value) }))}
              onChange={(on) => on && change(index, { on })}
            />
          </Question>
          <Question label={t('quantity')} field={{ id: `bill-quantity-${index}` }}>
            <SelectInput
              id={`bill-quantity-${index}`}
              size="middle"
              value={line.quantity}
              options={billQuantities.map((value) => ({ value, label: t(value) }))}
              onChange={(quantity) => quantity && change(index, { quantity })}
            />
          </Question>
          <Question label={t('source')} field={{ id: `bill-source-${index}` }}>
            <SelectInput
              id={`bill-source-${index}`}
              size="middle"
              value={line.amountSource}
              options={billSources.map((value) => ({ value, label: t(value) }))}
              onChange={(amountSource) => amountSource && change(index, { amountSource })}
            />
          </Question>
          <Button
            type="text"
            className="step-line-remove"
            aria-label={t('removeLine', { number: index + 1 })}
            icon={<Trash2 size={16} aria-hidden />}
            onClick={() => onChange(lines.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button
        type="text"
        icon={<Plus size={16} aria-hidden />}
        disabled={!first}
        onClick={() =>
          first &&
          onChange([
            ...lines,
            { billItemId: first.id, on: 'COMPLETE', quantity: 'ONE', amountSource: 'FIXED' },
          ])
        }
      >
        {t('addBilling')}
      </Button>
    </>
  );
}
