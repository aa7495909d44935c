/** The alphabet of GSM 03.38, in which a text message has 160 places; characters of its extension take two. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENSION = new Set('^{}\\[~]|€\f');

/** Whether a text is sent as one message: 160 places of the GSM alphabet, or 70 where a character is not in it. */
export function fitsOneSms(text: string): boolean {
  const characters = [...text];
  if (!characters.every((one) => BASIC.has(one) || EXTENSION.has(one))) return text.length <= 70;
  return characters.reduce((places, one) => places + (EXTENSION.has(one) ? 2 : 1), 0) <= 160;
}
