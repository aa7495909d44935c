/** The start of a text, of `most` characters at most. Half a surrogate pair at the cut is left out: nothing keeps it. */
export function cutText(text: string, most: number): string {
  const start = text.slice(0, most);
  return start.isWellFormed() ? start : start.slice(0, -1);
}
