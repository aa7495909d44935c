import { mapValues } from '../../values/records.ts';
import { actionWords } from '../../cases/action-words.ts';

export const stepAction = {
  ...mapValues(actionWords, ({ es: [full] }) => full),
  'writ-create': 'Crear la orden',
  'writ-submit': 'Enviar la orden al cliente',
  'writ-client-confirm': 'El cliente confirma la orden',
  'writ-reviewed': 'Revisar la orden',
  'writ-file': 'Presentar la orden',
  'writ-issue': 'Orden emitida por el tribunal',
  'writ-post': 'Fijar la orden',
  'writ-execute': 'Ejecutar la orden',
  'writ-resume': 'Reanudar la orden',
  'writ-request-resubmit': 'Pedir la orden de nuevo',
  'writ-return-unexecuted': 'Devolver la orden sin ejecutar',
  'writ-stay': 'Suspender la orden',
  'writ-cancel': 'Cancelar la orden',
  'writ-expire': 'La orden vence',
  WAIT: 'Esperar',
  TASK: 'Tarea',
  GENERATE_DOCUMENT: 'Generar un documento',
  CHECK_DOCKET: 'Revisar la agenda del tribunal',
};
