/** Whether nine digits are a routing number: the last one checks the others (ABA, weights 3, 7, 1). */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false;
  const weights = [3, 7, 1] as const;
  const sum = [...text].reduce((total, digit, index) => total + Number(digit) * (weights[index % 3] ?? 0), 0);
  return sum % 10 === 0;
}
