import { serviceMethods, type ServiceMethod } from '@writdesk/contract/notices/notice-types';
import { useState, type ReactNode } from 'react';
import { Question, RadioBoxes, SelectInput } from '../../../shared/form/index.ts';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { methodLabel } from '../../../labels/case/eviction-words.ts';
import { wayMessages } from './way-messages.ts';

const another = 'another';

interface WayQuestionProps {
  label: string;
  field: { id: string; error?: string | undefined };
  /** The field of the rarer ways. */
  otherId: string;
  value: ServiceMethod | null;
  /** There at once; the others stand behind “Another way”. None: all are in one list. */
  usual: readonly ServiceMethod[];
  size?: 'middle' | 'large';
  onChange: (way: ServiceMethod | null) => void;
  /** What is to be known of the way that is chosen. */
  children?: ReactNode;
}

/** How a notice or court papers reach a person: the usual ways at once, the rarer ones behind “Another way”. */
export function WayQuestion(props: WayQuestionProps) {
  const { label, field, otherId, value, usual, size = 'large', onChange, children } = props;
  const t = useText(wayMessages);
  const locale = useLocale();
  const [isOther, setOther] = useState(false);
  const asksOther = isOther || (value !== null && !usual.includes(value));
  const named = (way: ServiceMethod) => ({ value: way, label: methodLabel(way, locale) });
  if (usual.length === 0) {
    return (
      <Question label={label} field={field}>
        <SelectInput<ServiceMethod>
          id={field.id}
          error={field.error}
          size={size}
          value={value}
          options={serviceMethods.map(named)}
          onChange={onChange}
        />
      </Question>
    );
  }
  return (
    <>
      <Question label={label} field={field} group>
        <RadioBoxes<ServiceMethod | typeof another>
          id={field.id}
          error={undefined}
          value={asksOther ? another : value}
          columns={2}
          onChange={(choice) => {
            setOther(choice === another);
            onChange(choice === another ? null : choice);
          }}
          options={[...usual.map(named), { value: another, label: t('anotherWay') }]}
        />
        {!asksOther && children}
      </Question>
      {asksOther && (
        <Question label={t('whichWay')} field={{ id: otherId }}>
          <SelectInput<ServiceMethod>
            id={otherId}
            error={undefined}
            size={size}
            value={value}
            options={serviceMethods.filter((way) => !usual.includes(way)).map(named)}
            onChange={onChange}
          />
          {children}
        </Question>
      )}
    </>
  );
}
