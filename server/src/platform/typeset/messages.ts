export interface TypesetRequest {
  id: number;
  template: string;
  json: string;
}
export type TypesetReply =
  | { id: number; pdf: Uint8Array<ArrayBuffer>; pageCount: number; notes: string[]; places: string[] }
  | { id: number; error: string; unprintable: string[] };
