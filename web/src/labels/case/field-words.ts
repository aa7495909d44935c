import type { DraftField } from './steps.ts';

interface FieldWords {
  /** Next to its value, and over its question where the step has no better one. */
  name: string;
  /** As the firm asks for it, where that differs from the name; null for what can’t be asked for. */
  asked?: string | null;
  /** Over its input: where to find the answer. */
  hint?: string;
}

/** What the fields of a case are called. A field without its words in both languages is a type error. */
export const fieldWords: Readonly<Record<DraftField, { en: FieldWords; es: FieldWords }>> = {
  clientId: {
    en: { name: 'Company', asked: null },
    es: { name: 'Empresa', asked: null },
  },
  propertyId: {
    en: { name: 'Property' },
    es: { name: 'Propiedad' },
  },
  countyId: {
    en: { name: 'County' },
    es: { name: 'Condado' },
  },
  courthouseId: {
    en: { name: 'Courthouse' },
    es: { name: 'Tribunal' },
  },
  unitLabel: {
    en: { name: 'Unit' },
    es: { name: 'Unidad' },
  },
  unitId: {
    en: { name: 'Unit of the roster', asked: null },
    es: { name: 'Unidad de la lista', asked: null },
  },
  leaseId: {
    en: { name: 'Lease', asked: null },
    es: { name: 'Contrato', asked: null },
  },
  plaintiffName: {
    en: { name: 'Plaintiff' },
    es: { name: 'Demandante' },
  },
  occupied: {
    en: { name: 'Somebody lives there', asked: 'Whether somebody lives there' },
    es: { name: 'Vive alguien allí', asked: 'Si vive alguien allí' },
  },
  tenants: {
    en: { name: 'Tenants' },
    es: { name: 'Inquilinos' },
  },
  tenantAddress: {
    en: { name: 'Served at', asked: 'Where the tenants are served' },
    es: { name: 'Se notifica en', asked: 'Dónde se notifica a los inquilinos' },
  },
  reasons: {
    en: { name: 'Reason' },
    es: { name: 'Motivo' },
  },
  reasonText: {
    en: { name: 'In your own words', asked: 'The reason in words' },
    es: { name: 'Con sus palabras', asked: 'El motivo en palabras' },
  },
  leaseIsWritten: {
    en: { name: 'Written lease', asked: 'Whether there is a written lease' },
    es: { name: 'Contrato escrito', asked: 'Si hay contrato escrito' },
  },
  leaseAsksFees: {
    en: {
      name: 'Attorney fees in the lease',
      asked: 'Whether the lease has the tenant pay attorney fees',
    },
    es: {
      name: 'Honorarios en el contrato',
      asked: 'Si el contrato hace que el inquilino pague honorarios de abogado',
    },
  },
  leaseFrom: {
    en: { name: 'Lease from', asked: 'First day of the lease' },
    es: { name: 'Contrato desde', asked: 'Primer día del contrato' },
  },
  leaseTo: {
    en: { name: 'Lease to', asked: 'Last day of the lease' },
    es: { name: 'Contrato hasta', asked: 'Último día del contrato' },
  },
  monthlyRentCents: {
    en: { name: 'Monthly rent' },
    es: { name: 'Renta mensual' },
  },
  rentThrough: {
    en: { name: 'Rent is owed through', asked: 'Day through which rent is owed' },
    es: { name: 'Se debe renta hasta', asked: 'Día hasta el que se debe renta' },
  },
  claimedCents: {
    en: { name: 'Claim', asked: 'Amount claimed' },
    es: { name: 'Reclamado', asked: 'Monto reclamado' },
  },
  ledger: {
    en: { name: 'Ledger' },
    es: { name: 'Estado de cuenta' },
  },
  noticeType: {
    en: { name: 'Notice', asked: 'Kind of notice' },
    es: { name: 'Aviso', asked: 'Clase de aviso' },
  },
  noticeServedOn: {
    en: { name: 'Given on', asked: 'Day of the notice' },
    es: { name: 'Entregado el', asked: 'Día del aviso' },
  },
  rentPeriodEndsOn: {
    en: { name: 'Rental period ends', asked: 'End of the rental period' },
    es: { name: 'Fin del período de renta' },
  },
  noticeServedBy: {
    en: { name: 'Given by', asked: 'Who gave the notice' },
    es: { name: 'Entregado por', asked: 'Quién entregó el aviso' },
  },
  noticeMethod: {
    en: { name: 'How', asked: 'How the notice was given' },
    es: { name: 'Cómo', asked: 'Cómo se entregó el aviso' },
  },
  noticeAmountCents: {
    en: { name: 'Amount on the notice' },
    es: { name: 'Monto del aviso' },
  },
  caresCovered: {
    en: { name: 'Under the CARES Act', asked: 'CARES Act' },
    es: { name: 'Bajo la Ley CARES', asked: 'Ley CARES' },
  },
  comment: {
    en: { name: 'Note to the attorney' },
    es: { name: 'Nota para el abogado' },
  },
};
