const dateFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * A format of dates, made once: making one takes as long as a hundred uses of it.
 * @param options name the zone: without one, a format would keep the zone that the machine had.
 */
export function dateFormat(
  language: string,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let format = dateFormats.get(key);
  if (!format) dateFormats.set(key, (format = new Intl.DateTimeFormat(language, options)));
  return format;
}
