import { properties } from '@writdesk/contract/properties/properties';
import type { PropertyDetails } from '@writdesk/contract/properties/property-values';
import { users } from '@writdesk/contract/users/users';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { Question, SelectInput } from '../../shared/form/index.ts';
import { useSettled } from '../../shared/form/use-settled.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, Sheet, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

type Manager = PropertyDetails['managers'][number];

/** Who sees the property because it is assigned to them. */
export function ManagersSheet({ property }: { property: PropertyDetails }) {
  const t = useText(messages);
  const [isAssigning, setAssigning] = useState(false);
  const [removing, setRemoving] = useState<Manager | null>(null);
  const { managers, can } = property;
  return (
    <Sheet
      title={t('managers')}
      extra={
        can.assignManager && (
          <Button size="small" onClick={() => setAssigning(true)}>
            {t('assign')}
          </Button>
        )
      }
    >
      {managers.length === 0 && (
        <p>
          {t('nobodyManages')}
          <br />
          <span className="property-quiet">{t('nobodyManagesText')}</span>
        </p>
      )}
      <ul className="property-managers">
        {managers.map((manager) => (
          <li key={manager.id}>
            <span>{manager.name}</span>
            {can.assignManager && (
              <Button
                size="small"
                type="text"
                aria-label={`${t('remove')}: ${manager.name}`}
                onClick={() => setRemoving(manager)}
              >
                {t('remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isAssigning && <AssignDialog property={property} onClose={() => setAssigning(false)} />}
      {removing && <RemoveDialog property={property} manager={removing} onClose={() => setRemoving(null)} />}
    </Sheet>
  );
}

interface DialogProps {
  property: PropertyDetails;
  onClose: () => void;
}

function AssignDialog({ property, onClose }: DialogProps) {
  const t = useText(messages);
  const [userId, setUserId] = useState<string | null>(null);
  const [text, setText] = useState('');
  const search = useSettled(text);
  const { data, isPending } = useCall(users.dropdown, {
    query: { search, clientId: property.client.id, role: 'client_manager,client_viewer', size: 50 },
    keepPrevious: true,
    quiet: true,
  });
  const offered = (data?.users ?? []).filter(({ id }) => !property.managers.some((one) => one.id === id));
  const assign = useAction(properties.assignManager, {
    onDone: () => {
      toast.success(t('assigned', { name: offered.find(({ id }) => id === userId)?.name ?? '' }));
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={t('assignAsk')}
      keep={t('keepProperty')}
      confirm={{ label: t('assign'), disabled: userId === null }}
      isRunning={assign.isRunning}
      isChanged={userId !== null}
      onConfirm={() => userId && assign.run({ params: { id: property.id }, body: { userId } })}
      onClose={onClose}
    >
      <Question label={t('assignWho')} hint={t('assignHint')} field={{ id: 'field-manager' }}>
        <SelectInput
          id="field-manager"
          value={userId}
          onChange={setUserId}
          onSearch={setText}
          isLoading={isPending}
          options={offered.map(({ id, name, email }) => ({ value: id, label: name, hint: email }))}
        />
      </Question>
    </Dialog>
  );
}

function RemoveDialog({ property, manager, onClose }: DialogProps & { manager: Manager }) {
  const t = useText(messages);
  const { name } = manager;
  const remove = useAction(properties.removeManager, {
    onDone: () => {
      toast.success(t('removed', { name }));
      onClose();
    },
  });
  const isLast = property.managers.length === 1;
  return (
    <Dialog
      open
      title={t('removeAsk', { name })}
      keep={t('keepManager')}
      confirm={{ label: t('remove'), danger: true }}
      isRunning={remove.isRunning}
      onConfirm={() => remove.run({ params: { id: property.id }, body: { userId: manager.id } })}
      onClose={onClose}
    >
      {t(isLast ? 'removeLastText' : 'removeText')}
    </Dialog>
  );
}
