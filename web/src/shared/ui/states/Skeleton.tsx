import './empty-state.css';

/** Uneven, as words are. */
const widths = ['40%', '92%', '86%', '90%', '72%', '88%', '60%'];

/** Grey lines in the place of what is being fetched; they appear after 150 ms. */
export function Skeleton({ lines = 7, label }: { lines?: number; label?: string }) {
  return (
    <div className="skeleton" role="status" aria-label={label} aria-busy="true">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} style={{ width: widths[index % widths.length] }} />
      ))}
    </div>
  );
}
