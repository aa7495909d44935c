/** `June 12, 2026`, in the language of an email's reader. */
export const longDay = (day: string, language: 'en' | 'es'): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));
