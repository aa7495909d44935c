import type { ReactNode } from 'react';
import { usePagePictures, usePictureAt, useSeen } from './use-page-pictures.ts';
import './page-picture.css';

interface PagePictureProps {
  /** Where it is; its name stands next to it. */
  address: string | undefined;
  /** What stands in its place until it is here. */
  children?: ReactNode;
}

/** A small picture of a page. */
export function PagePicture({ address, children = null }: PagePictureProps) {
  const url = usePictureAt(address);
  if (!url) return children;
  return <img className="page-picture" src={url} alt="" draggable={false} />;
}

/** The first page of a file, small, next to its name. */
export function FirstPage({ path, children }: { path: string; children: ReactNode }) {
  const [ref, isSeen] = useSeen<HTMLSpanElement>();
  const pictures = usePagePictures({ path, from: 1, count: 1 }, isSeen);
  return (
    <span className="first-page" ref={ref}>
      <PagePicture address={pictures.get(1)}>{children}</PagePicture>
    </span>
  );
}
