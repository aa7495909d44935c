import { createRoot } from 'react-dom/client';
import { joinsByInvite } from '../shared/session/kept-invite.ts';
import { watchInvite } from './invite-opened.ts';
import type { KcContext } from './kc-context.ts';
import { LoginScreen } from './LoginScreen.tsx';

/** Shows the screen that the identity provider asks for; nothing of the app is loaded. */
export function showLogin(place: HTMLElement, context: KcContext): void {
  const tag = context.locale?.currentLanguageTag;
  if (tag) document.documentElement.lang = tag;
  watchInvite();
  createRoot(place).render(<LoginScreen context={{ joinsByInvite: joinsByInvite(), ...context }} />);
}
