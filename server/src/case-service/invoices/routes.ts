import { invoiceDisputes } from '@writdesk/contract/invoices/invoice-disputes';
import { invoiceReports } from '@writdesk/contract/invoices/invoice-reports';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { bind } from '../../platform/http/bind.ts';
import { creditInvoice, writeOffInvoice } from './correct-invoice.ts';
import { changeManyInvoices } from './change-many-invoices.ts';
import { answerDispute } from './answer-dispute.ts';
import { createInvoice } from './create-invoice.ts';
import { disputeLine } from './dispute-line.ts';
import { getLedes } from './get-ledes.ts';
import { getAging } from './get-aging.ts';
import { issueInvoice } from './issue-invoice.ts';
import { listInvoices } from './list-invoices.ts';
import { getInvoice } from './read-invoice.ts';
import { getStatement } from './read-statement.ts';
import { sendInvoice } from './send-invoice.ts';
import { getInvoicePdf } from './typeset-invoice.ts';
import { getStatementPdf } from './typeset-statement.ts';
import { withdrawDispute } from './withdraw-dispute.ts';
import { voidInvoice } from './void-invoice.ts';

export const invoiceRoutes = [
  bind(invoices.list, listInvoices),
  bind(invoices.details, getInvoice),
  bind(invoices.create, createInvoice),
  bind(invoices.issue, issueInvoice),
  bind(invoices.pdf, getInvoicePdf),
  bind(invoices.ledes, getLedes),
  bind(invoices.send, sendInvoice),
  bind(invoices.bulk, changeManyInvoices),
  bind(invoices.void, voidInvoice),
  bind(invoices.credit, creditInvoice),
  bind(invoices.writeOff, writeOffInvoice),
  bind(invoiceDisputes.dispute, disputeLine),
  bind(invoiceDisputes.withdraw, withdrawDispute),
  bind(invoiceDisputes.answer, answerDispute),
  bind(invoiceReports.aging, getAging),
  bind(invoiceReports.statement, getStatement),
  bind(invoiceReports.statementPdf, getStatementPdf),
];
