/** What somebody signs who submits many cases at once. */
export const attestWords = {
  en: {
    attestedBy: 'I have read these cases, and what they say is true. Signed by',
    attestMissing: 'Enter the name of the person who vouches for these cases.',
  },
  es: {
    attestedBy: 'He leído estos casos y lo que dicen es cierto. Firmado por',
    attestMissing: 'Escriba el nombre de quien responde por estos casos.',
  },
} as const;
