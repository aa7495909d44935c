import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  type CalledWritAction,
  isCalledWritAction,
  writActionNames,
} from '@writdesk/contract/writs/writ-actions';

/** Which action’s form on the writ is open: `?act=writ-submit`, next to the actions of the case itself. */
export function useOpenWritAct() {
  const search: { act?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked = typeof search.act === 'string' ? search.act : '';
  const name = writActionNames.find((action) => `writ-${action}` === asked) ?? null;
  const go = (action: CalledWritAction | undefined) =>
    void navigate({
      to: '.',
      search: action ? { act: `writ-${action}` } : {},
      hash: true,
      replace: true,
      resetScroll: false,
    });
  return {
    name: name !== null && isCalledWritAction(name) ? name : null,
    open: go,
    close: () => go(undefined),
  };
}
