import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/person.ts';
import { messages } from '../messages.ts';
import { later } from './later.tsx';
import type { Found, OpenCaseItems, PaletteItem } from './palette-item.ts';
import { usePaletteItems } from './palette-items.tsx';

const minLetters = 3;
// The field is there at once, for what is typed after the key; what it asks the server with comes later.
const FoundCases = later(() => import('./FoundCases.tsx'));
const OpenCase = later(() => import('./OpenCase.tsx'));

/** The palette's field and what it found. */
export function PaletteBody({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { holds } = usePerson();
  const [found, setFound] = useState<Found | null>(null);
  const [open, setOpen] = useState<OpenCaseItems>({ acts: [], recent: [] });
  const search = text.trim().length < minLetters || !holds('case.read') ? '' : text.trim();
  const isSearching = search !== '' && (found?.text !== search || found.isSearching);
  const sections = usePaletteItems(text, search === '' ? [] : (found?.items ?? []), open);
  const items = sections.flatMap((section) => section.items);
  const present = Math.min(at, Math.max(0, items.length - 1));
  const optionId = (index: number) => `${listId}-${index}`;
  useEffect(() => {
    document.getElementById(optionId(present))?.scrollIntoView({ block: 'nearest' });
  });
  const choose = (item: PaletteItem) => {
    onClose();
    item.run(navigate);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && items.length > 0) {
      event.preventDefault();
      setAt((present + step + items.length) % items.length);
    } else if (event.key === 'Enter') {
      const item = items[present];
      if (item) choose(item);
    }
  };
  let index = -1;
  return (
    <div>
      <FoundCases.Later text={search} onFound={setFound} />
      {holds('case.read') && <OpenCase.Later onFound={setOpen} />}
      <div className="palette-field">
        <Search size={18} strokeWidth={1.9} aria-hidden />
        <input
          autoFocus
          type="text"
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={items.length > 0 ? optionId(present) : undefined}
          aria-autocomplete="list"
          aria-label={t('palette')}
          placeholder={t('find')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
        <kbd aria-hidden>Esc</kbd>
      </div>
      <div id={listId} role="listbox" aria-label={t('palette')} className="palette-list">
        {sections.map(({ title, items: rows }) => (
          <div key={title} role="group" aria-label={title}>
            <p className="palette-section" aria-hidden>
              {title}
            </p>
            {rows.map((item) => {
              index += 1;
              const own = index;
              return (
                <div
                  key={item.key}
                  id={optionId(own)}
                  role="option"
                  aria-selected={own === present}
                  className={own === present ? 'palette-item on' : 'palette-item'}
                  onPointerMove={() => setAt(own)}
                  onClick={() => choose(item)}
                >
                  {item.icon}
                  <span>{item.label}</span>
                  {item.detail && <small>{item.detail}</small>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p className="palette-foot" role="status">
        {isSearching
          ? t('paletteSearching')
          : text.trim().length < minLetters
            ? t('paletteHint')
            : items.length === 0 && t('paletteNothing', { text })}
      </p>
    </div>
  );
}
