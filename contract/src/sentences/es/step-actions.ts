import { mapValues } from '../../values/records.ts';
import { actionWords } from '../../cases/action-words.ts';
import { writStepWords } from '../../writs/writ-words.ts';

export const stepAction = {
  ...mapValues(actionWords, ({ es: [full] }) => full),
  ...writStepWords('es'),
  WAIT: 'Esperar',
  TASK: 'Tarea',
  GENERATE_DOCUMENT: 'Generar un documento',
  CHECK_DOCKET: 'Revisar la agenda del tribunal',
};
