import { writeLetter } from '../../platform/mail/letter.ts';

interface SigningLetter {
  language: 'en' | 'es';
  firm: string;
  name: string;
  title: string;
  days: number;
  link: string;
}

const texts = {
  en: {
    subject: ({ firm }: SigningLetter) => `${firm} asks for your signature`,
    hello: ({ name }: SigningLetter) => `Hello ${name},`,
    said: ({ firm, title }: SigningLetter) =>
      `${firm} asks you to read and sign a document for your company: ${title}.`,
    act: 'Read and sign',
    orCopy: 'Or copy this address into your browser:',
    notes: ({ days }: SigningLetter) => [
      `The link is only for you, is valid for ${days} days, and can be used once. Don’t forward this email.`,
      'You can decline there, or ask the firm for a copy on paper.',
    ],
  },
  es: {
    subject: ({ firm }: SigningLetter) => `${firm} le pide su firma`,
    hello: ({ name }: SigningLetter) => `Hola, ${name}:`,
    said: ({ firm, title }: SigningLetter) =>
      `${firm} le pide que lea y firme un documento por su empresa: ${title}.`,
    act: 'Leer y firmar',
    orCopy: 'O copie esta dirección en su navegador:',
    notes: ({ days }: SigningLetter) => [
      `El enlace es solo para usted, sirve durante ${days} días y firma una sola vez. No reenvíe este correo.`,
      'Allí puede negarse a firmar; también puede pedir al bufete una copia en papel.',
    ],
  },
} as const;

/** Asks for a signature. It names the kind of document and not the case, for an email may be read by others. */
export function signingLetter(letter: SigningLetter) {
  const words = texts[letter.language];
  return writeLetter({
    language: letter.language,
    subject: words.subject(letter),
    paragraphs: [words.hello(letter), words.said(letter)],
    act: { label: words.act, link: letter.link, orCopy: words.orCopy },
    notes: words.notes(letter),
  });
}
