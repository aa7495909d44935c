import { currentLocale, type Locale } from '../../shared/i18n/locale.ts';

/** A text of the law. `lang` is set where it stays English. */
export interface LawText {
  text: string;
  lang?: 'en';
}

/** The days on which courts are closed, by the names of the calendars that we bring. */
const spanish: Readonly<Record<string, string>> = {
  Saturday: 'Sábado',
  Sunday: 'Domingo',
  'New Year’s Day': 'Año Nuevo',
  'Birthday of Martin Luther King, Jr.': 'Natalicio de Martin Luther King Jr.',
  'Washington’s Birthday': 'Natalicio de Washington',
  'Lincoln’s Birthday': 'Natalicio de Lincoln',
  'César Chávez Day': 'Día de César Chávez',
  'Good Friday': 'Viernes Santo',
  'Confederate Memorial Day': 'Día de los Caídos Confederados',
  'Memorial Day': 'Día de los Caídos',
  Juneteenth: 'Juneteenth',
  'Independence Day': 'Día de la Independencia',
  'Labor Day': 'Día del Trabajo',
  'Native American Day': 'Día de los Nativos Americanos',
  'Columbus Day': 'Día de la Raza',
  'Nevada Day': 'Día de Nevada',
  'Election Day': 'Día de elecciones',
  'Veterans Day': 'Día de los Veteranos',
  'Thanksgiving Day': 'Día de Acción de Gracias',
  'Friday after Thanksgiving': 'Viernes después de Acción de Gracias',
  'Christmas Eve': 'Nochebuena',
  'Christmas Day': 'Navidad',
  'Day after Christmas': 'Día después de Navidad',
  'State Holiday': 'Feriado estatal',
  'Rosh Hashanah': 'Rosh Hashaná',
  'Yom Kippur': 'Yom Kipur',
};

const observed = ' (observed)';

/** Why a court is closed; a day that only one court keeps stays in its own words. */
export function closedDay(name: string, locale: Locale = currentLocale()): LawText {
  if (locale === 'en') return { text: name };
  const isObserved = name.endsWith(observed);
  const said = spanish[isObserved ? name.slice(0, -observed.length) : name];
  if (said === undefined) return { text: name, lang: 'en' };
  return { text: isObserved ? `${said} (trasladado)` : said };
}

/** The same where it is said already that the court is closed. */
export const closedText = (name: string, locale: Locale = currentLocale()): string =>
  closedDay(name.replace(/^Court closed: /, ''), locale).text;
