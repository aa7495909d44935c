const LENGTH = 10;

/** Our reference of a job, as it is typed into the court’s form and searched for. */
export const referenceOf = (id: string): string =>
  `WD-${id.replaceAll('-', '').slice(-LENGTH).toUpperCase()}`;
