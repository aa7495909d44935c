import type { CostRecovery, RecoveryCode } from '@writdesk/contract/billing-items/cost-recovery';
import { defineMessages } from '../../shared/i18n/define-messages.ts';
import type { Translate } from '../../shared/i18n/translate.ts';

/** Whether the tenant can be asked for a cost, and why not. */
export const recoveryWords = defineMessages({
  en: {
    YES: 'The tenant can be asked for it',
    COURT: 'The court decides whether the tenant pays it',
    LEASE_UNKNOWN: 'Depends on the lease: nobody has said whether it asks for it',
    NO_LEASE: 'The lease doesn’t ask for it',
    NO_STATE: 'The state doesn’t allow it',
    NO_FIRM: 'The firm doesn’t ask for it',
    NO_OWN: 'The company’s own',
    UNKNOWN: 'No rule of the state is known',
    OVER_CAP: 'Above what the state allows',
    notVerified: 'not verified',
    cap: 'up to {percent}% of what is owed',
  },
  es: {
    YES: 'Se le puede pedir al inquilino',
    COURT: 'El tribunal decide si lo paga el inquilino',
    LEASE_UNKNOWN: 'Depende del contrato: nadie ha dicho si lo pide',
    NO_LEASE: 'El contrato no lo pide',
    NO_STATE: 'El estado no lo permite',
    NO_FIRM: 'El bufete no lo pide',
    NO_OWN: 'Propio de la empresa',
    UNKNOWN: 'No se conoce ninguna norma del estado',
    OVER_CAP: 'Por encima de lo que permite el estado',
    notVerified: 'sin verificar',
    cap: 'hasta {percent}% de lo adeudado',
  },
});

type Word = RecoveryCode | 'OVER_CAP' | 'notVerified' | 'cap';

/** With the source of the rule, and whether anybody has compared it with its text. */
export function recoverySaid(t: Translate<Word>, of: CostRecovery): string {
  const { code, capBasisPoints, source, confidence } = of;
  return [
    t(code),
    capBasisPoints !== null && t('cap', { percent: capBasisPoints / 100 }),
    source,
    confidence === 'U' && t('notVerified'),
  ]
    .filter(Boolean)
    .join(' · ');
}
