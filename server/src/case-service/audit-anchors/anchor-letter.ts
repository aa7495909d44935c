import { writeLetter } from '../../platform/mail/letter.ts';

interface AnchorMail {
  language: 'en' | 'es';
  firstName: string;
  day: string;
  hash: string;
  platformHash: string;
  link: string;
}

/** Takes the anchor of a month out of the reach of whoever could change the database. */
export function anchorLetter({ language, firstName, day, hash, platformHash, link }: AnchorMail) {
  const words = texts[language];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
  return writeLetter({
    language,
    subject: words.subject(date),
    paragraphs: [words.hello(firstName), words.why],
    sections: [
      { title: words.firm, lines: [hash] },
      { title: words.platform, lines: [platformHash] },
    ],
    act: { label: words.act, link, orCopy: words.orCopy },
    notes: [words.note],
  });
}

const texts = {
  en: {
    subject: (date: string) => `Audit anchor of ${date}`,
    hello: (name: string) => `Hello ${name},`,
    why: 'Keep this email. Its hashes cover the last row of every audit trail up to this day. If rows are ever removed from the end of a trail, or anchors are changed, they no longer match.',
    firm: 'Your firm’s trails',
    platform: 'Trails of people, companies and properties',
    act: 'Verify the anchors',
    orCopy: 'Or copy this address into your browser:',
    note: 'You get this email once a month because you are an administrator of your firm.',
  },
  es: {
    subject: (date: string) => `Ancla de auditoría del ${date}`,
    hello: (name: string) => `Hola, ${name}:`,
    why: 'Conserve este correo. Sus sumas cubren la última fila de cada registro de auditoría hasta este día. Si alguna vez se quitan filas del final de un registro o se cambian las anclas, ya no coinciden.',
    firm: 'Los registros de su bufete',
    platform: 'Los registros de personas, empresas e inmuebles',
    act: 'Verificar las anclas',
    orCopy: 'O copie esta dirección en su navegador:',
    note: 'Recibe este correo una vez al mes porque administra su bufete.',
  },
};
