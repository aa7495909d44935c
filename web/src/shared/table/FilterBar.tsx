import { Button, Input, type InputRef } from 'antd';
import { Plus, Search, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/translate.ts';
import { isTyped } from '../ui/overlay/key-target.ts';
import { MenuButton } from '../ui/overlay/MenuButton.tsx';
import { messages } from '../ui/messages.ts';
import { Popup } from '../ui/overlay/Popup.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { activeFilters, type Filter } from './filters.ts';
import type { ListAddress, ListSearch } from './use-list-search.ts';
import './filter-bar.css';

const typingPauseMs = 300;
// Calendars and boxes weigh more than the list itself; they come with the first press on a filter.
const FilterEditor = lazy(() => import('./FilterEditor.tsx'));

interface FilterBarProps<S extends ListSearch> {
  list: ListAddress<S>;
  filters: readonly Filter[];
  /** "Search these cases"; absent: the list can't be searched. */
  searchLabel?: string;
}

/** Search, a chip for each filter that holds, and a menu of the others. `/` goes to the search field. */
export function FilterBar<S extends ListSearch>({ list, filters, searchLabel }: FilterBarProps<S>) {
  const t = useText(messages);
  const active = activeFilters(filters);
  const [added, setAdded] = useState<string | null>(null);
  const shown = filters.filter((filter) => active.includes(filter) || filter.key === added);
  const rest = filters.filter((filter) => !shown.includes(filter));
  return (
    <div className="filter-bar">
      {searchLabel && <SearchField list={list} label={searchLabel} />}
      {shown.map((filter) => (
        <Chip
          key={filter.key}
          filter={filter}
          startsOpen={filter.key === added}
          onClosed={() => setAdded(null)}
        />
      ))}
      {rest.length > 0 && <AddFilter filters={rest} onAdd={setAdded} />}
      {active.length > 0 && (
        <Button type="text" onClick={list.clear}>
          {t('clearFilters')}
        </Button>
      )}
    </div>
  );
}

function SearchField<S extends ListSearch>({ list, label }: { list: ListAddress<S>; label: string }) {
  const { search, set } = list;
  const [text, setText] = useState(search.search);
  const input = useRef<InputRef>(null);
  const latest = useRef(set);
  latest.current = set;
  useEffect(() => setText(search.search), [search.search]);
  useEffect(() => {
    if (text === search.search) return undefined;
    const timer = setTimeout(() => latest.current({ search: text } as Partial<S>), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, search.search]);
  useEffect(() => {
    const toSearch = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyped(event)) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', toSearch);
    return () => removeEventListener('keydown', toSearch);
  }, []);
  return (
    <Input
      ref={input}
      className="list-search"
      type="search"
      aria-label={label}
      placeholder={label}
      prefix={<Search size={15} aria-hidden />}
      suffix={<kbd aria-hidden>/</kbd>}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

function Chip({
  filter,
  startsOpen,
  onClosed,
}: {
  filter: Filter;
  startsOpen: boolean;
  onClosed: () => void;
}) {
  const t = useText(messages);
  const { name, valueLabel } = filter;
  return (
    <span className={valueLabel ? 'chip' : 'chip unset'}>
      <Popup
        label={name}
        startsOpen={startsOpen}
        onClosed={onClosed}
        renderButton={(props) => (
          <button
            {...props}
            type="button"
            className="chip-words"
            aria-label={t('filterChip', { name, value: valueLabel })}
          >
            {name} {valueLabel && <strong>{valueLabel}</strong>}
          </button>
        )}
      >
        {() => (
          <Suspense fallback={<Skeleton lines={3} />}>
            <FilterEditor filter={filter} />
          </Suspense>
        )}
      </Popup>
      {valueLabel && (
        <button
          type="button"
          className="chip-drop"
          aria-label={t('remove', { what: name })}
          onClick={filter.clear}
        >
          <X size={14} aria-hidden />
        </button>
      )}
    </span>
  );
}

function AddFilter({ filters, onAdd }: { filters: readonly Filter[]; onAdd: (key: string) => void }) {
  const t = useText(messages);
  return (
    <MenuButton
      label={t('addFilter')}
      align="start"
      items={filters.map(({ key, name }) => ({ key, label: name, onSelect: () => onAdd(key) }))}
      renderButton={(props) => (
        <Button {...props} type="text" icon={<Plus size={15} aria-hidden />}>
          {t('addFilter')}
        </Button>
      )}
    />
  );
}
