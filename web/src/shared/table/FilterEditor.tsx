import { Checkbox, DatePicker, Radio } from 'antd';
import dayjs from 'dayjs';
import type { Filter } from './filters.ts';

/** What a chip opens: the choices of a filter, or its days. */
export default function FilterEditor({ filter }: { filter: Filter }) {
  const { edit, name } = filter;
  if (edit.kind === 'days') {
    return (
      <DatePicker.RangePicker
        aria-label={name}
        allowEmpty={[true, true]}
        value={[edit.from ? dayjs(edit.from) : null, edit.to ? dayjs(edit.to) : null]}
        format="ddd MMM D, YYYY"
        onChange={(days) =>
          edit.set(days?.[0]?.format('YYYY-MM-DD') ?? null, days?.[1]?.format('YYYY-MM-DD') ?? null)
        }
      />
    );
  }
  const options = edit.options.map(({ value, label }) => ({ value, label }));
  return (
    <div className="filter-choices" role="group" aria-label={name}>
      {edit.multiple ? (
        <Checkbox.Group
          value={[...edit.values]}
          options={options}
          onChange={(values) => edit.set(values.map(String))}
        />
      ) : (
        <Radio.Group
          value={edit.values[0]}
          options={options}
          onChange={(event) => edit.set([String(event.target.value)])}
        />
      )}
    </div>
  );
}
