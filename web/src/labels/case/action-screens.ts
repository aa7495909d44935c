import type { CaseAction } from '@writdesk/contract/cases/case-actions';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { ComponentType } from 'react';

/** What an action is called: in full, on a narrow button (at most 16 letters), and as something done. */
type Words = readonly [full: string, short: string, done: string];

interface ActionWords {
  en: Words;
  es: Words;
}
interface ActionScreen extends ActionWords {
  /** Its form, fetched when it is first opened. */
  form?: () => Promise<{ default: ComponentType<{ details: CaseDetails; onClose: () => void }> }>;
  /** Needs nothing but the wish: in a list it is done with one press, without its form. */
  isQuick?: true;
}

/** What the screens add to each action on a case; an action without words in both languages is a type error. */
export const actionScreens = {
  'create-draft': {
    en: ['Start a case', 'Start case', 'Draft started'],
    es: ['Empezar un caso', 'Empezar', 'Borrador empezado'],
  },
  create: {
    en: ['Open a case', 'Open case', 'Case opened'],
    es: ['Abrir un caso', 'Abrir caso', 'Caso abierto'],
  },
  submit: {
    en: ['Submit to the firm', 'Submit', 'Submitted to the firm'],
    es: ['Enviar al bufete', 'Enviar', 'Enviado al bufete'],
    form: () => import('../../features/cases/actions/intake/SubmitAct.tsx'),
  },
  'hold-release': {
    en: ['Release the hold', 'Release hold', 'Hold released'],
    es: ['Levantar la retención', 'Levantar', 'Retención levantada'],
    form: () => import('../../features/cases/actions/intake/ReleaseHoldAct.tsx'),
  },
  'initial-check': {
    en: ['Start initial check', 'Start check', 'Initial check started'],
    es: ['Empezar la revisión inicial', 'Empezar', 'Revisión inicial empezada'],
    form: () => import('../../features/cases/actions/intake/InitialCheckAct.tsx'),
    isQuick: true,
  },
  review: {
    en: ['Send to attorney review', 'Send to review', 'Sent to attorney review'],
    es: ['Enviar a revisión del abogado', 'A revisión', 'Enviado a revisión del abogado'],
    form: () => import('../../features/cases/actions/intake/ReviewAct.tsx'),
    isQuick: true,
  },
  'send-for-filing': {
    en: ['Approve and send for filing', 'Approve', 'Approved and sent for filing'],
    es: ['Aprobar y enviar a presentar', 'Aprobar', 'Aprobado y enviado a presentar'],
    form: () => import('../../features/cases/actions/intake/ApproveAct.tsx'),
  },
  'add-case-number': {
    en: ['Add case number', 'Add number', 'Case number added'],
    es: ['Agregar número de caso', 'Agregar número', 'Número de caso agregado'],
    form: () => import('../../features/cases/actions/filing/AddCaseNumberAct.tsx'),
  },
  'sent-for-serving': {
    en: ['Send for serving', 'Send for serving', 'Sent for serving'],
    es: ['Enviar a notificar', 'A notificar', 'Enviado a notificar'],
    form: () => import('../../features/cases/actions/filing/ServeAct.tsx'),
  },
  'record-service': {
    en: ['Record service return', 'Record return', 'Service return recorded'],
    es: ['Registrar el acta de notificación', 'Registrar acta', 'Acta de notificación registrada'],
    form: () => import('../../features/cases/actions/filing/ReturnAct.tsx'),
  },
  'record-search': {
    en: ['Record military search', 'Record search', 'Military search recorded'],
    es: ['Registrar la búsqueda militar', 'Anotar búsqueda', 'Búsqueda militar registrada'],
    form: () => import('../../features/cases/actions/filing/SearchAct.tsx'),
  },
  'apply-to-docket': {
    en: ['Apply to docket', 'Apply to docket', 'Put on a docket'],
    es: ['Poner en agenda', 'A la agenda', 'Puesto en agenda'],
    form: () => import('../../features/cases/actions/filing/DocketAct.tsx'),
  },
  'remove-from-docket': {
    en: ['Remove from docket', 'Remove', 'Removed from the docket'],
    es: ['Quitar de la agenda', 'Quitar', 'Quitado de la agenda'],
    form: () => import('../../features/cases/actions/filing/RemoveFromDocketAct.tsx'),
  },
  'awaiting-judgment': {
    en: ['Request judgment', 'Request judgment', 'Judgment requested'],
    es: ['Pedir el fallo', 'Pedir fallo', 'Fallo pedido'],
    form: () => import('../../features/cases/actions/court/AwaitJudgmentAct.tsx'),
  },
  'record-judgment': {
    en: ['Record judgment', 'Record judgment', 'Judgment recorded'],
    es: ['Registrar el fallo', 'Registrar fallo', 'Fallo registrado'],
    form: () => import('../../features/cases/actions/court/JudgmentAct.tsx'),
  },
  'amend-judgment': {
    en: ['Amend the judgment', 'Amend judgment', 'Judgment amended'],
    es: ['Modificar el fallo', 'Modificar fallo', 'Fallo modificado'],
    form: () => import('../../features/cases/actions/court/AmendJudgmentAct.tsx'),
  },
  'set-lockout-date': {
    en: ['Set lockout date', 'Set lockout', 'Lockout date set'],
    es: ['Fijar el lanzamiento', 'Fijar fecha', 'Lanzamiento fijado'],
    form: () => import('../../features/cases/actions/court/SetLockoutAct.tsx'),
  },
  'appeal-update': {
    en: ['Record the appeal’s result', 'Record result', 'Appeal’s result recorded'],
    es: ['Registrar el resultado de la apelación', 'Registrar', 'Resultado de la apelación registrado'],
    form: () => import('../../features/cases/actions/court/AppealUpdateAct.tsx'),
  },
  'appeal-submit': {
    en: ['Record an appeal', 'Record appeal', 'Appeal recorded'],
    es: ['Registrar una apelación', 'Registrar', 'Apelación registrada'],
    form: () => import('../../features/cases/actions/court/AppealAct.tsx'),
  },
  'record-stipulation': {
    en: ['Record what came', 'Record payment', 'Payment of the agreement recorded'],
    es: ['Registrar lo recibido', 'Registrar pago', 'Pago del acuerdo registrado'],
  },
  'answer-sweep': {
    en: ['Answer payment sweep', 'Say who paid', 'Answered before court'],
    es: ['Decir quién pagó', 'Decir quién pagó', 'Respondido antes de la audiencia'],
    form: () => import('../../features/cases/actions/court/AnswerSweepAct.tsx'),
  },
  'record-tenant-payment': {
    en: ['Record a payment', 'Record payment', 'Payment recorded'],
    es: ['Registrar un pago', 'Registrar pago', 'Pago registrado'],
    form: () => import('../../features/cases/actions/court/TenantPaymentAct.tsx'),
  },
  'check-docket': {
    en: ['Record a docket check', 'Check docket', 'Docket checked'],
    es: ['Registrar una consulta de la agenda', 'Ver agenda', 'Agenda consultada'],
    form: () => import('../../features/cases/actions/court/CheckDocketAct.tsx'),
  },
  'back-in-intake': {
    en: ['Send back to intake', 'Back to intake', 'Sent back to intake'],
    es: ['Devolver a recepción', 'A recepción', 'Devuelto a recepción'],
    form: () => import('../../features/cases/actions/back/BackToIntakeAct.tsx'),
  },
  'back-in-initial-check': {
    en: ['Send back to initial check', 'Back to check', 'Sent back to initial check'],
    es: ['Devolver a revisión inicial', 'A revisión', 'Devuelto a revisión inicial'],
    form: () => import('../../features/cases/actions/back/BackToCheckAct.tsx'),
  },
  'send-back-to-client': {
    en: ['Send back to client', 'Back to client', 'Sent back to the client'],
    es: ['Devolver al cliente', 'Al cliente', 'Devuelto al cliente'],
    form: () => import('../../features/cases/actions/back/BackToClientAct.tsx'),
  },
  'send-back-to-processor': {
    en: ['Send back to processor', 'To processor', 'Sent back to the processor'],
    es: ['Devolver al tramitador', 'Al tramitador', 'Devuelto al tramitador'],
    form: () => import('../../features/cases/actions/back/BackToProcessorAct.tsx'),
  },
  close: {
    en: ['Close case', 'Close case', 'Case closed'],
    es: ['Cerrar el caso', 'Cerrar caso', 'Caso cerrado'],
    form: () => import('../../features/cases/actions/end/CloseAct.tsx'),
  },
  'dismiss-case': {
    en: ['Dismiss case', 'Dismiss case', 'Case dismissed'],
    es: ['Desistir del caso', 'Desistir', 'Caso desistido'],
    form: () => import('../../features/cases/actions/end/DismissAct.tsx'),
  },
  'deny-case': {
    en: ['Deny case', 'Deny case', 'Case denied'],
    es: ['Denegar el caso', 'Denegar', 'Caso denegado'],
    form: () => import('../../features/cases/actions/end/DenyAct.tsx'),
  },
  reopen: {
    en: ['Reopen case', 'Reopen case', 'Case reopened'],
    es: ['Reabrir el caso', 'Reabrir', 'Caso reabierto'],
    form: () => import('../../features/cases/actions/end/ReopenAct.tsx'),
  },
  save: {
    en: ['Edit case', 'Edit case', 'Case edited'],
    es: ['Editar el caso', 'Editar caso', 'Caso editado'],
  },
  'create-eviction': {
    en: ['Enter the reasons', 'Enter reasons', 'Reasons entered'],
    es: ['Indicar los motivos', 'Indicar motivos', 'Motivos indicados'],
  },
  'add-eviction-details': {
    en: ['Confirm occupancy', 'Check occupancy', 'Occupancy checked'],
    es: ['Confirmar la ocupación', 'Ver ocupación', 'Ocupación comprobada'],
    form: () => import('../../features/cases/actions/court/ConfirmOccupancyAct.tsx'),
  },
  assign: {
    en: ['Assign', 'Assign', 'Assigned'],
    es: ['Asignar', 'Asignar', 'Asignado'],
    form: () => import('../../features/cases/actions/edit/AssignAct.tsx'),
  },
  'add-documents': {
    en: ['Add documents', 'Add documents', 'Documents added'],
    es: ['Agregar documentos', 'Agregar archivos', 'Documentos agregados'],
  },
  'flag-document': {
    en: ['Flag a document', 'Flag document', 'Document flagged'],
    es: ['Marcar un documento', 'Marcar', 'Documento marcado'],
  },
  'update-workflow': {
    en: ['Change the workflow', 'Set workflow', 'Workflow changed'],
    es: ['Cambiar el flujo de trabajo', 'Cambiar flujo', 'Flujo de trabajo cambiado'],
    form: () => import('../../features/cases/actions/edit/MoveWorkflowAct.tsx'),
  },
  'record-fact': {
    en: ['Record a day', 'Record day', 'Day recorded'],
    es: ['Registrar un día', 'Registrar día', 'Día registrado'],
    form: () => import('../../features/cases/actions/edit/RecordFactAct.tsx'),
  },
} as const satisfies Record<CaseAction, ActionScreen>;

/** Actions that a page has a form for. */
export type FormAct = {
  [A in CaseAction]: (typeof actionScreens)[A] extends { form: unknown } ? A : never;
}[CaseAction];

export function isFormAct(act: string): act is FormAct {
  return Object.hasOwn(actionScreens, act) && 'form' in actionScreens[act as CaseAction];
}

export function isQuickAct(act: string): act is CaseAction {
  return Object.hasOwn(actionScreens, act) && 'isQuick' in actionScreens[act as CaseAction];
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
