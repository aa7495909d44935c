import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** Words of the step of notice and service; what several share stands in `messages`. */
export const noticeMessages = defineMessages({
  en: {
    noticeLead: 'What you gave the tenant before going to court.',
    whichNotice: 'Which notice was given?',
    anotherNotice: 'Another notice',
    whichOther: 'Which other notice?',
    whenNotice: 'When was it given?',
    whenNoticeHint: 'Or the day on which you plan to give it.',
    whoNotice: 'Who gave it?',
    howNotice: 'How was it given?',
    noticeAmount: 'Amount demanded in the notice',
    noticeAmountHint: 'Copy it from the notice itself, with cents.',
    cares: 'Is the property under the CARES Act?',
    caresHint: 'Federally backed mortgage, voucher or tax-credit housing.',
    proofHint:
      'A photo of the posted notice, or the signed statement. PDF up to 100 MB, JPG or PNG up to 20 MB.',
    takePhoto: 'Take photo or add file',
    rentPeriodEnds: 'When does the rental period end?',
    rentPeriodHint: 'The last day of the month, or of the rental period, in which the tenancy is to end.',
  },
  es: {
    noticeLead: 'Lo que usted entregó al inquilino antes de acudir al tribunal.',
    whichNotice: '¿Qué aviso se entregó?',
    anotherNotice: 'Otro aviso',
    whichOther: '¿Qué otro aviso?',
    whenNotice: '¿Cuándo se entregó?',
    whenNoticeHint: 'O el día en que piensa entregarlo.',
    whoNotice: '¿Quién lo entregó?',
    howNotice: '¿Cómo se entregó?',
    noticeAmount: 'Monto exigido en el aviso',
    noticeAmountHint: 'Cópielo del propio aviso, con centavos.',
    cares: '¿Está la propiedad bajo la Ley CARES?',
    caresHint: 'Hipoteca con respaldo federal, vale de vivienda o vivienda con crédito fiscal.',
    proofHint:
      'Una foto del aviso fijado o la declaración firmada. PDF de hasta 100 MB, JPG o PNG de hasta 20 MB.',
    takePhoto: 'Tomar foto o agregar archivo',
    rentPeriodEnds: '¿Cuándo termina el período de renta?',
    rentPeriodHint: 'El último día del mes, o del período de renta, en que debe terminar el arrendamiento.',
  },
});
