import { conditionTests } from '@writdesk/contract/documents/conditions';
import { factPaths, isFactPath, tagFields } from '@writdesk/contract/documents/tag-fields';
import { useFactName } from '../../labels/documents/fact-names.ts';
import { type Field, LineGrid, SelectInput, TextInput } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { formMessages } from './form-messages.ts';
import { messages } from './messages.ts';
import { blankLine, type ConditionLine } from './template-form-values.ts';

const needsNoValue = new Set<ConditionLine['test']>(['IS_KNOWN', 'IS_UNKNOWN']);

/** A condition as lines: a fact, what is asked of it, and what it is compared with. */
export function ConditionGrid({ field }: { field: Field<readonly ConditionLine[]> }) {
  const t = useText(formMessages);
  const words = useText(messages);
  const nameOf = useFactName();
  const facts = factPaths.map((value) => ({ value: value as string, label: nameOf(value) }));
  return (
    <LineGrid<ConditionLine>
      name={field.id}
      lines={field.value}
      columns={[
        {
          key: 'fact',
          title: t('fact'),
          isWide: true,
          width: '42%',
          render: ({ path }, id, change) => (
            <SelectInput
              id={id}
              size="middle"
              value={path}
              options={facts}
              onChange={(next) => next && change({ path: next })}
            />
          ),
        },
        {
          key: 'test',
          title: t('test'),
          width: '26%',
          render: ({ test }, id, change) => (
            <SelectInput
              id={id}
              size="middle"
              value={test}
              options={conditionTests.map((value) => ({ value, label: words(value) }))}
              onChange={(next) =>
                next && change({ test: next, ...(needsNoValue.has(next) && { value: '' }) })
              }
            />
          ),
        },
        {
          key: 'value',
          title: t('value'),
          render: ({ path, test, value }, id, change) =>
            needsNoValue.has(test) ? (
              <span id={id}>–</span>
            ) : (
              <TextInput
                id={id}
                size="middle"
                value={value}
                maxLength={200}
                placeholder={t('valueHint', { example: isFactPath(path) ? tagFields[path].example : '' })}
                onChange={(next) => change({ value: next })}
              />
            ),
        },
      ]}
      cellLabel={(title, number) => t('cell', { title, number })}
      removeTitle={t('removeLine')}
      removeLabel={(number) => t('removeLineOf', { number })}
      addLabel={t('addLine')}
      blank={blankLine}
      onChange={field.onChange}
    />
  );
}
