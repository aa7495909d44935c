import { defineMessages } from '../../../shared/i18n/define-messages.ts';
import { attestWords } from '../shared/attest-words.ts';

/** What is asked before one action is done to many cases. */
export const bulkMessages = defineMessages({
  en: {
    submitTitle: '{count, plural, one {Submit one case?} other {Submit # cases?}}',
    submitText:
      'The firm begins its check. Until then you can change everything; after it, only what the firm asks for.',
    ...attestWords.en,
    checkTitle: '{count, plural, one {Start the check of one case?} other {Start the check of # cases?}}',
    checkText: 'They are assigned to you, and their court papers are generated in the background.',
    reviewTitle:
      '{count, plural, one {Send one case to attorney review?} other {Send # cases to attorney review?}}',
    reviewText: 'Each goes to the attorney who is admitted in its state and has the fewest open cases.',
    filingTitle: '{count, plural, one {Approve one case for filing?} other {Approve # cases for filing?}}',
    filingText: 'This is your signature on each of them. The packets go to court.',
    dismissTitle: '{count, plural, one {Dismiss one case?} other {Dismiss # cases?}}',
    dismissText: 'Cases that are already at court are dismissed there, and their hearings are canceled.',
    dismissClient: 'For cases that are already at court, the firm is asked to dismiss them.',
    dismissConfirm: '{count, plural, one {Dismiss case} other {Dismiss # cases}}',
    dismissReason: 'What happened',
    why: 'Why',
    leavesOut:
      '{count, plural, one {One selected case is left out: its status does not allow this.} other {# selected cases are left out: their status does not allow this.}}',
    waits:
      '{count, plural, one {The lawful day of one case hasn’t come, or something is missing. It stays as it is:} other {The lawful day of # cases hasn’t come, or something is missing. They stay as they are:}}',
    waitsMore: '{count, plural, one {and one more} other {and # more}}',
    close: 'Close',
    keepThem: '{count, plural, one {Leave it as it is} other {Leave them as they are}}',
    resultAll: '{count, plural, one {The case went through} other {All # cases went through}}',
    resultSome: '{done} of {total} cases went through',
    resultNone: '{count, plural, one {The case stayed as it is} other {All # cases stayed as they are}}',
    stayed: 'Stayed as it is',
    selectStayed: '{count, plural, one {Select the one that stayed} other {Select the # that stayed}}',
    actOn: '{act}: {count} of {total}',
    dismissMore: 'Dismiss…',
    atMost: 'At most {count} at once',
    actTitle: '{act}: {count, plural, one {one case} other {# cases}}?',
    servingTitle: '{count, plural, one {Send one case for serving?} other {Send # cases for serving?}}',
    servingText:
      'Each goes to the officer of its court, for all of its defendants, by the court’s usual method.',
    releaseTitle:
      '{count, plural, one {Release the hold of one case?} other {Release the holds of # cases?}}',
    releaseText: 'They go to intake although an invoice is overdue.',
    releaseReason: 'Reason for all of them',
    assignTitle: '{count, plural, one {Assign one case?} other {Assign # cases?}}',
    assignText: 'If you leave a role empty, the person who has it keeps their cases.',
    docketTitle: '{count, plural, one {Put one case on a docket?} other {Put # cases on a docket?}}',
    docketText:
      'Cases of a court without a chosen docket stay as they are, and so do those that don’t fit on theirs.',
    moveLabel: 'Move to another docket',
    moveTitle:
      '{count, plural, one {Move one case to another docket?} other {Move # cases to another docket?}}',
    moveText:
      'Their earlier settings become continuances. Cases of a court without a chosen docket stay as they are, and so do those that don’t fit on theirs.',
    sweepTitle:
      '{count, plural, one {Answer the payment sweep for one case} other {Answer the payment sweep for # cases}}',
    sweepText:
      'The attorney reads the answer at each hearing. Tenants who paid in full are proposed for dismissal.',
    sweepAnswer: 'What happened in all of them?',
    giveSweep: 'Say what happened.',
    lacking: 'What is missing',
    lackingLead:
      '{count, plural, one {The selected case waits for something. Open it to give what is missing:} other {These # cases wait for something. Open each to give what is missing:}}',
    note: 'Note',
    docketOf: '{count, plural, one {Docket at {court}, one case} other {Docket at {court}, # cases}}',
    docketFree: '{room}, {free} free',
    noDocket: '{court} has no open docket. Set one up first.',
    noCourthouse:
      '{count, plural, one {One case names no courthouse and is left out.} other {# cases name no courthouse and are left out.}}',
    chooseOneDocket: 'Choose a docket at {court}.',
    docketReason: 'Why these days?',
    docketReasonHint:
      'Needed for cases whose tenant isn’t served or may still answer, and for days outside those of the law.',
    needReason: 'Cases that need a reason',
    needsReason: '{name} needs a reason: {why}',
    chooseDocket: 'Choose a docket',
    theDockets: 'The dockets',
    defaultTitle: '{count, plural, one {Request default in one case?} other {Request default in # cases?}}',
    defaultText: 'By this you say that you looked at the court’s docket of each case and found no answer.',
    defaultLabel: 'Request default',
    heardTitle: '{count, plural, one {Record one case as heard?} other {Record # cases as heard?}}',
    heardText: 'They wait for the judge’s order from now on.',
    heardLabel: 'Record as heard',
    giveReason: 'Choose what happened.',
    giveWhy: 'Say why.',
    giveSomebody: 'Choose a processor, an attorney, or both.',
    newProcessor: 'Processor',
    newLawyer: 'Attorney',
    lawyerHint: 'Only cases in a state where they are admitted go to them.',
    processorHint: 'A person of the firm who processes cases',
    print: 'Print',
    generate: 'Generate documents',
    printTitle: '{count, plural, one {One case} other {# cases}}',
  },
  es: {
    submitTitle: '{count, plural, one {¿Enviar un caso?} other {¿Enviar # casos?}}',
    submitText:
      'El bufete empieza su revisión. Hasta entonces puede cambiarlo todo; después, solo lo que el bufete pida.',
    ...attestWords.es,
    checkTitle:
      '{count, plural, one {¿Empezar la revisión de un caso?} other {¿Empezar la revisión de # casos?}}',
    checkText: 'Se le asignan a usted, y sus escritos se generan en segundo plano.',
    reviewTitle:
      '{count, plural, one {¿Enviar un caso a revisión del abogado?} other {¿Enviar # casos a revisión del abogado?}}',
    reviewText: 'Cada uno va al abogado admitido en su estado con menos casos abiertos.',
    filingTitle:
      '{count, plural, one {¿Aprobar un caso para presentar?} other {¿Aprobar # casos para presentar?}}',
    filingText: 'Es su firma al pie de cada uno. Los expedientes van al tribunal.',
    dismissTitle: '{count, plural, one {¿Desistir de un caso?} other {¿Desistir de # casos?}}',
    dismissText: 'Los casos que ya están en el tribunal se retiran allí, y se cancelan sus audiencias.',
    dismissClient: 'Para los casos que ya están en el tribunal, se pide al bufete que desista.',
    dismissConfirm: '{count, plural, one {Desistir del caso} other {Desistir de # casos}}',
    dismissReason: 'Qué ocurrió',
    why: 'Por qué',
    leavesOut:
      '{count, plural, one {Un caso seleccionado queda fuera: su estado no lo permite.} other {# casos seleccionados quedan fuera: su estado no lo permite.}}',
    waits:
      '{count, plural, one {A un caso aún no le llegó su día lícito, o le falta algo. Queda como está:} other {A # casos aún no les llegó su día lícito, o les falta algo. Quedan como están:}}',
    waitsMore: '{count, plural, one {y uno más} other {y # más}}',
    close: 'Cerrar',
    keepThem: '{count, plural, one {Dejarlo como está} other {Dejarlos como están}}',
    resultAll: '{count, plural, one {El caso pasó} other {Los # casos pasaron}}',
    resultSome: 'Pasaron {done} de {total} casos',
    resultNone: '{count, plural, one {El caso sigue como estaba} other {Los # casos siguen como estaban}}',
    stayed: 'Sigue como estaba',
    selectStayed: '{count, plural, one {Seleccionar el que quedó} other {Seleccionar los # que quedaron}}',
    actOn: '{act}: {count} de {total}',
    dismissMore: 'Desistir…',
    atMost: 'Como máximo {count} a la vez',
    actTitle: '¿{act}: {count, plural, one {un caso} other {# casos}}?',
    servingTitle: '{count, plural, one {¿Enviar un caso a notificar?} other {¿Enviar # casos a notificar?}}',
    servingText:
      'Cada uno va al oficial de su tribunal, para todos sus demandados, por el medio usual del tribunal.',
    releaseTitle:
      '{count, plural, one {¿Levantar la retención de un caso?} other {¿Levantar la retención de # casos?}}',
    releaseText: 'Pasan a recepción aunque haya una factura vencida.',
    releaseReason: 'Motivo para todos',
    assignTitle: '{count, plural, one {¿Asignar un caso?} other {¿Asignar # casos?}}',
    assignText: 'Quien no se elija conserva los casos que tiene.',
    docketTitle: '{count, plural, one {¿Poner un caso en una agenda?} other {¿Poner # casos en una agenda?}}',
    docketText:
      'Los casos de un tribunal sin agenda elegida quedan como están, igual que los que no caben en la suya.',
    moveLabel: 'Pasar a otra agenda',
    moveTitle: '{count, plural, one {¿Pasar un caso a otra agenda?} other {¿Pasar # casos a otra agenda?}}',
    moveText:
      'Sus fechas anteriores pasan a ser aplazamientos. Los casos de un tribunal sin agenda elegida quedan como están, igual que los que no caben en la suya.',
    sweepTitle: '{count, plural, one {Indicar quién pagó en un caso} other {Indicar quién pagó en # casos}}',
    sweepText:
      'El abogado lee la respuesta en cada audiencia. Si el inquilino pagó todo, se propone desistir del caso.',
    sweepAnswer: '¿Qué pasó en todos ellos?',
    giveSweep: 'Indique qué pasó.',
    lacking: 'Qué falta',
    lackingLead:
      '{count, plural, one {El caso seleccionado espera algo. Ábralo para indicar lo que falta:} other {Estos # casos esperan algo. Abra cada uno para indicar lo que falta:}}',
    note: 'Nota',
    docketOf: '{count, plural, one {Agenda en {court}, un caso} other {Agenda en {court}, # casos}}',
    docketFree: '{room}, {free} libres',
    noDocket: '{court} no tiene ninguna agenda abierta. Cree una primero.',
    noCourthouse:
      '{count, plural, one {Un caso no indica tribunal y queda fuera.} other {# casos no indican tribunal y quedan fuera.}}',
    chooseOneDocket: 'Elija una agenda en {court}.',
    docketReason: '¿Por qué estos días?',
    docketReasonHint:
      'Hace falta para los casos cuyo inquilino no está notificado o todavía puede contestar, y para días fuera de los que da la ley.',
    needReason: 'Casos que necesitan un motivo',
    needsReason: '{name} necesita un motivo: {why}',
    chooseDocket: 'Elija una agenda',
    theDockets: 'Las agendas',
    defaultTitle:
      '{count, plural, one {¿Pedir la rebeldía en un caso?} other {¿Pedir la rebeldía en # casos?}}',
    defaultText: 'Con esto dice que miró el registro del tribunal de cada caso y no halló contestación.',
    defaultLabel: 'Pedir la rebeldía',
    heardTitle: '{count, plural, one {¿Registrar un caso como oído?} other {¿Registrar # casos como oídos?}}',
    heardText: 'Desde ahora esperan la decisión del juez.',
    heardLabel: 'Registrar como oído',
    giveReason: 'Elija qué pasó.',
    giveWhy: 'Indique por qué.',
    giveSomebody: 'Elija un tramitador, un abogado o ambos.',
    newProcessor: 'Tramitador',
    newLawyer: 'Abogado',
    lawyerHint: 'Solo recibe los casos de un estado en que está admitido.',
    processorHint: 'Una persona del bufete que tramita casos',
    print: 'Imprimir',
    generate: 'Generar documentos',
    printTitle: '{count, plural, one {Un caso} other {# casos}}',
  },
});
