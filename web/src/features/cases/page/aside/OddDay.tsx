import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Under a day: what is odd about it. */
export function OddDay({ children }: { children: ReactNode }) {
  return (
    <small className="odd-day tone-hold">
      <TriangleAlert size={14} aria-hidden /> {children}
    </small>
  );
}
