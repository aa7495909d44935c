/** What a cell says, or `undefined` where it says something that isn’t that. */
export type Parsed<T> = T | null | undefined;

const HIGHEST = 100_000_000_00;

/** Money in cents: `1,234.50`, `1.234,50`, `$35.25`, `(35.25)` and `35.25-` for less than nothing. Empty and a dash are nothing. */
export function centsIn(text: string): Parsed<number> {
  const bare = text.replaceAll(/[\s$€\u00A0]|USD/gi, '');
  if (bare === '' || /^[-–—]$/.test(bare)) return null;
  const isNegative = /^\(.*\)$/.test(bare) || /^[-−]/.test(bare) || /[-−]$/.test(bare);
  const digits = bare.replaceAll(/[()−-]/g, '');
  const plain = plainNumber(digits);
  if (plain === null) return undefined;
  const cents = Math.round(plain * 100) * (isNegative ? -1 : 1);
  return Math.abs(cents) > HIGHEST ? undefined : cents;
}

/** A number with a point, whichever sign groups its digits; null where it is none. */
function plainNumber(digits: string): number | null {
  const isEuropean = /^\d{1,3}(?:\.\d{3})*,\d{1,2}$/.test(digits) || /^\d+,\d{1,2}$/.test(digits);
  const grouped = isEuropean ? digits.replaceAll('.', '').replace(',', '.') : digits;
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?$/.test(grouped) || !/\d/.test(grouped)) return null;
  return Number(grouped.replaceAll(',', ''));
}

/** A count such as bedrooms: `2`, `2.5`, `1,050`. */
export function numberIn(text: string): Parsed<number> {
  const bare = text.trim();
  if (bare === '' || /^[-–—]$/.test(bare)) return null;
  const plain = plainNumber(bare.replace(/\s*(?:sq\.?\s*ft\.?|sf|bd|ba|br)$/i, ''));
  return plain ?? undefined;
}

const ROOMS =
  /^(studio|eff(?:iciency)?|\d{1,2}|-+)\s*(?:bd|br|bed(?:room)?s?)?\s*[/x]\s*(\d{1,2}(?:\.\d+)?|-+)\s*(?:ba|bath(?:room)?s?)?$/i;

/** Bedrooms and bathrooms in one cell: `2/1.00`, `2x1.5`, `Studio/1`, `--/--`. */
export function roomsIn(text: string): Parsed<{ bedrooms: number | null; bathrooms: number | null }> {
  if (text === '' || /^[-–—]$/.test(text)) return null;
  const [, beds = '', baths = ''] = ROOMS.exec(text) ?? [];
  if (beds === '') return undefined;
  const count = (said: string) => (said.startsWith('-') ? null : Number(said));
  return { bedrooms: /^[se]/i.test(beds) ? 0 : count(beds), bathrooms: count(baths) };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day as `YYYY-MM-DD`: `2026-06-01`, `6/1/2026`, `6/1/26`, `Jun 1, 2026`, `1-Jun-2026`, and days that a spreadsheet counts. */
export function dayIn(text: string, { dayFirst }: { dayFirst: boolean }): Parsed<string> {
  const bare = text.trim();
  if (bare === '' || /^[-–—]$/.test(bare)) return null;
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(bare);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const numbers = slashed.exec(bare);
  if (numbers) {
    const [, first, second, year] = numbers;
    return dayFirst ? dayOf(year, second, first) : dayOf(year, first, second);
  }
  const named =
    /^([A-Za-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})$/.exec(bare) ??
    /^(\d{1,2})[-\s]([A-Za-z]{3,9})[-\s,]+(\d{2}|\d{4})$/.exec(bare);
  if (!named) return undefined;
  const [, one = '', two = '', year] = named;
  const [month, day] = /^\d/.test(one) ? [two, one] : [one, two];
  const index = MONTHS.indexOf(month.slice(0, 3).toLowerCase());
  return index < 0 ? undefined : dayOf(year, String(index + 1), day);
}

const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})(?:\s.*)?$/;

/** Whether a date says by itself that its day, or its month, stands first; null where both could. */
export function dayStandsFirst(text: string): boolean | null {
  const [, first, second] = slashed.exec(text.trim()) ?? [];
  if (Number(first) > 12) return true;
  return Number(second) > 12 ? false : null;
}
export const isSlashedDay = (text: string): boolean => slashed.test(text.trim());

function dayOf(year = '', month = '', day = ''): string | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
  return isReal && Number(full) >= 1950 && Number(full) <= 2199 ? text : undefined;
}

/** The people that a cell names: `Bell, Adaeze; Núñez, José`, `Adaeze Bell & José Núñez`. */
export function peopleIn(text: string): { firstName: string; lastName: string }[] {
  const isLastFirst = text.includes(',');
  return text
    .replaceAll(/[^\S\n]+/g, ' ') // Or a long gap would be searched from each of its places.
    .split(/\s*(?:;|\n|\s&\s|\sand\s|\/)\s*/i)
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, 40)
    .map((name) => {
      const [last = '', first = ''] = name.split(/\s*,\s*/);
      if (isLastFirst && first) return { firstName: first.slice(0, 100), lastName: last.slice(0, 100) };
      const words = name.split(/\s+/);
      const lastName = words.length > 1 ? (words.at(-1) ?? '') : name;
      return { firstName: words.slice(0, -1).join(' ').slice(0, 100), lastName: lastName.slice(0, 100) };
    });
}

/** What a rent roll writes where nobody lives. */
export const isVacant = (text: string): boolean =>
  /^(?:vacant|vacancy|empty|model|down|admin|n\/a|-+)?$/i.test(text.trim());

const SSN = /\b\d{3}([- .–])\d{2}\1\d{4}\b/;
/** A cell as it may be kept: an SSN that nobody asked for never is. */
export const withoutSsn = (text: string): string => (SSN.test(text) ? '' : text.slice(0, 300));
