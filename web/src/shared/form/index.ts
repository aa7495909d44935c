export { DateInput } from './DateInput.tsx';
export { ErrorSummary, focusField } from './ErrorSummary.tsx';
export { FileUpload, type UploadedFile } from './FileUpload.tsx';
export { FormPage } from './FormPage.tsx';
export { CheckInput, SelectInput, TextInput, type SelectOption } from './inputs.tsx';
export { MoneyInput } from './MoneyInput.tsx';
export { Question, QuestionRow } from './Question.tsx';
export { RadioBoxes } from './RadioBoxes.tsx';
export { fieldId, useForm, type Field, type FieldErrors } from './use-form.ts';
