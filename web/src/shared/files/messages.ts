import { defineMessages } from '../i18n/define-messages.ts';

export const messages = defineMessages({
  en: {
    preview: 'Preview of {title}',
    noPreview: 'This kind of file has no preview',
    noPreviewText: 'Download it to view it.',
    previewFailed: 'The file',
    pageFailed: 'This page can’t be shown',
    pages: '{count, plural, one {# page} other {# pages}}',
    download: 'Download {name}',
  },
  es: {
    preview: 'Vista previa de {title}',
    noPreview: 'Este tipo de archivo no tiene vista previa',
    noPreviewText: 'Descárguelo para verlo.',
    previewFailed: 'El archivo',
    pageFailed: 'Esta página no se puede mostrar',
    pages: '{count, plural, one {# página} other {# páginas}}',
    download: 'Descargar {name}',
  },
});
