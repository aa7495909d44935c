import { keptInvite } from '../shared/session/kept-invite.ts';

// Not from the contract: the login pages load none of it. A test compares the two.
export const openInviteUrl = '/api/user-service/invites/open';
const acts = ['pointerdown', 'keydown'] as const;

/**
 * Says that the invite was opened as soon as somebody does something on the page that its link led to: a program that
 * follows the links of an email does nothing here. Where the provider is elsewhere no invite is kept, and accepting it opens it.
 */
export function watchInvite(): void {
  const code = keptInvite();
  if (code === null) return;
  const stop = new AbortController();
  const say = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    stop.abort();
    // Nothing hangs on the answer; the call may outlive the page, for the first action may be its last.
    void fetch(openInviteUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
      keepalive: true,
    }).catch(() => {});
  };
  for (const act of acts) addEventListener(act, say, { signal: stop.signal });
}
