import { MOST_PAGE_PICTURES } from '@writdesk/contract/storage/storage';
import type { DocumentTag, TemplatePage } from '@writdesk/contract/documents/template-values';
import { useEffect, useRef } from 'react';
import { PagePicture } from '../../../shared/files/PagePicture.tsx';
import { usePagePictures, useSeen } from '../../../shared/files/use-page-pictures.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { designerMessages } from './messages.ts';

interface PageRailProps {
  path: string | null;
  pages: readonly TemplatePage[];
  tags: readonly DocumentTag[];
  /** The page that is shown, from 1 on. */
  number: number;
  onPage: (number: number) => void;
}

/** All pages, small, one below the other: the way to any of them. */
export function PageRail({ path, pages, ...props }: PageRailProps) {
  const t = useText(designerMessages);
  const starts = Array.from({ length: Math.ceil(pages.length / MOST_PAGE_PICTURES) }, (_, index) => index);
  return (
    <nav className="page-rail" aria-label={t('pages')}>
      {starts.map((index) => (
        <SomePages
          key={index}
          path={path}
          from={index * MOST_PAGE_PICTURES + 1}
          pages={pages.slice(index * MOST_PAGE_PICTURES, (index + 1) * MOST_PAGE_PICTURES)}
          {...props}
        />
      ))}
    </nav>
  );
}

/** As many as are pictured at once, once somebody scrolls to them. */
function SomePages({ path, from, pages, tags, number, onPage }: PageRailProps & { from: number }) {
  const [ref, isSeen] = useSeen<HTMLOListElement>();
  const pictures = usePagePictures({ path, from, count: pages.length }, isSeen);
  return (
    <ol ref={ref}>
      {pages.map((size, index) => {
        const page = from + index;
        return (
          <RailPage
            key={page}
            page={page}
            size={size}
            address={pictures.get(page)}
            count={tags.filter((tag) => tag.page === page).length}
            isShown={page === number}
            onPage={onPage}
          />
        );
      })}
    </ol>
  );
}

interface RailPageProps extends Pick<PageRailProps, 'onPage'> {
  page: number;
  size: TemplatePage;
  address: string | undefined;
  /** Of tags on it. */
  count: number;
  isShown: boolean;
}

function RailPage({ page, size, address, count, isShown, onPage }: RailPageProps) {
  const t = useText(designerMessages);
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isShown) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <li>
      <button
        ref={ref}
        type="button"
        className="rail-page"
        aria-label={t('railPage', { page, count })}
        aria-current={isShown ? 'page' : undefined}
        onClick={() => onPage(page)}
      >
        <span className="rail-picture" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
          <PagePicture address={address} />
        </span>
        <span aria-hidden>{count > 0 ? `${page} · ${t('tagCount', { count })}` : page}</span>
      </button>
    </li>
  );
}
