/** Short pages that everybody may read, without a sign-in. An installation may put pages of its own in their place. */
const aboutPages = ['privacy', 'terms', 'help'] as const;
export type AboutName = (typeof aboutPages)[number];

export function aboutPageIn(pathname: string): AboutName | null {
  return aboutPages.find((name) => pathname === `/${name}`) ?? null;
}
