/**
 * HTML of others as the document of a frame: nothing is fetched from elsewhere and nothing runs, and links open next to
 * this page. The frame's sandbox holds even where this policy were missing.
 */
export function stillPage(html: string): string {
  const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:";
  return [
    '<!doctype html>',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="referrer" content="no-referrer">',
    '<base target="_blank">',
    '<style>:root { color-scheme: light } body { margin: 16px; font: 14px/1.45 system-ui, sans-serif }</style>',
    html,
  ].join('\n');
}
