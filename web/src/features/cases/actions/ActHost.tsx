import { mapValues } from '@writdesk/contract/machine/machine';
import { lazy, Suspense, useContext } from 'react';
import { actionScreens, type FormAct } from '../../../labels/case/action-screens.ts';
import { KeptAs } from '../../../shared/form/index.ts';
import { usePerson } from '../../../shared/person/index.ts';
import { dropForms } from '../../../shared/session/drop-forms.ts';
import type { ActProps } from './frame/use-act-call.ts';
import { OpenActOverList } from './frame/use-open-act.ts';

const forms = mapValues(actionScreens, ({ form }) => lazy(form));

interface ActHostProps extends ActProps {
  act: FormAct | null;
}

/**
 * The place of the open action's form. Each is fetched when it is first opened. The address of a page names it, so that a
 * reload opens it again: what was typed is there, until it is sent or the form is closed.
 */
export function ActHost({ details, act, onClose }: ActHostProps) {
  const { id } = usePerson();
  const isOverList = useContext(OpenActOverList) !== null;
  const Form = act && forms[act];
  if (!Form) return null;
  const place = id === null || isOverList ? null : `${id}.${details.id}.${act}`;
  const close = () => {
    if (place !== null) dropForms(`${place}.`);
    onClose();
  };
  return (
    <Suspense fallback={null}>
      <KeptAs value={place}>
        {/* Who is signed in comes a moment after the page: typing waits under their name. */}
        <Form key={`${act} ${place}`} details={details} onClose={close} />
      </KeptAs>
    </Suspense>
  );
}
