/** What may be uploaded: content type and the endings of its names. */
export const uploadTypes = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/heic': ['heic'],
  'image/tiff': ['tif', 'tiff'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'text/csv': ['csv'],
} as const satisfies Record<string, readonly string[]>;
/** Pictures that become pages of a PDF where a court needs one. */
export const pictureTypes: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/heic',
  'image/tiff',
] satisfies UploadType[];
export type UploadType = keyof typeof uploadTypes;
