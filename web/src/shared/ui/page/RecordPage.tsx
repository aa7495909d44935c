import type { ReactNode } from 'react';
import { ErrorState } from '../states/EmptyState.tsx';
import { Skeleton } from '../states/Skeleton.tsx';
import './record-page.css';

interface LoadedPageProps<R> {
  query: { data: R | undefined; error: unknown; refetch: () => unknown };
  /** In an error: "The courthouse". */
  what: string;
  /** Of the skeleton. */
  lines?: number;
  children: (record: R) => ReactNode;
}

/** A page of one record that is fetched: skeleton, error, or the page. */
export function LoadedPage<R>({ query, what, lines = 9, children }: LoadedPageProps<R>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <ErrorState error={error} what={what} onRetry={() => void refetch()} level={1} />;
  return <Skeleton lines={lines} label={what} />;
}

interface RecordPageProps {
  /** `<PageHead>`: title, status, facts, actions, and its short form on a phone. */
  head: ReactNode;
  /** What must not be missed, above the parts. */
  notes?: ReactNode;
  /** `<TabLinks>`, where the record has parts with addresses of their own. */
  tabs?: ReactNode;
  /** The panel at the right; below the part where there is no room for both. */
  side?: ReactNode;
  /** The panel stays at the right of a small screen too, in a narrower column. */
  sideStays?: boolean;
  /** Of the main column. */
  className?: string;
  children: ReactNode;
}

/** The page of one record. Its sheets stand below each other, 16 px apart. */
export function RecordPage({
  head,
  notes,
  tabs,
  side,
  sideStays = false,
  className = '',
  children,
}: RecordPageProps) {
  const main = <div className={`record-main ${className}`.trim()}>{children}</div>;
  return (
    <>
      {head}
      {notes && <div className="record-notes">{notes}</div>}
      {tabs}
      {side ? (
        <div className={sideStays ? 'record-columns side-stays' : 'record-columns'}>
          {main}
          <aside className="record-side">{side}</aside>
        </div>
      ) : (
        main
      )}
    </>
  );
}
