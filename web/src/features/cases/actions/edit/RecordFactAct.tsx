import { lazy, Suspense } from 'react';
import { useLawDates } from '../../shared/use-law-dates.ts';
import type { ActProps } from '../frame/use-act-call.ts';

// The fields of a day weigh much, and what the dates are read with is not needed to type one.
const FactForm = lazy(() => import('../frame/FactForm.tsx'));

/** The days of the court papers that matter to this case now. */
export default function RecordFactAct(props: ActProps) {
  const { data } = useLawDates(props.details);
  if (!data) return null;
  return (
    <Suspense fallback={null}>
      <FactForm {...props} facts={data.facts} asked={data.asked} timeZone={data.timeZone} />
    </Suspense>
  );
}
