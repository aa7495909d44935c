import { defineMessages } from '../i18n/define-messages.ts';

export const messages = defineMessages({
  en: {
    preview: 'Preview of {title}',
    noPreview: 'This kind of file has no preview',
    noPreviewText: 'Download it to view it.',
    previewFailed: 'The file',
    pageFailed: 'This page can’t be shown',
  },
  es: {
    preview: 'Vista previa de {title}',
    noPreview: 'Este tipo de archivo no tiene vista previa',
    noPreviewText: 'Descárguelo para verlo.',
    previewFailed: 'El archivo',
    pageFailed: 'Esta página no se puede mostrar',
  },
});
