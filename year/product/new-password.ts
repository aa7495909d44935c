import { startOf, visitor } from './sign-in.ts';

/** Somebody forgot their password: asks for a link on the provider's page, opens it from the mail, and chooses another. */
export async function chooseNewPassword(
  baseUrl: string,
  { email, password }: { email: string; password: string },
  mailedLink: () => Promise<string>,
): Promise<void> {
  const issuer = `${baseUrl}/realms/writdesk`;
  const visit = visitor(issuer);
  const asked = async (address: URL, form?: Record<string, string>, browser = visit) => {
    const page = await browser(address, form);
    if (page instanceof URL) throw new Error(`No page of the provider came: ${page.href}`);
    return page as { pageId: string; url: { loginAction: string; loginResetCredentialsUrl?: string } };
  };
  const signIn = await asked(startOf(baseUrl).address);
  const ask = await asked(new URL(signIn.url.loginResetCredentialsUrl ?? '', issuer));
  await asked(new URL(ask.url.loginAction, issuer), { username: email });
  // The mail is opened in another browser.
  const other = visitor(issuer);
  const form = await asked(new URL(await mailedLink()), undefined, other);
  const words = { 'password-new': password, 'password-confirm': password };
  const done = await asked(new URL(form.url.loginAction, issuer), words, other);
  if (done.pageId !== 'info.ftl') throw new Error(`${email} stopped at ${done.pageId}.`);
}
