import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../formats/money.ts';
import { useText } from '../i18n/translate.ts';
import { messages } from '../ui/messages.ts';
import { pageSizes } from './page-size.ts';
import { pagesShown } from './pages-shown.ts';

interface PagerProps {
  page: number;
  size: number;
  total: number;
  onChange: (page: number, size: number) => void;
}

/** The pages of a list, and how many rows one has. */
export function Pager({ page, size, total, onChange }: PagerProps) {
  const t = useText(messages);
  const last = Math.max(1, Math.ceil(total / size));
  return (
    <div className="pager">
      {last > 1 && (
        <nav aria-label={t('pages')}>
          <PageButton label={t('pageBefore')} disabled={page <= 1} onClick={() => onChange(page - 1, size)}>
            <ChevronLeft size={16} aria-hidden />
          </PageButton>
          {pagesShown(page, last).map((number, index) =>
            number === null ? (
              <span key={`gap-${index}`} className="pager-gap" aria-hidden>
                …
              </span>
            ) : (
              <PageButton
                key={number}
                label={t('pageNumber', { page: number })}
                isPresent={number === page}
                onClick={() => onChange(number, size)}
              >
                {formatCount(number)}
              </PageButton>
            ),
          )}
          <PageButton label={t('pageAfter')} disabled={page >= last} onClick={() => onChange(page + 1, size)}>
            <ChevronRight size={16} aria-hidden />
          </PageButton>
        </nav>
      )}
      <select
        aria-label={t('rowsOnPage')}
        value={size}
        onChange={(event) => onChange(1, Number(event.target.value))}
      >
        {[...new Set([...pageSizes, size])].map((rows) => (
          <option key={rows} value={rows}>
            {rows} {t('perPage')}
          </option>
        ))}
      </select>
    </div>
  );
}

interface PageButtonProps {
  label: string;
  disabled?: boolean;
  isPresent?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function PageButton({ label, disabled = false, isPresent = false, onClick, children }: PageButtonProps) {
  return (
    <button
      type="button"
      className={isPresent ? 'on' : undefined}
      aria-label={label}
      aria-current={isPresent ? 'page' : undefined}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
