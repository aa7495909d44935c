/** People's own words may hold what no email may carry: a social security number. */
export const withoutNumbers = (text: string): string =>
  text.replaceAll(/(?<!\d)\d{3}[\s.–-]?\d{2}[\s.–-]?\d{4}(?!\d)/g, '•••-••-••••');
