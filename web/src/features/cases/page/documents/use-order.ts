import type { PacketPart } from '@writdesk/contract/packets/packet-values';
import type { PacketContents } from '@writdesk/contract/packets/packets';
import { useState } from 'react';
import { useText } from '../../../../shared/i18n/translate.ts';
import { kindName } from './document-kinds.ts';
import { packetMessages } from './packet-messages.ts';

export const titleOf = ({ document, kind, name }: PacketPart): string =>
  document?.title ?? kindName(kind, name);

/** The parts of a packet as somebody orders them; what the server adds meanwhile comes at the end. */
export function useOrder({ parts: given, others }: PacketContents) {
  const t = useText(packetMessages);
  const [keys, setKeys] = useState<readonly string[] | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const chosen = (keys ?? []).flatMap((key) => [...given, ...others].filter((one) => one.key === key));
  const added = given.filter(({ key }) => !chosen.some((one) => one.key === key));
  const parts = [...chosen, ...added].filter(({ key }) => !left.has(key));
  const take = (next: readonly PacketPart[]) => setKeys(next.map(({ key }) => key));
  return {
    parts,
    said,
    dragged,
    drag: setDragged,
    /** Moves a part to a place. */
    move(key: string, to: number) {
      const part = parts.find((one) => one.key === key);
      if (!part || to < 0 || to >= parts.length) return;
      const rest = parts.filter((one) => one !== part);
      take([...rest.slice(0, to), part, ...rest.slice(to)]);
      setSaid(t('movedTo', { title: titleOf(part), place: to + 1, count: parts.length }));
    },
    add(part: PacketPart) {
      setLeft((before) => new Set([...before].filter((key) => key !== part.key)));
      take([...parts, part]);
    },
    /** Leaves out what somebody had added. */
    drop(part: PacketPart) {
      setLeft((before) => new Set([...before, part.key]));
      take(parts.filter((one) => one !== part));
    },
    forget() {
      setKeys(null);
      setLeft(new Set());
    },
  };
}
export type Order = ReturnType<typeof useOrder>;
