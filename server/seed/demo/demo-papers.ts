// The few documents that a company uploads: plain one-page PDFs, made here so that no file need be kept.
const LINE_POINTS = 18;
const octal = (code: number): string => `\\${code.toString(8).padStart(3, '0')}`;
/** Helvetica's own encoding (WinAnsi) is Latin-1 but for a few typographic signs. */
const typographic: Readonly<Record<string, number>> = { '’': 0o222, '“': 0o223, '”': 0o224, '–': 0o226 };

function encoded(text: string): string {
  return [...text]
    .map((char) => {
      const code = typographic[char] ?? char.codePointAt(0) ?? 0;
      if (code > 0xff) throw new RangeError(`A demo document can’t show ${char}.`);
      return code > 0x7e || '()\\'.includes(char) ? octal(code) : char;
    })
    .join('');
}

/** A Letter page: a heading and lines of text. */
export function plainPaper(heading: string, lines: readonly string[]): Buffer {
  const content = [
    'BT /F2 16 Tf 72 708 Td',
    `(${encoded(heading)}) Tj /F1 11 Tf 0 -34 Td ${LINE_POINTS} TL`,
    ...lines.map((line) => `(${encoded(line)}) Tj T*`),
    'ET',
  ].join('\n');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = text.length;
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
