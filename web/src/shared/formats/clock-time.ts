/** `9:00`, `9:00 AM` and `9:00 a. m.` as `09:00`; null for what is no time. */
export function clockTime(text: string): string | null {
  const match = /^(\d{1,2}):(\d{2})\s*(?:([ap])\.?\s*m\.?)?$/i.exec(text.trim());
  if (!match) return null;
  const [, hourText = '', minutes = '', half] = match;
  const given = Number(hourText);
  const isAfternoon = half?.toLowerCase() === 'p';
  const hour = half ? (given % 12) + (isAfternoon ? 12 : 0) : given;
  if (hour > 23 || Number(minutes) > 59 || (half && (given < 1 || given > 12))) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
