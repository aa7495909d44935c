export { AddressFields } from './AddressFields.tsx';
export { CompanyFields, EntityField } from './CompanyFields.tsx';
export { CompanyField } from './CompanyField.tsx';
export { CompanySheets } from './CompanyRecord.tsx';
export {
  type AddressField,
  addressValues,
  type CompanyValues,
  companyValues,
  payablesBody,
  payablesValues,
} from './company-values.ts';
export { EngageFields, useEngageForm } from './EngageFields.tsx';
export { ContactFields } from './ContactFields.tsx';
export { PayablesFields } from './PayablesFields.tsx';
export { useStateOptions } from './state-options.ts';
export { WhereAndWhose } from './WhereAndWhose.tsx';
