import { LineGrid, Question, TextInput, type Field } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { formMessages } from './form-messages.ts';
import type { CoOwnerLine } from './owner-form-values.ts';

const parts = ['firstName', 'middleName', 'lastName', 'suffix'] as const;
const longest = { firstName: 60, middleName: 60, lastName: 60, suffix: 20 } as const;

/** Persons who own together with the first one. */
export function CoOwnerFields({ field }: { field: Field<readonly CoOwnerLine[]> }) {
  const t = useText(formMessages);
  const { value, onChange } = field;
  return (
    <Question label={t('coOwners')} hint={t('coOwnersHint')} field={field} optional group>
      <LineGrid<CoOwnerLine>
        name="co-owner"
        lines={value}
        columns={parts.map((part) => ({
          key: part,
          title: t(part),
          render: (line, id, change) => (
            <TextInput
              id={id}
              error={undefined}
              size="middle"
              value={line[part]}
              maxLength={longest[part]}
              onChange={(text) => change({ [part]: text })}
            />
          ),
        }))}
        cellLabel={(what, number) => t('cell', { what, number })}
        removeTitle={t('remove')}
        removeLabel={(number) => t('removeOne', { number })}
        addLabel={t('addCoOwner')}
        blank={() => ({ key: crypto.randomUUID(), firstName: '', middleName: '', lastName: '', suffix: '' })}
        onChange={onChange}
      />
    </Question>
  );
}
