export { AddressFields } from './AddressFields.tsx';
export { CompanyFields, EntityField } from './CompanyFields.tsx';
export {
  addressValues,
  type CompanyValues,
  companyValues,
  payablesBody,
  payablesValues,
} from './company-values.ts';
export { PayablesFields } from './PayablesFields.tsx';
