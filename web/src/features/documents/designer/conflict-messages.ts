import { defineMessages } from '../../../shared/i18n/define-messages.ts';

/** Of tags that two people changed at the same time. */
export const conflictMessages = defineMessages({
  en: {
    title: 'Tags that differ',
    tag: 'Tag',
    theirs: 'Theirs',
    mine: 'Mine',
    gone: 'Not there',
    other: 'Other settings',
    same: 'Your tags are the same. Something else of the template was changed.',
    place: 'Page {page} · {x}, {y} · {width} × {height}',
  },
  es: {
    title: 'Etiquetas que difieren',
    tag: 'Etiqueta',
    theirs: 'Las suyas',
    mine: 'Las mías',
    gone: 'No está',
    other: 'Otros ajustes',
    same: 'Sus etiquetas son las mismas. Cambió otra cosa de la plantilla.',
    place: 'Página {page} · {x}, {y} · {width} × {height}',
  },
});
