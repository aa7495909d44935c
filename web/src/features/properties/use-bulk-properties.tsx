import { properties } from '@writdesk/contract/properties/properties';
import type { ListedProperty } from '@writdesk/contract/properties/property-values';
import { users } from '@writdesk/contract/users/users';
import { useEffect, useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { Question, SelectInput } from '../../shared/form/index.ts';
import { useSettled } from '../../shared/form/use-settled.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { useBulkRows } from '../../shared/table/index.ts';
import { messages } from './messages.ts';

/** The selected properties, over the pages of the list: a manager for all of them, or out of use. */
export function useBulkProperties(rows: readonly ListedProperty[] | undefined) {
  const t = useText(messages);
  const { holds, isClient } = usePerson();
  const [userId, setUserId] = useState<string | null>(null);
  const change = useAction(properties.bulk);
  const manage = useAction(properties.bulkManagers);
  const assignment = (action: 'assign' | 'remove') => ({
    fits: ({ status }: ListedProperty) => status !== 'INACTIVE',
    run: (chosen: Parameters<typeof manage.runAsync>[0]['body']['rows']) =>
      manage.runAsync({ params: { action }, body: { rows: chosen, userId: userId ?? '' } }),
  });
  return useBulkRows(rows, {
    nameOf: ({ name }) => name || t('untitled'),
    acts: [
      holds('property.assign-manager') && {
        key: 'assign',
        label: t('assign'),
        ...assignment('assign'),
        ask: {
          title: (count) => t('assignMany', { count }),
          body: (chosen) => <WhichManager of={chosen} value={userId} onChange={setUserId} />,
          ready: userId !== null,
        },
        done: t('assignedToo'),
      },
      holds('property.assign-manager') && {
        key: 'remove',
        label: t('removeManager'),
        ...assignment('remove'),
        ask: {
          title: (count) => t('removeFromMany', { count }),
          body: (chosen) => <WhichManager of={chosen} value={userId} onChange={setUserId} />,
          ready: userId !== null,
        },
        done: t('removedToo'),
      },
      holds('property.deactivate') && {
        key: 'deactivate',
        label: t('deactivate'),
        danger: true,
        fits: ({ status }) => status === 'ACTIVE',
        ask: {
          title: (count) => t('deactivateMany', { count }),
          body: <p>{t('deactivateManyText')}</p>,
          comment: { label: t('deactivateWhy'), optional: isClient },
        },
        run: (chosen, reason) =>
          change.runAsync({
            params: { action: 'deactivate' },
            body: { rows: chosen, reason: reason || null },
          }),
        done: t('INACTIVE'),
      },
      holds('property.deactivate') && {
        key: 'reactivate',
        label: t('reactivate'),
        fits: ({ status }) => status === 'INACTIVE',
        run: (chosen) => change.runAsync({ params: { action: 'reactivate' }, body: { rows: chosen } }),
        done: t('ACTIVE'),
      },
    ],
  });
}

interface WhichManagerProps {
  of: readonly ListedProperty[];
  value: string | null;
  onChange: (userId: string | null) => void;
}

/** Managers and viewers of the company; of several companies nobody is offered, because a manager works for one. */
function WhichManager({ of, value, onChange }: WhichManagerProps) {
  const t = useText(messages);
  const [text, setText] = useState('');
  // Whom somebody chose for one selection isn’t meant for the next.
  useEffect(() => () => onChange(null), [onChange]);
  const search = useSettled(text);
  const companies = [...new Set(of.map(({ client }) => client.id))];
  const [clientId = ''] = companies;
  const isOne = companies.length === 1;
  const { data, isPending } = useCall(users.dropdown, {
    query: { search, clientId, role: 'client_manager,client_viewer', size: 50 },
    keepPrevious: true,
    quiet: true,
    enabled: isOne,
  });
  if (!isOne) return <p>{t('assignOneCompany')}</p>;
  return (
    <Question label={t('assignWho')} hint={t('assignHint')} field={{ id: 'field-managers' }}>
      <SelectInput
        id="field-managers"
        value={value}
        onChange={onChange}
        onSearch={setText}
        isLoading={isPending}
        options={(data?.users ?? []).map(({ id, name, email }) => ({ value: id, label: name, hint: email }))}
      />
    </Question>
  );
}
