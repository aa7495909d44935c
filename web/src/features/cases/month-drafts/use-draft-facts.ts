import { cases } from '@writdesk/contract/cases/cases';
import type { LeaseDraft } from '@writdesk/contract/month-filing/month-filing';
import { useMemo, useRef, useState } from 'react';
import { useAction } from '../../../shared/api/index.ts';

export type NoticeFacts = Partial<Pick<LeaseDraft, 'noticeType' | 'noticeServedOn' | 'noticeMethod'>>;

interface Given {
  facts: NoticeFacts;
  /** The version that was shown when it was given. */
  version: number;
}

/**
 * Saves what is given in the rows, one save after another for each draft, each with the version that the one before left.
 * Until the list knows it, a row shows what was given. What is refused says so, and the row shows what stands.
 */
export function useDraftFacts(drafts: readonly LeaseDraft[] | undefined) {
  const { runAsync } = useAction(cases.save, { isEager: true });
  const [given, setGiven] = useState<Readonly<Record<string, Given>>>({});
  const saves = useRef(new Map<string, Promise<number>>());

  async function save(
    { id, version }: Pick<LeaseDraft, 'id' | 'version'>,
    facts: NoticeFacts,
  ): Promise<void> {
    setGiven((all) => ({ ...all, [id]: { facts: { ...all[id]?.facts, ...facts }, version } }));
    const before = saves.current.get(id) ?? Promise.resolve(version);
    const saved = before.then(async (last) => {
      const body = { version: Math.max(last, version), caseEviction: facts };
      return (await runAsync({ params: { id }, body })).version;
    });
    saves.current.set(id, saved);
    try {
      await saved;
    } catch {
      // The toast said why.
      saves.current.delete(id);
      setGiven(({ [id]: _refused, ...rest }) => rest);
    }
  }

  const shown = useMemo(() => drafts?.map((draft) => withGiven(draft, given[draft.id])), [drafts, given]);
  return { save, shown };
}

const withGiven = (draft: LeaseDraft, given: Given | undefined): LeaseDraft =>
  given && given.version >= draft.version ? { ...draft, ...given.facts } : draft;
