import type { LeaseDraft } from '@writdesk/contract/month-filing/month-filing';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { sayFault } from '../../../shared/i18n/sentences.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { Status, TwoLines } from '../../../shared/ui/index.ts';
import { stepOfPath } from '../../../labels/case/steps.ts';
import { messages } from './messages.ts';

const said = (key: 'complete' | 'incomplete') => ({ en: messages.en[key], es: messages.es[key] });
const looks = {
  complete: { label: said('complete'), tone: 'gain', icon: CircleCheck },
  incomplete: { label: said('incomplete'), tone: 'hold', icon: CircleDashed },
} as const;

/** Whether the draft can be submitted, and the first thing that it lacks, with the way to where it is given. */
export function DraftState({ draft: { id, errors } }: { draft: LeaseDraft }) {
  const t = useText(messages);
  const [first, ...more] = errors;
  if (!first) return <Status of={looks.complete} />;
  const words = sayFault(first, first.message);
  return (
    <TwoLines
      first={<Status of={looks.incomplete} />}
      second={
        <Link to="/cases/$id/edit" params={{ id }} search={{ step: stepOfPath(first.path) }} title={words}>
          {more.length > 0 ? t('andMore', { first: words, count: more.length }) : words}
        </Link>
      }
    />
  );
}
