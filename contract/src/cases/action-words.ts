/** What an action is called: in full, on a narrow button (at most 16 letters), and as something done. */
type Words = readonly [full: string, short: string, done: string];
/** The same in both languages of the product. */
export type ActionWords = Readonly<Record<'en' | 'es', Words>>;

/** What each action on a case is called, for buttons, timelines, workflow steps and sentences. `case-actions.ts` asks that none is missing. */
export const actionWords = {
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
  },
  'hold-release': {
    en: ['Release the hold', 'Release hold', 'Hold released'],
    es: ['Levantar la retención', 'Levantar', 'Retención levantada'],
  },
  'initial-check': {
    en: ['Start initial check', 'Start check', 'Initial check started'],
    es: ['Empezar la revisión inicial', 'Empezar', 'Revisión inicial empezada'],
  },
  review: {
    en: ['Send to attorney review', 'Send to review', 'Sent to attorney review'],
    es: ['Enviar a revisión del abogado', 'A revisión', 'Enviado a revisión del abogado'],
  },
  'send-for-filing': {
    en: ['Approve and send for filing', 'Approve', 'Approved and sent for filing'],
    es: ['Aprobar y enviar a presentar', 'Aprobar', 'Aprobado y enviado a presentar'],
  },
  'add-case-number': {
    en: ['Add case number', 'Add number', 'Case number added'],
    es: ['Agregar número de caso', 'Agregar número', 'Número de caso agregado'],
  },
  'sent-for-serving': {
    en: ['Send for serving', 'Send for serving', 'Sent for serving'],
    es: ['Enviar a notificar', 'A notificar', 'Enviado a notificar'],
  },
  'record-service': {
    en: ['Record service return', 'Record return', 'Service return recorded'],
    es: ['Registrar el acta de notificación', 'Registrar acta', 'Acta de notificación registrada'],
  },
  'record-search': {
    en: ['Record military search', 'Record search', 'Military search recorded'],
    es: ['Registrar la búsqueda militar', 'Anotar búsqueda', 'Búsqueda militar registrada'],
  },
  'apply-to-docket': {
    en: ['Apply to docket', 'Apply to docket', 'Put on a docket'],
    es: ['Poner en agenda', 'A la agenda', 'Puesto en agenda'],
  },
  'remove-from-docket': {
    en: ['Remove from docket', 'Remove', 'Removed from the docket'],
    es: ['Quitar de la agenda', 'Quitar', 'Quitado de la agenda'],
  },
  'awaiting-judgment': {
    en: ['Request judgment', 'Request judgment', 'Judgment requested'],
    es: ['Pedir el fallo', 'Pedir fallo', 'Fallo pedido'],
  },
  'record-judgment': {
    en: ['Record judgment', 'Record judgment', 'Judgment recorded'],
    es: ['Registrar el fallo', 'Registrar fallo', 'Fallo registrado'],
  },
  'amend-judgment': {
    en: ['Amend the judgment', 'Amend judgment', 'Judgment amended'],
    es: ['Modificar el fallo', 'Modificar fallo', 'Fallo modificado'],
  },
  'set-lockout-date': {
    en: ['Set lockout date', 'Set lockout', 'Lockout date set'],
    es: ['Fijar el lanzamiento', 'Fijar fecha', 'Lanzamiento fijado'],
  },
  'appeal-update': {
    en: ['Record the appeal’s result', 'Record result', 'Appeal’s result recorded'],
    es: ['Registrar el resultado de la apelación', 'Registrar', 'Resultado de la apelación registrado'],
  },
  'appeal-submit': {
    en: ['Record an appeal', 'Record appeal', 'Appeal recorded'],
    es: ['Registrar una apelación', 'Registrar', 'Apelación registrada'],
  },
  'record-stipulation': {
    en: ['Record what came', 'Record payment', 'Payment of the agreement recorded'],
    es: ['Registrar lo recibido', 'Registrar pago', 'Pago del acuerdo registrado'],
  },
  'answer-sweep': {
    en: ['Answer payment sweep', 'Say who paid', 'Answered before court'],
    es: ['Decir quién pagó', 'Decir quién pagó', 'Respondido antes de la audiencia'],
  },
  'record-tenant-payment': {
    en: ['Record a payment', 'Record payment', 'Payment recorded'],
    es: ['Registrar un pago', 'Registrar pago', 'Pago registrado'],
  },
  'check-docket': {
    en: ['Record a docket check', 'Check docket', 'Docket checked'],
    es: ['Registrar una consulta de la agenda', 'Ver agenda', 'Agenda consultada'],
  },
  'back-in-intake': {
    en: ['Send back to intake', 'Back to intake', 'Sent back to intake'],
    es: ['Devolver a recepción', 'A recepción', 'Devuelto a recepción'],
  },
  'back-in-initial-check': {
    en: ['Send back to initial check', 'Back to check', 'Sent back to initial check'],
    es: ['Devolver a revisión inicial', 'A revisión', 'Devuelto a revisión inicial'],
  },
  'send-back-to-client': {
    en: ['Send back to client', 'Back to client', 'Sent back to the client'],
    es: ['Devolver al cliente', 'Al cliente', 'Devuelto al cliente'],
  },
  'send-back-to-processor': {
    en: ['Send back to processor', 'To processor', 'Sent back to the processor'],
    es: ['Devolver al tramitador', 'Al tramitador', 'Devuelto al tramitador'],
  },
  close: {
    en: ['Close case', 'Close case', 'Case closed'],
    es: ['Cerrar el caso', 'Cerrar caso', 'Caso cerrado'],
  },
  'dismiss-case': {
    en: ['Dismiss case', 'Dismiss case', 'Case dismissed'],
    es: ['Desistir del caso', 'Desistir', 'Caso desistido'],
  },
  'deny-case': {
    en: ['Deny case', 'Deny case', 'Case denied'],
    es: ['Denegar el caso', 'Denegar', 'Caso denegado'],
  },
  reopen: {
    en: ['Reopen case', 'Reopen case', 'Case reopened'],
    es: ['Reabrir el caso', 'Reabrir', 'Caso reabierto'],
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
  },
  assign: {
    en: ['Assign', 'Assign', 'Assigned'],
    es: ['Asignar', 'Asignar', 'Asignado'],
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
  },
  'record-fact': {
    en: ['Record a day', 'Record day', 'Day recorded'],
    es: ['Registrar un día', 'Registrar día', 'Día registrado'],
  },
} as const satisfies Record<string, ActionWords>;
