import type { Problems } from './LoginForm.tsx';

/** The fields that are empty, each with what to say. */
export function filled(form: FormData, words: Readonly<Record<string, string>>): Problems {
  const empty = Object.entries(words).filter(([name]) => typed(form, name).trim() === '');
  return Object.fromEntries(empty);
}

/** What the browser can say about a registration; the rest the server says. */
export function registrationProblems(
  form: FormData,
  words: {
    empty: Readonly<Record<string, string>>;
    badEmail: string;
    shortPassword: string;
    differ: string;
  },
): Problems {
  const problems = filled(form, words.empty);
  const value = (name: string) => typed(form, name);
  if (!problems['email'] && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value('email').trim()))
    problems['email'] = words.badEmail;
  if (form.has('password') && !problems['password'] && value('password').length < shortestPassword)
    problems['password'] = words.shortPassword;
  if (value('password') !== value('password-confirm')) problems['password-confirm'] = words.differ;
  return problems;
}

/** What the browser can say about a new password, by the names that Keycloak gives the fields. */
export function newPasswordProblems(
  form: FormData,
  words: { empty: string; shortPassword: string; differ: string },
): Problems {
  const problems = filled(form, { 'password-new': words.empty });
  const password = typed(form, 'password-new');
  if (!problems['password-new'] && password.length < shortestPassword)
    problems['password-new'] = words.shortPassword;
  if (password !== typed(form, 'password-confirm')) problems['password-confirm'] = words.differ;
  return problems;
}

export const shortestPassword = 8;

function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
