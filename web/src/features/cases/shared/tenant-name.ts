interface Named {
  firstName: string;
  middleName: string | null;
  lastName: string;
  suffix: string | null;
}

/** A defendant as filed: `Marcus A. Bell, Jr.` */
export function tenantName({ firstName, middleName, lastName, suffix }: Named): string {
  const name = [firstName, middleName, lastName].filter(Boolean).join(' ');
  return suffix ? `${name}, ${suffix}` : name;
}
