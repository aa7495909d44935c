import { defineMessages } from '../../../shared/i18n/define-messages.ts';

/** Words of the step of property and unit; what several share stands in `messages`. */
export const propertyMessages = defineMessages({
  en: {
    propertyLead: 'The home to be returned, and the court that hears the case.',
    company: 'Which company is it for?',
    companyFixed: 'A case stays with its company.',
    whichProperty: 'Which property is it?',
    whichPropertyHint: 'Type three letters of its name or address.',
    unit: 'Which unit?',
    unitHint: 'As the lease has it. Leave it empty for a single-family home.',
    county: 'Which county is it in?',
    countyHint: 'A case filed in the wrong county is dismissed, so confirm it.',
    countyOfProperty: 'From the property’s record',
    countyMain: 'Most of ZIP code {zip}',
    anotherCounty: 'Another county',
    whichCounty: 'Which one?',
    courthouse: 'Courthouse',
    courthouseResolved: 'It hears the cases of {county} County.',
    noCourthouse:
      'No courthouse is known for this county yet. The law firm has to add it before you can submit.',
    whichCourthouse: 'Which courthouse?',
    whichCourthouseHint: 'This county has several.',
    plaintiff: 'Who is the plaintiff?',
    plaintiffHint:
      'Exactly as the court papers must name it: the owner, or the company that may sue for the owner.',
    occupied: 'Is somebody living there?',
    occupiedHint: 'Check today: the attorney’s approval needs an answer that is at most two days old.',
    occupiedChecked:
      'Last answer: {when}. The attorney’s approval needs an answer that is at most two days old.',
    occupiedYes: 'Yes, somebody lives there',
    occupiedNo: 'No, it is empty',
  },
  es: {
    propertyLead: 'La vivienda que se debe devolver y el tribunal que conoce del caso.',
    company: '¿Para qué empresa es?',
    companyFixed: 'Un caso permanece en su empresa.',
    whichProperty: '¿Qué propiedad es?',
    whichPropertyHint: 'Escriba tres letras del nombre o de la dirección.',
    unit: '¿Qué unidad?',
    unitHint: 'Como figura en el contrato. Déjelo vacío si es una casa sola.',
    county: '¿En qué condado está?',
    countyHint: 'Un caso presentado en otro condado se desestima; por eso, confírmelo.',
    countyOfProperty: 'Según la ficha de la propiedad',
    countyMain: 'La mayor parte del código postal {zip}',
    anotherCounty: 'Otro condado',
    whichCounty: '¿Cuál?',
    courthouse: 'Tribunal',
    courthouseResolved: 'Conoce los casos del condado de {county}.',
    noCourthouse:
      'Aún no se conoce un tribunal para este condado. El bufete debe agregarlo antes de que usted pueda enviar el caso.',
    whichCourthouse: '¿Qué tribunal?',
    whichCourthouseHint: 'Este condado tiene varios.',
    plaintiff: '¿Quién es el demandante?',
    plaintiffHint:
      'Exactamente como debe nombrarlo el escrito: el propietario o la empresa que puede demandar en su nombre.',
    occupied: '¿Vive alguien allí?',
    occupiedHint:
      'Compruébelo hoy: la aprobación del abogado requiere una respuesta de dos días como máximo.',
    occupiedChecked:
      'Última respuesta: {when}. La aprobación del abogado requiere una respuesta de dos días como máximo.',
    occupiedYes: 'Sí, vive alguien',
    occupiedNo: 'No, está vacía',
  },
});
