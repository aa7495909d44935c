/** Facts of an event as the audit trail kept them: looked at piece by piece, for older events know less. */
export type EventData = Readonly<Record<string, unknown>>;

export function textIn(data: EventData, name: string): string {
  const value = data[name];
  return typeof value === 'string' ? value : '';
}

export function numberIn(data: EventData, name: string): number | null {
  const value = data[name];
  return typeof value === 'number' ? value : null;
}

export function listIn(data: EventData, name: string): readonly unknown[] {
  const value = data[name];
  return Array.isArray(value) ? value : [];
}

export function textsIn(data: EventData, name: string): string[] {
  return listIn(data, name).filter((item): item is string => typeof item === 'string');
}

/** The members of a list of objects. */
export function recordsIn(data: EventData, name: string): EventData[] {
  return listIn(data, name).filter(
    (item): item is EventData => typeof item === 'object' && item !== null && !Array.isArray(item),
  );
}
