import { deadlines } from '@writdesk/contract/deadlines/deadlines';
import { useMemo } from 'react';
import { useCall } from '../../../shared/api/index.ts';
import { useSettled } from '../../../shared/form/use-settled.ts';
import { type CountInputs, questionOf } from './count-address.ts';

/** The answer to what has been given, a moment after the last change. */
export function useCount(inputs: CountInputs) {
  const question = questionOf(inputs);
  const settled = useSettled(question ? JSON.stringify(question) : '');
  const body = useMemo(
    () => (settled ? (JSON.parse(settled) as NonNullable<typeof question>) : null),
    [settled],
  );
  const query = useCall(deadlines.preview, {
    body: body ?? { state: 'GA', event: 'APPEAL_DUE', facts: {} },
    enabled: body !== null,
    keepPrevious: true,
    quiet: true,
  });
  return { ...query, data: question && body && !query.error ? query.data : undefined };
}

export type Count = ReturnType<typeof useCount>;
