import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

export const moveWorkflowMessages = defineMessages({
  en: {
    title: 'Move the case to another workflow',
    lead: 'Completed steps stay completed. A case that would lose one isn’t moved.',
    workflow: 'Workflow',
    chooseWorkflow: 'Choose the workflow.',
    reason: 'Why',
    landing: 'Where the case lands',
    isNew: 'new',
    from: 'was “{name}”',
    lost: '“{name}” is done. Which step is it there?',
    PENDING: 'To do',
    ACTIVE: 'Now',
    DONE: 'Done',
    SKIPPED: 'Skipped',
  },
  es: {
    title: 'Mover el caso a otro flujo de trabajo',
    lead: 'Lo que está hecho queda hecho. Nada se mueve si con ello se perdiera un paso hecho.',
    workflow: 'Flujo de trabajo',
    chooseWorkflow: 'Elija el flujo de trabajo.',
    reason: 'Por qué',
    landing: 'Dónde queda el caso',
    isNew: 'nuevo',
    from: 'era “{name}”',
    lost: '“{name}” está hecho. ¿Qué paso es allí?',
    PENDING: 'Por hacer',
    ACTIVE: 'Ahora',
    DONE: 'Hecho',
    SKIPPED: 'Omitido',
  },
});
