/** What a text of a step can name. */
export const noticePlaces = ['case', 'step', 'court', 'date'] as const;
export type NoticePlace = (typeof noticePlaces)[number];

/** A text with its places filled: `{case}`, `{step}`, `{court}`, `{date}`. A place that nobody knows stays as it is. */
export function filledNotice(text: string, values: Readonly<Partial<Record<NoticePlace, string>>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const place = noticePlaces.find((one) => one === name);
    return (place && values[place]) ?? whole;
  });
}
