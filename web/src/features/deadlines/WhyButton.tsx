import { CircleQuestionMark } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../shared/i18n/translate.ts';
import { Popup } from '../../shared/ui/overlay/Popup.tsx';
import { placeBesideRow } from './beside-row.ts';
import { messages } from './messages.ts';
import { fetchDayCount, WhyThisDay, type WhyThisDayProps } from './WhyThisDay.tsx';
import './why-button.css';

/**
 * The question mark at the end of a date's row, and the count that it opens next to the whole row. The row says
 * `data-why-row`. With `inWords` it is a link that says so.
 */
export function WhyButton({
  what,
  inWords = false,
  ...count
}: WhyThisDayProps & { what: string; inWords?: boolean }) {
  const t = useText(messages);
  const name = t('why', { what });
  const fetchIt = () => void fetchDayCount();
  return (
    <Popup
      label={name}
      className="why-popup"
      place={placeBesideRow}
      renderButton={(props) => (
        <button
          {...props}
          type="button"
          className={inWords ? 'link-button' : 'why-button'}
          aria-label={name}
          title={t('whyShort')}
          onPointerEnter={fetchIt}
          onFocus={fetchIt}
        >
          {inWords ? t('whyShort') : <CircleQuestionMark size={17} strokeWidth={1.9} aria-hidden />}
        </button>
      )}
    >
      {() => <OpenCount {...count} />}
    </Popup>
  );
}

/** Takes the focus, so that a screen reader begins here and the arrow keys scroll it. */
function OpenCount(count: WhyThisDayProps) {
  const scrolled = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => scrolled.current?.focus({ preventScroll: true }), []);
  useEffect(() => keepBeside(content.current), []);
  return (
    // A long count is scrolled: by keyboard too.
    <div ref={scrolled} className="why-scroll" tabIndex={0}>
      <div ref={content}>
        <WhyThisDay {...count} />
      </div>
    </div>
  );
}

/**
 * The count comes after its panel, what a lawyer may say of it after the count, and it grows when it is unfolded: the
 * panel keeps its place next to the row. What scrolls doesn’t grow once it has no more room, so its content is watched.
 */
function keepBeside(content: HTMLElement | null) {
  const panel = content?.closest<HTMLElement>('.why-popup');
  if (!content || !panel) return undefined;
  const button = document.querySelector(`[popovertarget="${CSS.escape(panel.id)}"]`);
  const watch = new ResizeObserver(() => placeBesideRow(panel, button));
  watch.observe(content);
  return () => watch.disconnect();
}
