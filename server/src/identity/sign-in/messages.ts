/** What the provider itself says on a sign-in page; labels and headings are the web app's. */
export interface Messages {
  languageName: string;
  invalidCredentials: string;
  locked(minutes: number): string;
  mailsFull(minutes: number): string;
  workNeeded: string;
  expired: string;
  refusedRequest: string;
  failed: string;
  signedOut: string;
  signOutQuestion: string;
  signOut: string;
  firstNameMissing: string;
  lastNameMissing: string;
  nameUnusable: string;
  emailInvalid: string;
  signInFirst: string;
  passwordTooShort(characters: number): string;
  passwordTooLong(characters: number): string;
  passwordIsName: string;
  passwordIsCommon: string;
  passwordIsOld: string;
  passwordIsReplaced: string;
  newPasswordNeeded: string;
  newPasswordByMail: string;
  emailMissing: string;
  resetMailSent: string;
  linkSpent: string;
  passwordSet: string;
  completeRegistration: string;
  registrationDone: string;
  choosePassword(email: string): string;
  confirmMailSent: string;
  verifyMailWait: string;
  passwordsDiffer: string;
  codeWrong: string;
  recoveryCodeWrong: string;
  passkeyFailed: string;
}

export type Language = 'en' | 'es';

export const messages: Readonly<Record<Language, Messages>> = {
  en: {
    languageName: 'English',
    invalidCredentials: 'Invalid username or password.',
    locked: (minutes) =>
      minutes === 1
        ? 'Too many failed attempts. Try again in 1 minute.'
        : `Too many failed attempts. Try again in ${minutes} minutes.`,
    workNeeded: 'Your browser must complete a short security check first. Enter your password again.',
    mailsFull: (minutes) =>
      minutes === 1
        ? 'Too many emails were requested from this network. Try again in 1 minute.'
        : `Too many emails were requested from this network. Try again in ${minutes} minutes.`,
    expired: 'This sign-in page has expired. Go back to Writdesk and sign in again.',
    refusedRequest: 'This sign-in link can’t be used. Go back to Writdesk and sign in again.',
    failed: 'Sign-in doesn’t work at the moment. Try again in a few minutes.',
    signedOut: 'You are signed out.',
    signOutQuestion: 'Do you want to sign out?',
    signOut: 'Sign out',
    firstNameMissing: 'Enter your first name.',
    lastNameMissing: 'Enter your last name.',
    nameUnusable: 'Write a name of at most 60 characters, without web or email addresses.',
    emailInvalid: 'Enter an email address, like name@example.com.',
    signInFirst: 'You already have an account with this address. Sign in to accept your invite.',
    passwordTooShort: (characters) => `Use ${characters} characters or more.`,
    passwordTooLong: (characters) => `Use at most ${characters} characters.`,
    passwordIsName: 'Choose a password that isn’t your email address, your name or ours.',
    passwordIsCommon: 'This password appeared in a data breach. Choose another one.',
    passwordIsOld: 'This is your current password. Choose another.',
    passwordIsReplaced: 'An administrator required another password than this one. Choose another.',
    newPasswordNeeded: 'An administrator asks you to choose a new password.',
    newPasswordByMail:
      'An administrator asks you to choose a new password. Open the link that we mailed you, or request another one with “Forgot it?” on the sign-in page.',
    emailMissing: 'Enter the email you sign in with.',
    resetMailSent:
      'If there is an account with this email, a link to set a new password is on its way. It works for 30 minutes.',
    linkSpent: 'This link was used already, or is too old. Ask for a new one on the sign-in page.',
    passwordSet: 'Your new password is set. Sign in with it.',
    completeRegistration:
      'Someone registered with this email address. If it was you, enter your name and choose a password.',
    registrationDone: 'Your account is ready. Sign in with the password that you chose.',
    choosePassword: (email) =>
      `Is ${email} your email address? Then choose a password. Everything that was set up before ends.`,
    confirmMailSent: 'We have mailed you a link. Open it, choose a password, and sign in with it.',
    verifyMailWait: 'The link is on its way. Mail can take a minute; then you can have it sent again.',
    passwordsDiffer: 'The two passwords differ.',
    codeWrong: 'This code isn’t correct, or it has already been used. Use the next one.',
    recoveryCodeWrong: 'This is none of your recovery codes, or it was used already.',
    passkeyFailed: 'The passkey could not be used. Try again, or sign in another way.',
  },
  es: {
    languageName: 'Español',
    invalidCredentials: 'Usuario o contraseña incorrectos.',
    locked: (minutes) =>
      minutes === 1
        ? 'Demasiados intentos fallidos. Inténtelo de nuevo en 1 minuto.'
        : `Demasiados intentos fallidos. Inténtelo de nuevo en ${minutes} minutos.`,
    workNeeded:
      'Su navegador debe completar antes una breve comprobación de seguridad. Escriba la contraseña otra vez.',
    mailsFull: (minutes) =>
      minutes === 1
        ? 'Desde esta red se pidieron demasiados correos. Inténtelo de nuevo en 1 minuto.'
        : `Desde esta red se pidieron demasiados correos. Inténtelo de nuevo en ${minutes} minutos.`,
    expired: 'Esta página de acceso ha caducado. Vuelva a Writdesk e inicie sesión de nuevo.',
    refusedRequest: 'Este enlace de acceso no se puede usar. Vuelva a Writdesk e inicie sesión de nuevo.',
    failed: 'El acceso no funciona en este momento. Inténtelo de nuevo en unos minutos.',
    signedOut: 'Ha cerrado la sesión.',
    signOutQuestion: '¿Quiere cerrar la sesión?',
    signOut: 'Cerrar sesión',
    firstNameMissing: 'Escriba su nombre.',
    lastNameMissing: 'Escriba su apellido.',
    nameUnusable: 'Escriba un nombre de 60 caracteres como máximo, sin direcciones web ni de correo.',
    emailInvalid: 'Escriba un correo electrónico, como nombre@example.com.',
    signInFirst: 'Ya tiene una cuenta con esta dirección. Inicie sesión para aceptar su invitación.',
    passwordTooShort: (characters) => `Use ${characters} caracteres o más.`,
    passwordTooLong: (characters) => `Use ${characters} caracteres como máximo.`,
    passwordIsName: 'Elija una contraseña que no sea su correo, su nombre ni el nuestro.',
    passwordIsCommon: 'Esta contraseña apareció en una filtración de datos. Elija otra.',
    passwordIsOld: 'Esta es la contraseña que ya tiene. Elija otra.',
    passwordIsReplaced: 'La administración pidió cambiar esta contraseña. Elija otra.',
    newPasswordNeeded: 'La administración le pide que elija una contraseña nueva.',
    newPasswordByMail:
      'La administración le pide que elija una contraseña nueva. Abra el enlace que le enviamos por correo o pida otro con «¿La olvidó?» en la página de acceso.',
    emailMissing: 'Escriba el correo con el que entra.',
    resetMailSent:
      'Si existe una cuenta con este correo, va en camino un enlace para elegir una contraseña nueva. Sirve durante 30 minutos.',
    linkSpent: 'Este enlace ya se usó o es demasiado antiguo. Pida otro en la página de acceso.',
    passwordSet: 'Su contraseña nueva quedó guardada. Entre con ella.',
    completeRegistration:
      'Alguien, probablemente usted, se registró con este correo. Si es suyo, escriba su nombre y elija una contraseña.',
    registrationDone: 'Su cuenta está lista. Entre con la contraseña que eligió.',
    choosePassword: (email) =>
      `¿Es ${email} su correo electrónico? Entonces elija una contraseña. Todo lo que se configuró antes deja de servir.`,
    confirmMailSent: 'Le enviamos un enlace por correo. Ábralo, elija una contraseña y entre con ella.',
    verifyMailWait:
      'El enlace va en camino. El correo puede tardar un minuto; después puede pedirlo otra vez.',
    passwordsDiffer: 'Las dos contraseñas no coinciden.',
    codeWrong: 'Este código no es correcto o ya se usó. Escriba el siguiente.',
    recoveryCodeWrong: 'Este no es uno de sus códigos de recuperación, o ya se usó.',
    passkeyFailed: 'No se pudo usar la llave de acceso. Inténtelo de nuevo o entre de otra manera.',
  },
};
