interface Texts {
  code(code: string, minutes: number): string;
  help(helpUrl: string): string;
  stopped: string;
  started: string;
}

/** One text message each: 160 places, or 70 where a letter is not in the alphabet of text messages. */
export const smsNumberTexts: Readonly<Record<'en' | 'es', Texts>> = {
  en: {
    code: (code, minutes) =>
      `Writdesk: your code is ${code}. It is valid for ${minutes} minutes. Don't share it. Reply STOP to end messages.`,
    help: (helpUrl) =>
      `Writdesk: notifications of your cases. Help: ${helpUrl} STOP ends them, START resumes them.`,
    stopped: 'Writdesk: you get no more text messages. Reply START to resume.',
    started: 'Writdesk: you get text messages again. Reply STOP to end them.',
  },
  es: {
    code: (code, minutes) =>
      `Writdesk: su código es ${code}. Vale ${minutes} minutos. STOP: fin de mensajes.`,
    help: (helpUrl) =>
      `Writdesk: avisos de sus casos. Ayuda: ${helpUrl} STOP los termina, START los reanuda.`,
    stopped: 'Writdesk: ya no recibe mensajes. Responda START para reanudarlos.',
    started: 'Writdesk: vuelve a recibir mensajes. Responda STOP para terminar.',
  },
};
