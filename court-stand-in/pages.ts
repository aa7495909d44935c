import type { DocketCase, Envelope } from './ledger.ts';
import type { Skin } from './skins.ts';

/** Of the same site over the years: the second moves everything around, the third asks other questions. */
export type Generation = 1 | 2 | 3;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const shown = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** The pages of a court’s site. */
export function pagesOf(skin: Skin, generation: Generation) {
  const { fields, labels, headings } = skin;

  function page(heading: string, body: string): string {
    const content =
      generation === 1
        ? `<div id="content"><h1>${escaped(heading)}</h1>${body}</div>`
        : `<main class="shell"><section><header><h1 class="t-${generation}">${escaped(heading)}</h1></header><div class="card">${body}</div></section></main>`;
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(skin.title)}</title><style>body{font-family:sans-serif;margin:2rem;max-width:46rem}label{display:block;margin:.5rem 0}th,dt{text-align:left;padding-right:1rem}</style></head><body><p>${escaped(skin.title)}</p>${content}<script>window.siteLoaded = true;</script></body></html>`;
  }

  const input = (name: string, type = 'text', several = false): string =>
    `<label>${escaped(name)} <input name="${escaped(name)}" type="${type}" value=""${several ? ' multiple' : ''}></label>`;

  function form(action: string, token: string, inputs: string[], submit: string, multipart = false): string {
    const hidden = `<input type="hidden" name="${fields.token}" value="${token}">`;
    const all =
      generation === 1
        ? [hidden, ...inputs]
        : [...inputs.map((each) => `<div class="row">${each}</div>`), hidden];
    return `<form method="post" action="${action}"${multipart ? ' enctype="multipart/form-data"' : ''}>${all.join('')}<button type="submit">${submit}</button></form>`;
  }

  function pairs(facts: [label: string, value: string][]): string {
    if (skin.pairs === 'terms')
      return `<dl>${facts.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`;
    return `<table>${facts.map(([label, value]) => `<tr><th>${escaped(label)}</th><td>${escaped(value)}</td></tr>`).join('')}</table>`;
  }

  function rows(head: string[], body: string[][]): string {
    // The second generation has its columns the other way around.
    const turned = (cells: string[]) => (generation === 1 ? cells : cells.toReversed());
    const line = (cells: string[], tag: 'th' | 'td') =>
      `<tr>${turned(cells)
        .map((cell) => `<${tag}>${escaped(cell)}</${tag}>`)
        .join('')}</tr>`;
    return `<table><thead>${line(head, 'th')}</thead><tbody>${body.map((cells) => line(cells, 'td')).join('')}</tbody></table>`;
  }

  return {
    signIn: (token: string, wrong = false) =>
      page(
        headings.signIn,
        [
          wrong ? `<p role="alert">${escaped(skin.wrongPassword)}</p>` : '',
          form(
            skin.paths.signIn,
            token,
            [input(fields.username), input(fields.password, 'password')],
            'Continue',
          ),
        ].join(''),
      ),
    factor: (token: string) =>
      page(headings.factor, form(skin.paths.factor, token, [input(fields.code)], 'Verify')),
    home: () =>
      page(
        headings.home,
        `<p><a href="${skin.paths.parties}">Start</a> <a href="${skin.paths.search}">Find</a></p>`,
      ),
    captcha: () => page(headings.captcha, '<p>Choose every picture with a traffic light.</p>'),
    maintenance: () => page(headings.maintenance, '<p>Please come back later.</p>'),
    duplicate: (number: string) =>
      page(headings.duplicate, `<p>You have filed this as ${escaped(number)}.</p>`),
    parties: (token: string) =>
      page(
        headings.parties,
        form(
          skin.paths.parties,
          token,
          [
            fields.reference,
            // The third generation asks for the same under another name.
            generation === 3 ? `${fields.caption}_2` : fields.caption,
            fields.plaintiff,
            fields.defendants,
            fields.premises,
            fields.amount,
          ].map((name) => input(name)),
          'Next',
        ),
      ),
    document: (token: string) =>
      page(
        headings.document,
        form(
          skin.paths.document,
          token,
          [
            input(fields.document, 'file'),
            ...(fields.attachments === null ? [] : [input(fields.attachments, 'file', true)]),
          ],
          'Upload',
          true,
        ),
      ),
    fee: (token: string, feeCents: number, reference: string) =>
      page(
        headings.review,
        pairs([
          [labels.fee, shown(feeCents)],
          [labels.reference, reference],
        ]) + form(skin.paths.fee, token, [], 'Submit'),
      ),
    search: (envelopes: readonly Envelope[]) =>
      page(
        headings.search,
        rows(
          [labels.envelope, labels.reference, labels.status],
          envelopes.map(({ number, reference, status }) => [number, reference, skin.statuses[status]]),
        ),
      ),
    envelope: ({ number, reference, status, caseNumber, filedOn, feeCents, rejection }: Envelope) =>
      page(
        headings.envelope,
        pairs([
          [labels.envelope, number],
          [labels.reference, reference],
          [labels.status, skin.statuses[status]],
          [labels.fee, shown(feeCents)],
          [labels.filed, filedOn],
          [labels.caseNumber, caseNumber ?? ''],
          [labels.reason, rejection?.code ?? ''],
          [labels.words, rejection?.words ?? ''],
          [labels.resubmitBy, rejection?.resubmitBy ?? ''],
        ]),
      ),
    docket: (found: DocketCase, sheet: number, size: number) => {
      const last = Math.max(1, Math.ceil(found.entries.length / size));
      const entries = found.entries.slice((sheet - 1) * size, sheet * size);
      const next = `${skin.paths.docket}?${fields.number}=${encodeURIComponent(found.number)}&${fields.page}=${sheet + 1}`;
      return page(
        headings.docket,
        pairs([
          [labels.caseNumber, found.number],
          [labels.docketParties, found.parties],
          [labels.docketEntries, String(found.entries.length)],
        ]) +
          rows(
            [labels.docketDay, labels.docketEntry],
            entries.map(({ on, text }) => [on, text]),
          ) +
          (sheet < last ? `<p><a href="${escaped(next)}">${escaped(labels.docketNext)}</a></p>` : ''),
      );
    },
  };
}
