import type { z } from 'zod';

/** A document that can be set: `server/templates/<name>.typ`, and what it must be given. */
export interface Template<S extends z.ZodType = z.ZodType> {
  name: string;
  schema: S;
}

/** Names a template and its data. The data reaches the template as JSON: text in it is never read as markup. */
export const defineTemplate = <S extends z.ZodType>(template: Template<S>): Template<S> => template;
