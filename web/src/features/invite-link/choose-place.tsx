import { invites } from '@writdesk/contract/invites/invites';
import type { Root } from 'react-dom/client';
import { call } from '../../shared/api/call.ts';
import { ChoosePlacePage } from './ChoosePlacePage.tsx';

/**
 * Asks a person who has no place and several to choose from which one they take. Comes back at once where there is no choice.
 * @param code of the invite whose link was opened, if one was.
 */
export async function choosePlace(root: Root, code: string | null): Promise<void> {
  const waiting = await call(invites.mine, { quiet: true }).catch(() => ({ invites: [] }));
  if (waiting.invites.length < (code === null ? 1 : 2)) return;
  const opened =
    code === null
      ? null
      : await call(invites.verify, { params: { token: code }, quiet: true }).catch(() => null);
  // The acceptance says what is wrong with the link.
  if (code !== null && !waiting.invites.some(({ id }) => id === opened?.id)) return;
  const mail = (id: string) =>
    call(invites.mailMine, { params: { id }, quiet: true }).then(
      () => true,
      () => false,
    );
  await new Promise<void>((resolve) => {
    root.render(
      <ChoosePlacePage
        invites={waiting.invites}
        openedId={opened?.id ?? null}
        onGoOn={resolve}
        onMail={({ id }) => mail(id)}
      />,
    );
  });
}
