/**
 * The days on which the rent falls due after a day: what a tenant who stays the judgment pays into the registry as it
 * comes due. A month that is too short for the day ends on its last.
 */
export function registryDays(after: string, rentDueDay: number, count: number): string[] {
  const [year = 0, month = 1] = after.split('-').map(Number);
  const days: string[] = [];
  for (let offset = 0; days.length < count; offset += 1) {
    const last = new Date(Date.UTC(year, month + offset, 0)).getUTCDate();
    const at = new Date(Date.UTC(year, month - 1 + offset, Math.min(rentDueDay, last)));
    const day = at.toISOString().slice(0, 10);
    if (day > after) days.push(day);
  }
  return days;
}
