import { Checkbox, Input, Radio } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/es.js';
import { useState } from 'react';
import { DatePicker } from '../form/date-pickers.ts';
import { shownDay } from '../formats/typed-day.ts';
import { useLocale } from '../i18n/locale.ts';
import { useText } from '../i18n/translate.ts';
import { messages } from '../ui/messages.ts';
import type { Filter } from './filters.ts';
import { RangePicker } from './range-picker.ts';

/** From here on a list of choices can be searched. */
const manyOptions = 12;

/** What a chip opens: the choices of a filter, or its days. */
export default function FilterEditor({ filter: { edit, name } }: { filter: Filter }) {
  if (edit.kind === 'day') return <Day edit={edit} name={name} />;
  return edit.kind === 'days' ? <Days edit={edit} name={name} /> : <Choices edit={edit} name={name} />;
}

type Edit<K extends Filter['edit']['kind']> = Extract<Filter['edit'], { kind: K }>;

function Days({ edit, name }: { edit: Edit<'days'>; name: string }) {
  const locale = useLocale();
  const shown = (day: string | null) => (day ? dayjs(day).locale(locale) : null);
  return (
    <RangePicker
      aria-label={name}
      allowEmpty={[true, true]}
      value={[shown(edit.from), shown(edit.to)]}
      format={shownDay[locale]}
      onChange={(days) =>
        edit.set(days?.[0]?.format('YYYY-MM-DD') ?? null, days?.[1]?.format('YYYY-MM-DD') ?? null)
      }
    />
  );
}

function Day({ edit, name }: { edit: Edit<'day'>; name: string }) {
  const locale = useLocale();
  return (
    <DatePicker
      aria-label={name}
      value={edit.day ? dayjs(edit.day).locale(locale) : null}
      format={shownDay[locale]}
      onChange={(day) => edit.set(day?.format('YYYY-MM-DD') ?? null)}
    />
  );
}

function Choices({ edit, name }: { edit: Edit<'choice'>; name: string }) {
  const t = useText(messages);
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const options = edit.options
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .map(({ value, label }) => ({ value, label }));
  // What is chosen and not shown just now stays chosen.
  const unseen = edit.values.filter((value) => !options.some((option) => option.value === value));
  return (
    <div className="filter-editor">
      {edit.options.length > manyOptions && (
        <Input
          className="filter-search"
          size="small"
          aria-label={name}
          placeholder={name}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {options.length === 0 && <p className="filter-nothing">{t('nothingFound')}</p>}
      <div className="filter-choices" role="group" aria-label={name}>
        {edit.multiple ? (
          <Checkbox.Group
            value={[...edit.values]}
            options={options}
            onChange={(values) => edit.set([...unseen, ...values.map(String)])}
          />
        ) : (
          <Radio.Group
            value={edit.values[0]}
            options={options}
            onChange={(event) => edit.set([String(event.target.value)])}
          />
        )}
      </div>
    </div>
  );
}
