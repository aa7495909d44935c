import { chargeActions, type ChargeTrigger } from '@writdesk/contract/invoices/bill-items';
import type { BillingItem } from '@writdesk/contract/cases/case-values';
import { type WritAction, writActionNames } from '@writdesk/contract/writs/writ-actions';
import { defineMessages } from '../../shared/i18n/define-messages.ts';
import { translate } from '../../shared/i18n/translate.ts';
import { writActDone, writActLabel } from '../writ/writ-action-words.ts';
import { actDoneLabel, actLabel, hasActLabel } from './act-labels.ts';

/** What charged a case, other than an action. */
const words = defineMessages({
  en: {
    addedBy: 'Added by {name}',
    began: 'When this step began: {act}',
    step: 'A step of the workflow was done',
    stepBegan: 'A step of the workflow began',
    checkVoid: 'A court check was voided',
    checkAgain: 'Another court check paid it',
    interest: 'Interest on an overdue invoice',
    postage: 'Postage for an envelope',
    postageBack: 'The postage was refunded',
  },
  es: {
    addedBy: 'Añadido por {name}',
    began: 'Al empezar este paso: {act}',
    step: 'Se terminó un paso del flujo de trabajo',
    stepBegan: 'Empezó un paso del flujo de trabajo',
    checkVoid: 'Se anuló un cheque judicial',
    checkAgain: 'Lo pagó otro cheque judicial',
    interest: 'Intereses de una factura vencida',
    postage: 'Franqueo de un sobre',
    postageBack: 'Se reembolsó el franqueo',
  },
});

type Charge = Pick<BillingItem, 'trigger' | 'onEntry' | 'source' | 'amountCents' | 'createdByName'>;

/** Why a case was charged: `Approved and sent for filing`, or who added it; null for what says nothing. */
export function chargeReason(charge: Charge): string | null {
  const { trigger, onEntry, source, amountCents, createdByName } = charge;
  if (source === 'MANUAL')
    return createdByName === null ? null : translate(words, 'addedBy', { name: createdByName });
  if (trigger === 'check') return translate(words, amountCents < 0 ? 'checkVoid' : 'checkAgain');
  if (trigger === 'interest') return translate(words, 'interest');
  if (trigger === 'envelope') return translate(words, amountCents < 0 ? 'postageBack' : 'postage');
  const action = Object.hasOwn(chargeActions, trigger) ? chargeActions[trigger as ChargeTrigger] : trigger;
  const writAction = writActionNames.find((name) => `writ-${name}` === action);
  const label = labelOf(action, writAction, onEntry);
  if (label === null) return translate(words, onEntry ? 'stepBegan' : 'step');
  return onEntry ? translate(words, 'began', { act: label }) : label;
}

function labelOf(action: string, writAction: WritAction | undefined, onEntry: boolean): string | null {
  if (writAction) return onEntry ? writActLabel(writAction, null) : writActDone(writAction);
  if (!hasActLabel(action)) return null;
  return onEntry ? actLabel(action) : actDoneLabel(action);
}
