import { translate } from '../../i18n/translate.ts';
import type { ApiError } from '../../api/api-error.ts';
import { failureText } from '../states/failure-text.ts';
import { messages } from '../messages.ts';

export type ToastKind = 'success' | 'info' | 'error' | 'warning';

export interface ToastOptions {
  /** What happened, in the trade's words; else the kind's own title. */
  title?: string;
  /** One way on. */
  link?: { label: string; run: () => void };
}

export interface Toast extends ToastOptions {
  id: number;
  kind: ToastKind;
  title: string;
  text: string;
}

export const toastDurationMs = 4000;
export const toastLimit = 2;
const errorDebounceMs = 300;

const titles = {
  success: 'toastSuccess',
  info: 'toastInfo',
  error: 'toastError',
  warning: 'toastWarning',
} as const;
const listeners = new Set<() => void>();
let shown: readonly Toast[] = [];
let nextId = 1;
let errorTimer: ReturnType<typeof setTimeout> | undefined;

function show(kind: ToastKind, text: string, options: ToastOptions = {}): void {
  const title = options.title ?? translate(messages, titles[kind]);
  // What is said again takes the place of what it repeats; the newest stays when there are too many.
  const others = shown.filter((one) => one.kind !== kind || one.title !== title || one.text !== text);
  change([...others, { ...options, id: nextId++, kind, title, text }].slice(-toastLimit));
}

function change(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * A word at the top right that goes after four seconds. `toast.success('Answer is due Jul 28', { title: 'Filed in
 * Fulton Magistrate, 26ED041781' })`. What must not be missed also stands on the page.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  /** Ten calls that fail together say so once: the last of 300 ms is shown. */
  error: (text: string, options?: ToastOptions) => {
    clearTimeout(errorTimer);
    errorTimer = setTimeout(() => show('error', text, options), errorDebounceMs);
  },
  dismiss: (id: number) => change(shown.filter((one) => one.id !== id)),
  clear: () => {
    clearTimeout(errorTimer);
    change([]);
  },
};

/** The toast of a failed call. */
export function toastFailure(error: ApiError): void {
  toast.error(failureText(error));
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  shown: () => shown,
};
