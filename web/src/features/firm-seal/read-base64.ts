/** The bytes of a file in base64. */
export function readBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('The file can’t be read.'));
    // A data address: the bytes stand behind its comma.
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.readAsDataURL(file);
  });
}
