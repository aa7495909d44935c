import { createHash } from 'node:crypto';
import type { FeedFigure } from '@writdesk/contract/feeds/feeds';
import type { ReportLanguage } from '../reports/index.ts';

const STYLE = `:root{color-scheme:light dark}body{margin:0;display:grid;place-content:center;min-height:100vh;text-align:center;font:400 14px/1.5 system-ui,sans-serif;color:CanvasText;background:Canvas}strong{display:block;font-size:40px;line-height:1.2;font-variant-numeric:tabular-nums}small{display:block;font-size:12px}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const labels: Readonly<Record<ReportLanguage, Record<FeedFigure, string>>> = {
  en: {
    OPEN_CASES: 'open cases',
    FILED_30_DAYS: 'cases filed in the last 30 days',
    POSSESSIONS_30_DAYS: 'units back in the last 30 days',
  },
  es: {
    OPEN_CASES: 'casos en curso',
    FILED_30_DAYS: 'casos presentados en los últimos 30 días',
    POSSESSIONS_30_DAYS: 'unidades recuperadas en los últimos 30 días',
  },
};

/** What the page may load, and who may frame it: its own style, and the named sites. */
export const figurePolicy = (origins: readonly string[]): string =>
  `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors ${
    origins.join(' ') || "'none'"
  }`;

/** One number as a page of its own, without script and without anything of ours around it. */
export function figurePage({
  figure,
  language,
  count,
  today,
}: {
  figure: FeedFigure;
  language: ReportLanguage;
  count: number;
  today: string;
}): string {
  const locale = language === 'es' ? 'es-US' : 'en-US';
  const label = labels[language][figure];
  const number = count.toLocaleString(locale);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${today}T00:00:00Z`),
  );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${number} ${label}</title><style>${STYLE}</style></head><body><main><p><strong>${number}</strong> ${label}<small>${day} · Writdesk</small></p></main></body></html>`;
}
