import { useNavigate, useSearch } from '@tanstack/react-router';
import { isFormAct, type FormAct } from '../../../labels/case/action-screens.ts';

interface OpenAct {
  /** The action whose form is open. */
  name: FormAct | null;
  open: (act: FormAct) => void;
  close: () => void;
}

/** Which action's form is open. It stands in the address, so that a work queue can lead straight to it. */
export function useOpenAct(): OpenAct {
  const search: { act?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked = typeof search.act === 'string' && isFormAct(search.act) ? search.act : null;
  const go = (act: FormAct | undefined) =>
    void navigate({
      to: '.',
      search: act ? { act } : {},
      hash: true,
      replace: true,
      resetScroll: false,
    });
  return {
    // An action that is not offered, or no longer, opens too: its form says why it can't be done.
    name: asked,
    open: go,
    close: () => go(undefined),
  };
}
