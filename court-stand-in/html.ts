export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A field with its label. */
export const input = (label: string, name: string, { type = 'text', value = '' } = {}): string =>
  `<label>${escaped(label)} <input name="${escaped(name)}" type="${type}" value="${escaped(value)}"></label>`;

/** Said on each page where people practice, so that nobody takes it for a real court. */
export const PRACTICE_WORDS = 'Practice court. Nothing that is filed here reaches a real court.';

const STYLE =
  'body{font-family:sans-serif;margin:2rem;max-width:46rem;line-height:1.5}label{display:block;margin:.5rem 0}th,dt{text-align:left;padding-right:1rem}.practice{background:#fff3cd;border:1px solid #b58900;border-radius:6px;padding:.5rem .75rem}form{margin:.75rem 0}article{border:1px solid #bbb;border-radius:6px;padding:0 1rem 1rem;margin:1rem 0}';

/** A whole page. @param isPractice says so at its head. */
export const documentOf = (title: string, content: string, isPractice: boolean): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head><body>${isPractice ? `<p class="practice" role="note">${PRACTICE_WORDS}</p>` : ''}<p>${escaped(title)}</p>${content}<script>window.siteLoaded = true;</script></body></html>`;
