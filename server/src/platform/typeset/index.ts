export { defineTemplate, type Template } from './template.ts';
export { openTypesetter, type TypesetPaper, type Typesetter, UnprintableTextError } from './typesetter.ts';
