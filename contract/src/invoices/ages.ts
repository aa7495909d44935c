/** How long an invoice has been due on a day: an invoice isn't late on the day it is due. */
export const invoiceAges = ['CURRENT', 'DAYS_1_30', 'DAYS_31_60', 'DAYS_61_90', 'OVER_90'] as const;
export type InvoiceAge = (typeof invoiceAges)[number];
