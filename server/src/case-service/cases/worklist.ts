import type { CaseAction } from '@writdesk/contract/case-lifecycle';
import type { CaseStatus } from '@writdesk/contract/case-status';
import type { Role } from '@writdesk/contract/roles';

/** What a person's day consists of: for each role the statuses that wait for it, with the act that they wait for. */
const desks: Readonly<Partial<Record<Role, Readonly<Partial<Record<CaseStatus, CaseAction>>>>>> = {
  case_processor: {
    INTAKE: 'initial-check',
    INITIAL_CHECK: 'review',
    RETURNED_TO_PROCESSOR: 'send-for-filing',
    SENT_FOR_FILING: 'add-case-number',
    FILED: 'sent-for-serving',
    SENT_FOR_SERVING: 'record-service',
    AWAITING_JUDGMENT: 'record-judgment',
  },
  lawyer: {
    REVIEW: 'send-for-filing',
    ON_DOCKET: 'record-judgment',
    AWAITING_JUDGMENT: 'record-judgment',
  },
  client_owner: { DRAFT: 'submit', RETURNED_TO_CLIENT: 'submit', PAYMENT_HOLD: 'submit' },
  crm_user: {
    RETURNED_TO_CLIENT: 'send-back-to-client',
    PAYMENT_HOLD: 'hold-release',
    INTAKE: 'initial-check',
  },
};
const likeAnother: Readonly<Partial<Record<Role, Role>>> = {
  firm_user: 'case_processor',
  firm_admin: 'case_processor',
  client_manager: 'client_owner',
};

export type Desk = Readonly<Partial<Record<CaseStatus, CaseAction>>>;

/** The statuses whose cases are this person's work, with the usual act of each. */
export function deskOf(roles: readonly Role[]): Desk {
  return Object.assign(
    {},
    ...roles.map((role) => desks[role] ?? desks[likeAnother[role] ?? role] ?? {}),
  ) as Desk;
}

interface Waiting {
  status: CaseStatus;
  availableActions: readonly string[];
  serviceStage: string;
}

/** The act by which this case leaves the person's list: the usual one if it is allowed now, else the first that is. */
export function actOf(desk: Desk, waiting: Waiting): string {
  const usual = desk[waiting.status];
  // Everybody served: what waits is the next court step, not another return.
  if (usual === 'record-service' && waiting.serviceStage === 'COMPLETE') {
    const next = ['apply-to-docket', 'awaiting-judgment'].find((action) =>
      waiting.availableActions.includes(action),
    );
    if (next) return next;
  }
  // An act that can't be done yet still names what is waited for; the case's page says what is missing.
  return usual ?? waiting.availableActions[0] ?? 'save';
}
