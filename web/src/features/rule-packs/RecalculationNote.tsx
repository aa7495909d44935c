import { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import { useCall } from '../../shared/api/index.ts';
import { formatCount } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { usePolling } from '../../shared/ui/states/use-polling.ts';

/** While dates are counted by a new version: how far that is. */
export function RecalculationNote({ state }: { state: string }) {
  const t = useText(messages);
  const { data, refetch } = useCall(rulePacks.recalculation, { params: { state }, quiet: true });
  const count = data?.count;
  const isRunning = count !== null && count !== undefined && count.endedAt === null;
  usePolling(isRunning, refetch);
  // Nobody waits for a count that none of their cases is in.
  if (!isRunning || count.total === 0) return null;
  const { version, done, total, moved } = count;
  const words = t('recalculating', {
    version,
    done: formatCount(done),
    total: formatCount(total),
    moved: formatCount(moved),
  });
  return (
    <Sheet edge="desk" label={words}>
      <p role="status">{words}</p>
      <progress className="rule-progress" max={total} value={done} aria-label={words} />
    </Sheet>
  );
}
