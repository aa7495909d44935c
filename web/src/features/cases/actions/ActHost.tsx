import { mapValues } from '@writdesk/contract/values/records';
import { lazy, Suspense } from 'react';
import { actionScreens, type FormAct } from '../../../labels/case/action-screens.ts';
import { KeptAs, keptBegin } from '../../../shared/form/index.ts';
import { usePerson } from '../../../shared/person/index.ts';
import { dropForms } from '../../../shared/session/drop-forms.ts';
import { HeldCase } from './frame/HeldCase.tsx';
import type { ActProps } from './frame/use-act-call.ts';

const forms = mapValues(actionScreens, ({ form }) => lazy(form));

interface ActHostProps extends ActProps {
  act: FormAct | null;
}

/**
 * The place of the open action's form. Each is fetched when it is first opened. The address of a page names it, so that a
 * reload opens it again; over a list a person opens it again: what was typed is there, until it is sent or the form is closed.
 */
export function ActHost({ details, act, onClose }: ActHostProps) {
  const { email } = usePerson();
  const Form = act && forms[act];
  if (!Form) return null;
  const place = `${details.id}.${act}`;
  const close = () => {
    dropForms(keptBegin(email, place));
    onClose();
  };
  return (
    <Suspense fallback={null}>
      <KeptAs value={place}>
        <HeldCase key={place} details={details}>
          {(held) => <Form details={held} onClose={close} />}
        </HeldCase>
      </KeptAs>
    </Suspense>
  );
}
