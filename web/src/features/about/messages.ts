import { defineMessages } from '../../shared/i18n/define-messages.ts';

export const messages = defineMessages({
  en: {
    toApp: 'Go to Writdesk',
    privacy: 'Privacy',
    privacy1:
      'Writdesk keeps what is needed to run eviction cases: the people who sign in with their name, email and phone, and the cases that firms and companies enter.',
    privacy2:
      'A case is shown only to the law firm that conducts it and to the company that brings it. Social Security numbers and birth dates are encrypted, and whoever looks at one gives a reason that stays on record.',
    privacy3:
      'The cookies and the storage of your browser keep you signed in and keep what you have typed. Writdesk has no advertising and no tracking, and sends nothing to others for such purposes.',
    privacy4:
      'Your firm or company decides what is kept and for how long. Ask its administrator to see, correct or delete what is kept about you.',
    terms: 'Terms',
    terms1:
      'You use Writdesk for the firm or company that invited you, or for the company that you register, and under its agreement with the operator of this installation.',
    terms2:
      'Writdesk is a tool and gives no legal advice. Deadlines and checks show how they were calculated; a lawyer decides whether they are right for a case.',
    terms3:
      'Your account is yours alone. What you do in it is recorded under your name. Enter only what is true, and only what you may share.',
    help: 'Help',
    help1:
      'Questions about a case: write a comment on the case. The firm and the company that it belongs to read it.',
    help2:
      'Questions about your account or your rights: ask the administrator of your firm or company. They can invite people, change roles and reset sign-in methods.',
    help3:
      'You can’t sign in: choose “Forgot it?” next to the password to get a link for a new one. After several failed attempts, wait a few minutes and try again.',
    help4:
      'An invite has expired: ask the person who invited you to send it again. In the app, press ? to see the keys.',
  },
  es: {
    toApp: 'Ir a Writdesk',
    privacy: 'Privacidad',
    privacy1:
      'Writdesk guarda lo necesario para llevar casos de desalojo: las personas que entran, con su nombre, correo y teléfono, y los casos que registran los bufetes y las empresas.',
    privacy2:
      'Un caso solo lo ven el bufete que lo lleva y la empresa que lo presenta. Los números de Seguro Social y las fechas de nacimiento están cifrados, y quien ve uno da un motivo que queda registrado.',
    privacy3:
      'Las cookies y el almacenamiento de su navegador mantienen su sesión y lo que usted ha escrito. Writdesk no tiene publicidad ni seguimiento, y no envía nada a otros con esos fines.',
    privacy4:
      'Su bufete o empresa decide qué se guarda y por cuánto tiempo. Pida a su administrador ver, corregir o borrar lo que se guarda sobre usted.',
    terms: 'Condiciones',
    terms1:
      'Usted usa Writdesk para el bufete o la empresa que lo invitó, o para la empresa que registra, y según su acuerdo con quien opera esta instalación.',
    terms2:
      'Writdesk es una herramienta y no da asesoría legal. Los plazos y las revisiones muestran cómo se calcularon; un abogado decide si son correctos para un caso.',
    terms3:
      'Su cuenta es solo suya. Lo que hace en ella queda registrado a su nombre. Escriba solo lo que es verdad y lo que puede compartir.',
    help: 'Ayuda',
    help1:
      'Preguntas sobre un caso: escriba un comentario en el caso. Lo leen el bufete y la empresa a los que pertenece.',
    help2:
      'Preguntas sobre su cuenta o sus permisos: consulte al administrador de su bufete o empresa. Puede invitar personas, cambiar funciones y restablecer los métodos de acceso.',
    help3:
      'No puede entrar: elija «¿La olvidó?» junto a la contraseña para recibir un enlace y crear una nueva. Tras varios intentos fallidos, espere unos minutos e intente de nuevo.',
    help4:
      'Una invitación caducó: pida a quien lo invitó que se la envíe otra vez. En la aplicación, presione ? para ver las teclas.',
  },
});
