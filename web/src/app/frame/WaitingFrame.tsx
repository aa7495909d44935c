import { Skeleton } from '../../shared/ui/states/Skeleton.tsx';
import { phoneQuery, tabletQuery } from '../../shared/ui/page/use-media.ts';
import './frame.css';

/** The frame's shape, until the sign-in service has said who is there: on a slow network that takes seconds. */
export function WaitingFrame() {
  const isPhone = matchMedia(phoneQuery).matches;
  const isFolded = matchMedia(tabletQuery).matches;
  return (
    <div className={`frame${isPhone ? ' on-phone' : isFolded ? ' folded' : ''}`}>
      {!isPhone && (
        <div className="side-nav waiting-menu">
          <Skeleton lines={9} />
        </div>
      )}
      <div className="header">{!isPhone && <span className="header-search" />}</div>
      <main>
        <div className="page">
          <Skeleton lines={9} />
        </div>
      </main>
    </div>
  );
}
