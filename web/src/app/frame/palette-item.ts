import type { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export type Navigate = ReturnType<typeof useNavigate>;

export interface PaletteItem {
  key: string;
  label: string;
  detail?: string;
  icon: ReactNode;
  run: (navigate: Navigate) => void;
}

/** What the server found, so far. */
export interface Found {
  /** The text that it was asked for. */
  text: string;
  items: readonly PaletteItem[];
  isSearching: boolean;
}

/** What the palette knows of the open case, and of those that were open before. */
export interface OpenCaseItems {
  acts: readonly PaletteItem[];
  recent: readonly PaletteItem[];
}
