import type { CourtKey } from './demo-keys.ts';

/** How each court writes its numbers: two digits of the year, a mark, and a count. */
const shapes: Readonly<Record<CourtKey, { mark: string; digits: number; first: number; stride: number }>> = {
  fulton: { mark: 'ED', digits: 6, first: 41_588, stride: 17 },
  dekalb: { mark: 'D', digits: 6, first: 17_340, stride: 11 },
  gwinnett: { mark: 'M-', digits: 5, first: 9_914, stride: 9 },
};

/** The numbers that the courts give out, each once. */
export function caseNumbers(): (court: CourtKey, day: string) => string {
  const given: Record<CourtKey, number> = { fulton: 0, dekalb: 0, gwinnett: 0 };
  return (court, day) => {
    const { mark, digits, first, stride } = shapes[court];
    given[court] += 1;
    const count = String(first + given[court] * stride).padStart(digits, '0');
    return `${day.slice(2, 4)}${mark}${count}`;
  };
}
