import { CircleQuestionMark } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../shared/i18n/translate.ts';
import { Popup } from '../../shared/ui/Popup.tsx';
import { placeBesideRow } from './beside-row.ts';
import { messages } from './messages.ts';
import { WhyThisDay, type WhyThisDayProps } from './WhyThisDay.tsx';

/**
 * The question mark at the end of a date's row, and the count that it opens beside the whole row. The row says
 * `data-why-row`. With `inWords` it is a link that says so.
 */
export function WhyButton({
  what,
  inWords = false,
  ...count
}: WhyThisDayProps & { what: string; inWords?: boolean }) {
  const t = useText(messages);
  const name = t('why', { what });
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
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    // A long count is scrolled: by keyboard too.
    <div ref={ref} className="why-scroll" tabIndex={0}>
      <WhyThisDay {...count} />
    </div>
  );
}
