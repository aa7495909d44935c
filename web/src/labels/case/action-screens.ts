import type { ActionWords } from '@writdesk/contract/cases/action-words';
import type { CaseAction } from '@writdesk/contract/cases/case-actions';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { ComponentType } from 'react';

interface ActionScreen {
  /** Its form, fetched when it is first opened. */
  form: () => Promise<{ default: ComponentType<{ details: CaseDetails; onClose: () => void }> }>;
  /** Needs nothing but the wish: in a list it is done with one press, without its form. */
  isQuick?: true;
  /** Chooses whose work it is next: a key, which is pressed by mistake more easily than a button, opens its form. */
  asksByKey?: true;
}

/** The forms of the actions on a case. An action without one here is done elsewhere, such as on the page of documents. */
export const actionScreens = {
  submit: {
    form: () => import('../../features/cases/actions/intake/SubmitAct.tsx'),
  },
  'hold-release': {
    form: () => import('../../features/cases/actions/intake/ReleaseHoldAct.tsx'),
  },
  'initial-check': {
    form: () => import('../../features/cases/actions/intake/InitialCheckAct.tsx'),
    isQuick: true,
  },
  review: {
    form: () => import('../../features/cases/actions/intake/ReviewAct.tsx'),
    isQuick: true,
    asksByKey: true,
  },
  'send-for-filing': {
    form: () => import('../../features/cases/actions/intake/ApproveAct.tsx'),
  },
  'add-case-number': {
    form: () => import('../../features/cases/actions/filing/AddCaseNumberAct.tsx'),
  },
  'sent-for-serving': {
    form: () => import('../../features/cases/actions/filing/ServeAct.tsx'),
  },
  'record-service': {
    form: () => import('../../features/cases/actions/filing/ReturnAct.tsx'),
  },
  'record-search': {
    form: () => import('../../features/cases/actions/filing/SearchAct.tsx'),
  },
  'apply-to-docket': {
    form: () => import('../../features/cases/actions/filing/DocketAct.tsx'),
  },
  'remove-from-docket': {
    form: () => import('../../features/cases/actions/filing/RemoveFromDocketAct.tsx'),
  },
  'awaiting-judgment': {
    form: () => import('../../features/cases/actions/court/AwaitJudgmentAct.tsx'),
  },
  'record-judgment': {
    form: () => import('../../features/cases/actions/court/JudgmentAct.tsx'),
  },
  'amend-judgment': {
    form: () => import('../../features/cases/actions/court/AmendJudgmentAct.tsx'),
  },
  'set-lockout-date': {
    form: () => import('../../features/cases/actions/court/SetLockoutAct.tsx'),
  },
  'appeal-update': {
    form: () => import('../../features/cases/actions/court/AppealUpdateAct.tsx'),
  },
  'appeal-submit': {
    form: () => import('../../features/cases/actions/court/AppealAct.tsx'),
  },
  'answer-sweep': {
    form: () => import('../../features/cases/actions/court/AnswerSweepAct.tsx'),
  },
  'record-tenant-payment': {
    form: () => import('../../features/cases/actions/court/TenantPaymentAct.tsx'),
  },
  'check-docket': {
    form: () => import('../../features/cases/actions/court/CheckDocketAct.tsx'),
  },
  'back-in-intake': {
    form: () => import('../../features/cases/actions/back/BackToIntakeAct.tsx'),
  },
  'back-in-initial-check': {
    form: () => import('../../features/cases/actions/back/BackToCheckAct.tsx'),
  },
  'send-back-to-client': {
    form: () => import('../../features/cases/actions/back/BackToClientAct.tsx'),
  },
  'send-back-to-processor': {
    form: () => import('../../features/cases/actions/back/BackToProcessorAct.tsx'),
  },
  close: {
    form: () => import('../../features/cases/actions/end/CloseAct.tsx'),
  },
  'dismiss-case': {
    form: () => import('../../features/cases/actions/end/DismissAct.tsx'),
  },
  'deny-case': {
    form: () => import('../../features/cases/actions/end/DenyAct.tsx'),
  },
  reopen: {
    form: () => import('../../features/cases/actions/end/ReopenAct.tsx'),
  },
  'add-eviction-details': {
    form: () => import('../../features/cases/actions/court/ConfirmOccupancyAct.tsx'),
  },
  assign: {
    form: () => import('../../features/cases/actions/edit/AssignAct.tsx'),
  },
  'update-workflow': {
    form: () => import('../../features/cases/actions/edit/MoveWorkflowAct.tsx'),
  },
  'record-fact': {
    form: () => import('../../features/cases/actions/edit/RecordFactAct.tsx'),
  },
} as const satisfies Partial<Record<CaseAction, ActionScreen>>;

/** Actions that a page has a form for. */
export type FormAct = keyof typeof actionScreens;

export function isFormAct(act: string): act is FormAct {
  return Object.hasOwn(actionScreens, act);
}

export function isQuickAct(act: string): act is FormAct {
  return isFormAct(act) && 'isQuick' in actionScreens[act];
}

export function isQuickByKey(act: string): act is FormAct {
  return isQuickAct(act) && !('asksByKey' in actionScreens[act]);
}

/** Senses of an action that have words of their own, and `open` for an action of which only the case is known. */
export const otherSenses = {
  answer: {
    en: ['Answer the firm', 'Answer', 'Answer sent to the firm'],
    es: ['Responder al bufete', 'Responder', 'Respuesta enviada al bufete'],
  },
  'send-answer': {
    en: ['Send the answer to the firm', 'Send answer', 'Answer sent to the firm'],
    es: ['Enviar la respuesta al bufete', 'Enviar respuesta', 'Respuesta enviada al bufete'],
  },
  finish: {
    en: ['Finish and submit', 'Finish draft', 'Submitted to the firm'],
    es: ['Terminar y enviar', 'Terminar', 'Enviado al bufete'],
  },
  'resume-check': {
    en: ['Resume initial check', 'Resume check', 'Initial check resumed'],
    es: ['Retomar la revisión inicial', 'Retomar', 'Revisión inicial retomada'],
  },
  'send-again': {
    en: ['Send out again', 'Send again', 'Sent out again'],
    es: ['Enviar de nuevo', 'Enviar otra vez', 'Enviado de nuevo'],
  },
  'request-default': {
    en: ['Request default', 'Request default', 'Default requested'],
    es: ['Pedir el fallo en rebeldía', 'Pedir rebeldía', 'Fallo en rebeldía pedido'],
  },
  'move-docket': {
    en: ['Move to another docket', 'Move docket', 'Moved to another docket'],
    es: ['Pasar a otra agenda', 'Otra agenda', 'Pasado a otra agenda'],
  },
  'propose-lockout': {
    en: ['Propose a day for the lockout', 'Propose day', 'Lockout day proposed'],
    es: ['Proponer un día para el lanzamiento', 'Proponer día', 'Día del lanzamiento propuesto'],
  },
  'ask-dismissal': {
    en: ['Request dismissal', 'Ask to dismiss', 'Dismissal requested'],
    es: ['Pedir el desistimiento', 'Pedir fin', 'Desistimiento pedido'],
  },
  open: {
    en: ['View the case', 'Open case', 'Case changed'],
    es: ['Ver el caso', 'Ver caso', 'Caso cambiado'],
  },
} as const satisfies Record<string, ActionWords>;
