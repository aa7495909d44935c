import { useNavigate, useSearch } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import { isFormAct, type FormAct } from '../../../../labels/case/action-screens.ts';

export interface OpenAct {
  /** The action whose form is open. */
  name: FormAct | null;
  open: (act: FormAct) => void;
  close: () => void;
}

/** The action that is open over a list; null on a page, which keeps it in its address. */
export const OpenActOverList = createContext<OpenAct | null>(null);

/** Which action's form is open. It stands in the address, so that a work queue can lead straight to it. */
export function useOpenAct(): OpenAct {
  const overList = useContext(OpenActOverList);
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
  if (overList) return overList;
  return {
    // An action that is not offered, or no longer, opens too: its form says why it can't be done.
    name: asked,
    open: go,
    close: () => go(undefined),
  };
}
