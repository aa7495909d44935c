/** What one invoice of a run gathers: a case, a property, the properties of an owner, a company, or its month. */
export const invoiceGroupings = ['CASE', 'PROPERTY', 'PORTFOLIO', 'COMPANY', 'MONTH'] as const;
export type InvoiceGrouping = (typeof invoiceGroupings)[number];
