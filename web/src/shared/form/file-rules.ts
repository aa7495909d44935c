/** The text key of what is wrong with a file, before anything is sent; null when nothing is. */
export type FileProblem = 'emptyFile' | 'tooLarge' | 'wrongKind';

/** @param accept endings and kinds as in the `accept` attribute: `.pdf,image/*`. */
export function fileProblem(
  file: Pick<File, 'name' | 'size' | 'type'>,
  { accept, maxBytes }: { accept: string; maxBytes: number },
): FileProblem | null {
  if (file.size === 0) return 'emptyFile';
  if (file.size > maxBytes) return 'tooLarge';
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase());
  const fits = kinds.some((kind) =>
    kind.startsWith('.')
      ? file.name.toLowerCase().endsWith(kind)
      : kind.endsWith('/*')
        ? file.type.startsWith(kind.slice(0, -1))
        : file.type === kind,
  );
  return fits ? null : 'wrongKind';
}

/** `412 KB`, `20 MB`; 1 KB is 1024 bytes, as the limits are. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  const megabytes = bytes / (1024 * 1024);
  return `${Number.isInteger(megabytes) || megabytes >= 10 ? Math.round(megabytes) : megabytes.toFixed(1)} MB`;
}
