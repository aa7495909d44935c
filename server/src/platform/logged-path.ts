/** An invite link's code, for one, whatever a mail program made part of the link with it; an id is shorter. */
const CODE = /[\w-]{40,}/g;
/** Of the shape of a social security number, also without its hyphens. */
const SOCIAL_SECURITY_NUMBER = /(?<![\w-])\d{3}([-. +_]?)\d{2}\1\d{4}(?![\w-])/g;

/** A path as it may stand in a log: without its query and whatever in it opens something or names somebody. */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  const plain = decoded(path);
  const shown = withoutSecrets(plain);
  // What has nothing to hide stays as it came.
  return shown === plain ? withoutSecrets(path) : shown;
}

const withoutSecrets = (path: string): string =>
  path.replaceAll(CODE, '[taken out]').replaceAll(SOCIAL_SECURITY_NUMBER, '[taken out]');

/** Every `%6b` as the character it stands for, however often it was written so (`%256b`); what is none stays. */
const decoded = (path: string): string =>
  path.replaceAll(/%(?:25)*([0-7][\da-f])/gi, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
