import { documents } from '@writdesk/contract/documents/documents';
import type { DocumentTag, TemplateDetails } from '@writdesk/contract/documents/template-values';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, useAction } from '../../../shared/api/index.ts';
import { failureText } from '../../../shared/ui/index.ts';
import { keepSteps, readSteps } from './kept-history.ts';
import type { Places } from './tag-groups.ts';
import { isComplete } from './tag-moves.ts';

const pauseMs = 800;
const mostUndone = 200;
type Tags = readonly DocumentTag[];

interface History {
  past: readonly Tags[];
  tags: Tags;
  future: readonly Tags[];
}

/**
 * The tags of a draft while they are placed: every change can be undone, and is saved by itself, one save at a time. A tag that
 * prints nothing yet waits here until it does.
 */
export function useTags(template: Pick<TemplateDetails, 'id' | 'tags' | 'version'>) {
  const { id } = template;
  // A reload loses no step that can be undone.
  const [history, setHistory] = useState<History>(() => ({
    ...readSteps(id, template.version),
    tags: template.tags,
  }));
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [saving, setSaving] = useState<'idle' | 'saving' | 'failed'>('idle');
  const [theirs, setTheirs] = useState<TemplateDetails | null>(null);
  const isStale = theirs !== null;
  const [faults, setFaults] = useState<readonly string[]>([]);
  const seen = useRef<{ tags: Tags; version: number }>({ tags: template.tags, version: template.version });
  const now = useRef(history);
  now.current = history;
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const { runAsync } = useAction(documents.replaceTags, { quiet: true, isEager: true });

  /** The server names a new tag itself: its names by ours, which stay, so that undoing finds the tag again. */
  const names = useRef(new Map<string, string>());

  const flush = useCallback((): Promise<unknown> => {
    turn.current = turn.current.then(async () => {
      const given = now.current.tags;
      if (given === seen.current.tags) return;
      const sent = given.filter(isComplete);
      const body = sent.map((tag) => ({ ...tag, id: names.current.get(tag.id) ?? tag.id }));
      setSaving('saving');
      try {
        const reply = await runAsync({
          params: { documentId: id },
          body: { tags: body, version: seen.current.version },
        });
        sent.forEach((tag, index) => {
          const kept = reply.tags[index];
          if (kept) names.current.set(tag.id, kept.id);
        });
        seen.current = { tags: given, version: reply.version };
        if (now.current.tags === given)
          keepSteps(id, { version: reply.version, ...named(now.current, names.current) });
        setSavedAt(Date.now());
        setSaving('idle');
        setFaults([]);
      } catch (error) {
        setSaving('failed');
        if (!(error instanceof ApiError)) return;
        const current = documents.details.reply.safeParse(error.reply['current']);
        if (error.code === 'conflict' && current.success) setTheirs(current.data);
        else
          setFaults(
            error.errors.length > 0 ? error.errors.map(({ message }) => message) : [failureText(error)],
          );
      }
    });
    return turn.current;
  }, [id, runAsync]);

  useEffect(() => {
    if (history.tags === seen.current.tags || isStale) return;
    const timer = setTimeout(() => void flush(), pauseMs);
    return () => clearTimeout(timer);
  }, [history.tags, flush, isStale]);
  // What was done last is saved when the page is left.
  useEffect(() => () => void flush(), [flush]);

  const change = useCallback((of: (tags: Tags) => Tags) => {
    setHistory(({ past, tags }) => ({
      past: [...past.slice(1 - mostUndone), tags],
      tags: of(tags),
      future: [],
    }));
  }, []);

  return {
    tags: history.tags,
    savedAt,
    saving,
    isStale,
    /** The tags as somebody else left them meanwhile; null where nobody has. */
    theirs: theirs?.tags ?? null,
    faults,
    flush,
    /** Whether the server's name is that of a tag of ours. */
    isNamed: (tag: DocumentTag, serverId: string) => (names.current.get(tag.id) ?? tag.id) === serverId,
    change,
    add: (added: Tags) => change((tags) => [...tags, ...added]),
    edit: (tagId: string, patch: Partial<DocumentTag>) =>
      change((tags) => tags.map((tag) => (tag.id === tagId ? { ...tag, ...patch } : tag))),
    /** Moves and sizes several in one step. */
    place: (places: Places) =>
      change((tags) =>
        tags.map((tag) => {
          const place = places.get(tag.id);
          return place ? { ...tag, ...place } : tag;
        }),
      ),
    remove: (tagIds: readonly string[]) => change((tags) => tags.filter((tag) => !tagIds.includes(tag.id))),
    /** Takes the tags as somebody else left them. */
    takeTheirs: () => {
      if (!theirs) return;
      seen.current = { tags: theirs.tags, version: theirs.version };
      setHistory({ past: [], tags: theirs.tags, future: [] });
      setTheirs(null);
      setSaving('idle');
    },
    /** Saves what is here over the draft as it is now. */
    keepMine: () => {
      if (!theirs) return;
      seen.current = { tags: theirs.tags, version: theirs.version };
      setTheirs(null);
      void flush();
    },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () =>
      setHistory(({ past, tags, future }) => {
        const before = past.at(-1);
        return before
          ? { past: past.slice(0, -1), tags: before, future: [tags, ...future] }
          : { past, tags, future };
      }),
    redo: () =>
      setHistory(({ past, tags, future }) => {
        const [next, ...rest] = future;
        return next ? { past: [...past, tags], tags: next, future: rest } : { past, tags, future };
      }),
  };
}

/** Steps in the names of the server, which are the only ones after a reload. */
function named({ past, future }: History, names: ReadonlyMap<string, string>) {
  const known = new Map<DocumentTag, DocumentTag>();
  // A tag that stands in many steps stays one object: so it is kept once.
  const renamed = (tag: DocumentTag): DocumentTag => {
    const name = names.get(tag.id);
    if (name === undefined || name === tag.id) return tag;
    const made = known.get(tag) ?? { ...tag, id: name };
    known.set(tag, made);
    return made;
  };
  const step = (tags: Tags) => tags.map(renamed);
  return { past: past.map(step), future: future.map(step) };
}

export type TagDraft = ReturnType<typeof useTags>;
