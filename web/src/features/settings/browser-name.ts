/** In this order: Edge and Opera call themselves Chrome as well, and Chrome calls itself Safari. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const systems = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** What a person calls their browser: "Firefox, Windows". @returns '' for a program that says neither. */
export function browserName(userAgent: string | null): string {
  const find = (list: readonly (readonly [RegExp, string])[]) =>
    list.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  return [find(browsers), find(systems)].filter(Boolean).join(', ');
}
