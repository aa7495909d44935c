export interface LetterSection {
  /** Above the first of several that belong together. */
  heading?: string;
  title: string;
  lines: readonly string[];
  link?: string;
}

export interface Letter {
  language: 'en' | 'es';
  subject: string;
  paragraphs: readonly string[];
  /** Records that it is about, each with what happened and where it leads. */
  sections?: readonly LetterSection[];
  /** What the letter asks for, with where it leads. */
  act?: { label: string; link: string; orCopy: string };
  /** Smaller, below: how long, for whom, what when it wasn't you. */
  notes: readonly string[];
}

/** A letter as plain text and as HTML. Names in it are people's own words: they become one line and no markup. */
export function writeLetter(letter: Letter): { subject: string; text: string; html: string } {
  const { language, paragraphs, act, notes } = letter;
  const subject = oneLine(letter.subject);
  const said = {
    paragraphs: paragraphs.map(oneLine),
    notes: notes.map(oneLine),
    sections: (letter.sections ?? []).map(({ heading, title, lines, link }) => ({
      title: oneLine(title),
      lines: lines.map(oneLine).filter(Boolean),
      ...(heading && { heading: oneLine(heading) }),
      ...(link && { link }),
    })),
  };
  const text = [
    ...said.paragraphs,
    ...said.sections.flatMap(({ heading, title, lines, link }) => [
      ...(heading ? [heading.toUpperCase()] : []),
      [title, ...lines.map((line) => `- ${line}`), ...(link ? [link] : [])].join('\n'),
    ]),
    ...(act ? [`${act.label}:\n${act.link}`] : []),
    ...said.notes,
  ].join('\n\n');
  return { subject, text: `${text}\n`, html: page({ ...letter, ...said, subject, language }) };
}

function page({ language, subject, paragraphs, sections = [], act, notes }: Letter): string {
  const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`;
  const quiet = 'font-size:13px;line-height:18px;color:#455361;';
  const href = escaped(act?.link ?? '');
  const button = act
    ? `<p style="margin:24px 0;"><a href="${href}" style="display:inline-block;padding:12px 20px;background:#0B5394;color:#FFFFFF;border-radius:6px;font-weight:600;text-decoration:none;">${escaped(act.label)}</a></p>
${paragraph(act.orCopy, `${quiet}margin-bottom:4px;`)}
<p style="margin:0 0 16px;${quiet}word-break:break-all;"><a href="${href}" style="color:#0B5394;">${href}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;background:#F3F5F6;color:#16212B;font:15px/22px 'IBM Plex Sans',system-ui,Arial,sans-serif;">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #E1E6E9;border-radius:8px;">
<p style="margin:0 0 24px;font:600 18px/24px 'IBM Plex Serif',Georgia,serif;color:#0B5394;">Writdesk</p>
${paragraphs.map((text) => paragraph(text)).join('\n')}
${sections.map(sectionOf).join('\n')}
${button}
${notes.map((text) => paragraph(text, quiet)).join('\n')}
</div>
</body>
</html>
`;
}

function sectionOf({ heading, title, lines, link }: LetterSection): string {
  const name = link
    ? `<a href="${escaped(link)}" style="color:#0B5394;font-weight:600;">${escaped(title)}</a>`
    : `<strong>${escaped(title)}</strong>`;
  const above = heading
    ? `<p style="margin:24px 0 8px;font-size:13px;line-height:18px;font-weight:600;color:#455361;">${escaped(heading)}</p>`
    : '';
  const items = lines.map((line) => `<li style="margin:0;">${escaped(line)}</li>`).join('');
  const list = items && `<ul style="margin:4px 0 0;padding-left:20px;">${items}</ul>`;
  return `${above}<div style="margin:0 0 16px;">${name}${list}</div>`;
}

const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
