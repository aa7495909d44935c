import { lineCents } from '@writdesk/contract/values/money';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';

export interface GivenPrice {
  quantity?: number | undefined;
  unitCents?: number | undefined;
  amountCents?: number | undefined;
}
export interface LinePrice {
  quantity: number;
  unitCents: number;
  amountCents: number;
}

/**
 * Quantity, price and amount of a line: the whole amount is one at that price.
 * @param known what holds where nothing is said: the catalog’s price, or the line as it was.
 */
export function priceOfLine(given: GivenPrice, known: { quantity: number; unitCents: number }): LinePrice {
  const quantity = given.amountCents === undefined ? (given.quantity ?? known.quantity) : 1;
  const unitCents = given.amountCents ?? given.unitCents ?? known.unitCents;
  return { quantity, unitCents, amountCents: lineCents(quantity, unitCents) };
}

/** A line of nothing is none. */
export function priceFaults({ unitCents, amountCents }: LinePrice, at: string): FieldError[] {
  if (unitCents === 0) return [atField(`${at}unitCents`, fault('charge_unpriced'))];
  return amountCents === 0 ? [atField(`${at}quantity`, fault('charge_rounds_to_nothing'))] : [];
}
