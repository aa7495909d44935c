import { defineMessages } from '../../shared/i18n/define-messages.ts';

export const runningMessages = defineMessages({
  en: {
    READ_title: 'Reading {file}',
    PREVIEW_title: 'Previewing {file}',
    APPLY_title: 'Applying {file}',
    UNDO_title: 'Undoing {file}',
    START: 'Reading the rows. You can leave this page.',
    COMPARE: 'Comparing rows with what is known. You can leave this page.',
    WRITE: 'Writing records. You can leave this page.',
    KEEP: 'Saving what each row changes. You can leave this page.',
  },
  es: {
    READ_title: 'Leyendo {file}',
    PREVIEW_title: 'Comparando {file}',
    APPLY_title: 'Aplicando {file}',
    UNDO_title: 'Deshaciendo {file}',
    START: 'Leyendo las filas. Puede salir de esta página.',
    COMPARE: 'Comparando las filas con lo que ya se conoce. Puede salir de esta página.',
    WRITE: 'Escribiendo los registros. Puede salir de esta página.',
    KEEP: 'Guardando lo que cambia cada fila. Puede salir de esta página.',
  },
});
