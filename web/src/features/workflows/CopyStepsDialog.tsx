import type { WorkflowStep } from '@writdesk/contract/workflows/workflow-values';
import { workflows } from '@writdesk/contract/workflows/workflows';
import { Checkbox } from 'antd';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { Question, SelectInput } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

interface CopyStepsDialogProps {
  ownId: string;
  onCopy: (steps: readonly WorkflowStep[]) => void;
  onClose: () => void;
}

/** Steps of another workflow, chosen and copied; the copies are steps of their own. */
export function CopyStepsDialog({ ownId, onCopy, onClose }: CopyStepsDialogProps) {
  const t = useText(messages);
  const [from, setFrom] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const list = useCall(workflows.list, { query: { size: 100 }, quiet: true });
  const { data } = useCall(workflows.steps, {
    params: { id: from ?? '' },
    enabled: from !== null,
    quiet: true,
  });
  const steps = data?.steps ?? [];
  const copied = steps.filter(({ id }) => chosen.includes(id));
  return (
    <Dialog
      open
      title={t('copyTitle')}
      width={560}
      keep={t('keepSteps')}
      confirm={{
        label: t('copyDo', { count: copied.length }),
        icon: <Copy size={16} aria-hidden />,
        disabled: copied.length === 0,
      }}
      onConfirm={() => {
        onCopy(copied.map((step) => ({ ...step, id: crypto.randomUUID() })));
        onClose();
      }}
      onClose={onClose}
    >
      <Question label={t('copyFrom')} field={{ id: 'copy-from' }}>
        <SelectInput
          id="copy-from"
          value={from}
          isLoading={list.isPending}
          options={(list.data?.workflows ?? [])
            .filter(({ id }) => id !== ownId)
            .map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            setFrom(id);
            setChosen([]);
          }}
        />
      </Question>
      <ul className="copy-steps">
        {steps.map(({ id, name, sequenceNo }) => (
          <li key={id}>
            <Checkbox
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            >
              {sequenceNo} {name}
            </Checkbox>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
