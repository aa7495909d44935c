import { defineMessages } from '../../shared/i18n/define-messages.ts';

export const moneyMessages = defineMessages({
  en: {
    title: 'The firm’s money',
    inAll: '{amount} in all',
    bankAlarms: '{count, plural, one {A bank line is suspicious} other {# bank lines are suspicious}}',
    unmatchedEvents:
      '{count, plural, one {An online payment event fits no payment} other {# online payment events fit no payment}}',
    checksToApprove: '{count, plural, one {Approve a check} other {Approve # checks}}',
    trustToApprove: '{count, plural, one {Approve a trust check} other {Approve # trust checks}}',
    reconciliations: '{count, plural, one {Reconcile a trust month} other {Reconcile # trust months}}',
    unidentified: '{count, plural, one {Identify a deposit in trust} other {Identify # deposits in trust}}',
    overdue: '{count, plural, one {An invoice is overdue} other {# invoices are overdue}}',
    drafts: '{count, plural, one {Issue a draft invoice} other {Issue # draft invoices}}',
    checksToSubmit: '{count, plural, one {Submit a generated check} other {Submit # generated checks}}',
    proposedCosts: '{count, plural, one {Confirm a cost paid} other {Confirm # costs paid}}',
    bankLines: '{count, plural, one {Match a bank line} other {Match # bank lines}}',
    earned:
      '{count, plural, one {Transfer earned trust money for an invoice} other {Transfer earned trust money for # invoices}}',
    monthsToClose: '{count, plural, one {Close a month of the ledger} other {Close # months of the ledger}}',
  },
  es: {
    title: 'El dinero del bufete',
    inAll: '{amount} en total',
    bankAlarms:
      '{count, plural, one {Un movimiento bancario es sospechoso} other {# movimientos bancarios son sospechosos}}',
    unmatchedEvents:
      '{count, plural, one {Un aviso de pago en línea no corresponde a ningún pago} other {# avisos de pago en línea no corresponden a ningún pago}}',
    checksToApprove: '{count, plural, one {Apruebe un cheque} other {Apruebe # cheques}}',
    trustToApprove:
      '{count, plural, one {Apruebe un cheque fiduciario} other {Apruebe # cheques fiduciarios}}',
    reconciliations:
      '{count, plural, one {Concilie un mes de la cuenta fiduciaria} other {Concilie # meses de la cuenta fiduciaria}}',
    unidentified:
      '{count, plural, one {Identifique un depósito fiduciario} other {Identifique # depósitos fiduciarios}}',
    overdue: '{count, plural, one {Una factura está vencida} other {# facturas están vencidas}}',
    drafts: '{count, plural, one {Emita una factura en borrador} other {Emita # facturas en borrador}}',
    checksToSubmit:
      '{count, plural, one {Envíe a aprobación un cheque generado} other {Envíe a aprobación # cheques generados}}',
    proposedCosts: '{count, plural, one {Confirme un costo pagado} other {Confirme # costos pagados}}',
    bankLines:
      '{count, plural, one {Concilie un movimiento bancario} other {Concilie # movimientos bancarios}}',
    earned:
      '{count, plural, one {Transfiera dinero fiduciario ganado para una factura} other {Transfiera dinero fiduciario ganado para # facturas}}',
    monthsToClose:
      '{count, plural, one {Cierre un mes del libro mayor} other {Cierre # meses del libro mayor}}',
  },
});
