import { invoices } from '@writdesk/contract/invoices/invoices';
import { bind } from '../../platform/http/bind.ts';
import { creditInvoice, writeOffInvoice } from './correct-invoice.ts';
import { createInvoice } from './create-invoice.ts';
import { issueInvoice } from './issue-invoice.ts';
import { listInvoices } from './list-invoices.ts';
import { getInvoice } from './read-invoice.ts';
import { sendInvoice } from './send-invoice.ts';
import { getInvoicePdf } from './typeset-invoice.ts';
import { voidInvoice } from './void-invoice.ts';

export const invoiceRoutes = [
  bind(invoices.list, listInvoices),
  bind(invoices.details, getInvoice),
  bind(invoices.create, createInvoice),
  bind(invoices.issue, issueInvoice),
  bind(invoices.pdf, getInvoicePdf),
  bind(invoices.send, sendInvoice),
  bind(invoices.void, voidInvoice),
  bind(invoices.credit, creditInvoice),
  bind(invoices.writeOff, writeOffInvoice),
];
