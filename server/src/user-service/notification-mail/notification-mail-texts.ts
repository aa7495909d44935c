interface Texts {
  hello(firstName: string): string;
  /** Without names: a subject is read over shoulders and on locked phones. */
  oneCase(caseNumber: string): string;
  several(count: number): string;
  digest(count: number, day: string): string;
  lead: string;
  digestLead: string;
  elsewhere: string;
  openCase: string;
  openAll: string;
  orCopy: string;
  note: string;
}

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

export const notificationMailTexts: Readonly<Record<'en' | 'es', Texts>> = {
  en: {
    hello: (firstName) => `Hello ${firstName},`,
    oneCase: (caseNumber) => `Writdesk: updates on case ${caseNumber}`,
    several: (count) => `Writdesk: ${counted(count, 'one notification', 'notifications')}`,
    digest: (count, day) => `Writdesk: ${counted(count, 'one change', 'changes')} on ${day}`,
    lead: 'This happened while you were away:',
    digestLead: 'This changed today:',
    elsewhere: 'Other',
    openCase: 'Open the case',
    openAll: 'Open Writdesk',
    orCopy: 'Or copy this address into your browser:',
    note: 'Choose which emails you receive under Notification settings in Writdesk.',
  },
  es: {
    hello: (firstName) => `Hola, ${firstName}:`,
    oneCase: (caseNumber) => `Writdesk: novedades del caso ${caseNumber}`,
    several: (count) => `Writdesk: ${counted(count, 'una notificación', 'notificaciones')}`,
    digest: (count, day) => `Writdesk: ${counted(count, 'un cambio', 'cambios')} el ${day}`,
    lead: 'Esto pasó mientras usted no estaba:',
    digestLead: 'Esto cambió hoy:',
    elsewhere: 'Otros',
    openCase: 'Abrir el caso',
    openAll: 'Abrir Writdesk',
    orCopy: 'O copie esta dirección en su navegador:',
    note: 'Usted elige sobre qué recibe correos en Ajustes de notificaciones, en Writdesk.',
  },
};
