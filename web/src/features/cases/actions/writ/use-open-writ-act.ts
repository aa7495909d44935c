import { useNavigate, useSearch } from '@tanstack/react-router';
import { type WritAction, writActionNames } from '@writdesk/contract/writs/writ-actions';
import type { WritFormAct } from './writ-fields.ts';

/** Which action’s form on the writ is open: `?act=writ-submit`, next to the actions of the case itself. */
export function useOpenWritAct() {
  const search: { act?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked = typeof search.act === 'string' ? search.act : '';
  const name = writActionNames.find((action) => `writ-${action}` === asked) ?? null;
  const go = (action: WritFormAct | undefined) =>
    void navigate({
      to: '.',
      search: action ? { act: `writ-${action}` } : {},
      hash: true,
      replace: true,
      resetScroll: false,
    });
  return {
    name: name !== null && isWritFormAct(name) ? name : null,
    open: go,
    close: () => go(undefined),
  };
}

/** Whether people do it; a writ expires by itself. */
export const isWritFormAct = (action: WritAction): action is WritFormAct => action !== 'expire';
