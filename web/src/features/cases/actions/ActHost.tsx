import { mapValues } from '@writdesk/contract/machine/machine';
import { lazy, Suspense } from 'react';
import { actionScreens, type FormAct } from '../../../labels/case/action-screens.ts';
import type { ActProps } from './frame/use-act-call.ts';

const forms = mapValues(actionScreens, (screen) => ('form' in screen ? lazy(screen.form) : null));

interface ActHostProps extends ActProps {
  act: FormAct | null;
}

/** The place of the open action's form. Each is fetched when it is first opened. */
export function ActHost({ details, act, onClose }: ActHostProps) {
  const Form = act && forms[act];
  if (!Form) return null;
  return (
    <Suspense fallback={null}>
      <Form key={act} details={details} onClose={onClose} />
    </Suspense>
  );
}
