import { paymentSweep } from '@writdesk/contract/payment-sweep/payment-sweep';
import { useCall } from './api/hooks.ts';
import { usePerson } from './person/person.ts';
import { worklistSize } from './worklist-size.ts';

/** The hearings ahead about which the properties were asked who paid, answered or not, the next one first. */
export function useAskedSweep() {
  const { holds } = usePerson();
  return useCall(paymentSweep.list, {
    query: { asked: 'true', size: worklistSize },
    quiet: true,
    enabled: holds('payment-sweep.read'),
  });
}
