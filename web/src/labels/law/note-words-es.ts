/**
 * The Spanish of the notes that our rule packs bring; a test holds them against the packs. A note that somebody writes
 * on the rules’ page is not here and stays in their own words.
 */
export const noteWordsEs: Readonly<Record<string, string>> = {
  'Registered or certified mail counts as received on signature or five days after mailing, whichever is first.':
    'El correo registrado o certificado se da por recibido con la firma o cinco días después del envío, lo que sea antes.',
  'Posted and sent by certified mail the same day, it counts as served three days later.':
    'Fijado y enviado por correo certificado el mismo día, se da por notificado tres días después.',
  'After an irreparable breach a stay must be asked for within 24 hours.':
    'Tras un incumplimiento irreparable, la suspensión debe pedirse dentro de 24 horas.',
  '12 to 24 hours after judgment, shown as the next court day.':
    'De 12 a 24 horas tras el fallo; se muestra como el siguiente día del tribunal.',
  'From a year of tenancy on a just cause is needed (Civ. Code § 1946.2) and local ordinances may ask for more.':
    'Desde un año de arrendamiento hace falta una causa justa (Civ. Code § 1946.2), y las ordenanzas locales pueden pedir más.',
  'In a limited case: 30 days from service of notice of entry or 90 days from entry, whichever ends first.':
    'En un caso limitado: 30 días desde la notificación del registro o 90 días desde el registro, lo que termine antes.',
  'An appeal without a stay does not hold the writ.': 'Una apelación sin suspensión no detiene la orden.',
  'The service of notice of entry is not known: counted as if it was on the day of the judgment. Served later it ends later, 90 days after entry at most.':
    'No se conoce la notificación del registro: se cuenta como si fuera el día del fallo. Notificado más tarde termina más tarde, a lo sumo 90 días después del registro.',
  'A notice that was mailed has five days more, counted the longer of two ways; sources are unsure.':
    'Un aviso enviado por correo tiene cinco días más, contados del modo más largo de dos; las fuentes no son seguras.',
  'For a breach that can’t be cured, or the same again within 12 months.':
    'Por un incumplimiento que no se puede remediar, o el mismo otra vez dentro de 12 meses.',
  'The tenant must pay the alleged rent into court or ask that it be determined; else default on possession.':
    'El inquilino debe depositar en el tribunal la renta reclamada o pedir que se determine; si no, rebeldía en cuanto a la posesión.',
  'The clerk issues it on the final judgment.': 'La emite el secretario con el fallo definitivo.',
  'A lease made before July 1, 2024 has no day count: the demand must be made and refused before the suit.':
    'Un contrato anterior al 1 de julio de 2024 no tiene número de días: la exigencia debe hacerse y rechazarse antes de la demanda.',
  'For rent § 44-7-50(c) asks for a notice to pay or vacate: a notice by another name may not be enough. Ask a lawyer.':
    'Por renta, § 44-7-50(c) pide un aviso de pagar o desocupar: un aviso con otro nombre puede no bastar. Pregunte a un abogado.',
  'The law sets no number of days: the demand must be made and refused before the suit.':
    'La ley no fija un número de días: la exigencia debe hacerse y rechazarse antes de la demanda.',
  'For rent under a lease made or renewed from July 1, 2024 on it sets three business days: say the reason.':
    'Por renta de un contrato hecho o renovado desde el 1 de julio de 2024 fija tres días hábiles: indique el motivo.',
  'Once in 12 months.': 'Una vez en 12 meses.',
  'Only where the case is not decided within two weeks of service.':
    'Solo si el caso no se decide dentro de las dos semanas siguientes a la notificación.',
  'The court sets the day; within 14 days of the answer is its practice.':
    'El tribunal fija el día; suele hacerlo dentro de los 14 días siguientes a la contestación.',
  'To stay the writ the tenant pays the rent that was found due into court, and what falls due after.':
    'Para suspender la orden, el inquilino deposita en el tribunal la renta que se halló debida y la que venza después.',
  'Without an answer the writ issues at once when the answer window has ended.':
    'Sin contestación, la orden se emite en cuanto termina el plazo para contestar.',
  'Asked for once the judgment is entered, where that is later.':
    'Se pide una vez registrado el fallo, si eso es más tarde.',
  'Later only with an affidavit of good cause.':
    'Más tarde solo con una declaración jurada de causa justificada.',
  'Ask the court how to apply: some counties want it in person, at least 5 days before, with identification.':
    'Pregunte al tribunal cómo pedirlo: algunos condados quieren que sea en persona, al menos 5 días antes, con identificación.',
  'The number is approximate: about seven days after judgment is all that is known. Ask the court.':
    'El número es aproximado: solo se sabe que son unos siete días tras el fallo. Pregunte al tribunal.',
  'A lease with a forfeiture clause needs no demand by statute.':
    'Por ley, un contrato con cláusula de caducidad no necesita exigencia.',
  'A new trial in District Court; a stay needs an undertaking to pay the rent (42-34).':
    'Un nuevo juicio en el tribunal de distrito; la suspensión necesita el compromiso de pagar la renta (42-34).',
  'Counted from the sheriff’s receipt of the writ; an older text said seven days.':
    'Se cuenta desde que el sheriff recibe la orden; un texto anterior decía siete días.',
  'Not handed over in person: the day of service is the day on which the constable has the posted and mailed notice, if before noon; after noon the next day. Give that day.':
    'Si no se entregó en persona: el día de entrega es aquel en que el constable tiene el aviso fijado y enviado, si es antes del mediodía; después, el día siguiente. Indique ese día.',
  'A weekly tenancy of 45 days or less is not counted so: there the tenant has until noon of the fourth full day.':
    'Un arrendamiento semanal de 45 días o menos no se cuenta así: el inquilino tiene hasta el mediodía del cuarto día completo.',
  'A weekly tenancy: seven days.': 'Un arrendamiento semanal: siete días.',
  'The Henderson constable takes no notice that is older.':
    'El constable de Henderson no acepta un aviso más antiguo.',
  'A bond of $250 stays the order while rent is paid.':
    'Una fianza de $250 suspende la orden mientras se pague la renta.',
  'Only a non-payment petition in New York City has a last day to answer; any other is answered at the hearing, 10 to 17 days after service.':
    'Solo una petición por falta de pago en la ciudad de Nueva York tiene un último día para contestar; cualquier otra se contesta en la audiencia, de 10 a 17 días tras la notificación.',
  'No hearing is set by the petition: the clerk sets it when the tenant has answered.':
    'La petición no fija la audiencia: la fija el secretario cuando el inquilino ha contestado.',
  'A non-payment case in New York City has no such hearing: it is answered within 10 days of service and tried 3 to 8 days after the answer.':
    'Un caso por falta de pago en la ciudad de Nueva York no tiene esa audiencia: se contesta dentro de los 10 días de la notificación y se juzga de 3 a 8 días tras la contestación.',
  'Counted as if the judgment was served with notice of entry on its own day; served later it ends later.':
    'Se cuenta como si el fallo se hubiera notificado con su registro el mismo día; notificado más tarde termina más tarde.',
  'Executed on a business day, in daylight.': 'Se ejecuta en un día hábil, con luz del día.',
  'Many courts leave out weekends and holidays; the product does so everywhere in Ohio.':
    'Muchos tribunales no cuentan fines de semana ni feriados; aquí se hace así en todo Ohio.',
  'Only the money claim is answered; the first cause (possession) needs no answer.':
    'Solo se contesta la reclamación de dinero; la primera causa (posesión) no necesita contestación.',
  'Where the court papers came by mail the time to reply is longer; by how much is not kept here. Ask a lawyer.':
    'Si los papeles llegaron por correo, el plazo para contestar es más largo; cuánto más no está aquí. Pregunte a un abogado.',
  'A stay needs a bond.': 'La suspensión necesita una fianza.',
  'This is the practice of the Mason Municipal Court alone; another court of Warren County may set another day or none. Ask it.':
    'Es la práctica solo del tribunal municipal de Mason; otro tribunal del condado de Warren puede fijar otro día o ninguno. Pregúntele.',
  'Not needed where the lease carries the conspicuous statutory clause.':
    'No hace falta si el contrato lleva, bien visible, la cláusula de la ley.',
  'One firm says 20 days where service was by other means.':
    'Un bufete dice que son 20 días si se notificó por otros medios.',
  'A stay needs an undertaking to pay rent as it falls due (27-40-800); whether back rent must be posted has changed by court directive.':
    'La suspensión necesita el compromiso de pagar la renta según venza (27-40-800); si debe depositarse la renta atrasada ha cambiado por directiva judicial.',
  'The number is approximate: about five days after the finding is all that is known. Ask the court.':
    'El número es aproximado: solo se sabe que son unos cinco días tras la decisión. Pregunte al tribunal.',
  'Unless the lease sets another time.': 'Salvo que el contrato fije otro plazo.',
  'Sources are unsure whether a last day on a weekend or holiday extends the notice; the later day is shown.':
    'Las fuentes no son seguras sobre si un último día en fin de semana o feriado alarga el aviso; se muestra el día posterior.',
  'Not served by then: the plaintiff may move the case to the next precinct, or another officer may serve.':
    'Si para entonces no se ha notificado: el demandante puede llevar el caso al distrito vecino, u otro oficial puede notificar.',
  'With bond, cash or a statement of inability; a new trial in the county court.':
    'Con fianza, efectivo o declaración de falta de medios; un nuevo juicio en el tribunal del condado.',
  'Earlier only on a possession bond.': 'Antes solo con una fianza de posesión.',
  'The court may extend this to the 90th day.': 'El tribunal puede alargarlo hasta el día 90.',
  'A covered dwelling: federally backed mortgage, tax credit, HUD, USDA or voucher. Courts have dismissed suits for breach.':
    'Vivienda amparada: hipoteca con respaldo federal, crédito fiscal, HUD, USDA o vale de vivienda. Los tribunales han desestimado demandas por incumplirlo.',
  'A bona fide tenant may stay to the end of the lease.':
    'Un inquilino de buena fe puede quedarse hasta el fin de su contrato.',
  'The statute names no number of days; thirty is the product’s own setting.':
    'La ley no nombra un número de días; treinta es el valor propio de la casa.',
  'The tenant may cure within 21 days; the lease ends on the 30th.':
    'El inquilino puede remediarlo dentro de 21 días; el contrato termina el día 30.',
  'Part of it can end the notice.': 'Una parte puede dejar sin efecto el aviso.',
  'Money taken after the judgment can be read as a new tenancy.':
    'El dinero recibido después del fallo puede entenderse como un nuevo arrendamiento.',
  'Money taken while the suit runs can end the suit.':
    'El dinero recibido durante la demanda puede ponerle fin.',
  'Rent for the time after the breach can be read as a waiver of it.':
    'La renta por el tiempo posterior al incumplimiento puede entenderse como una renuncia.',
  'Within 7 days of service all rent and the costs end the suit, once in 12 months.':
    'Dentro de 7 días de la notificación, toda la renta y las costas ponen fin a la demanda, una vez cada 12 meses.',
  'After part of the rent: a receipt with an agreed day, the money in the registry with the suit, or a new notice.':
    'Después de una parte de la renta: un recibo con un día acordado, el dinero en el registro con la demanda, o un aviso nuevo.',
  'The tenant pays the rent into the registry of the court.':
    'El inquilino paga la renta en el registro del tribunal.',
  'Rent for the time after the notice waives the notice.':
    'La renta por el tiempo posterior al aviso deja sin efecto el aviso.',
  'Take part of the rent only with a signed agreement that it waives nothing: A.R.S. § 33-1371.':
    'Reciba una parte de la renta solo con un acuerdo firmado de que no renuncia a nada: A.R.S. § 33-1371.',
  'Full rent, late fees, attorney fees and costs before the judgment reinstate the lease.':
    'Toda la renta, los recargos, los honorarios y las costas antes del fallo restablecen el contrato.',
  'After the judgment a payment reinstates the lease only if the landlord agrees.':
    'Después del fallo, un pago restablece el contrato solo si el arrendador acepta.',
  'Part of the rent makes the sum in the notice wrong.':
    'Una parte de la renta deja equivocada la suma del aviso.',
  'The court can relieve the tenant who pays in full.':
    'El tribunal puede eximir al inquilino que paga todo.',
  'The full rent before the hearing must be taken and ends the case.':
    'Toda la renta antes de la audiencia debe recibirse y pone fin al caso.',
  'The full rent before the warrant is executed vacates the warrant.':
    'Toda la renta antes de ejecutar la orden la deja sin efecto.',
  'The rent and the costs before the judgment end the suit.':
    'La renta y las costas antes del fallo ponen fin a la demanda.',
  'The full payment dismisses the case.': 'El pago total desestima el caso.',
  'The tenant may redeem by paying everything and the costs until the eviction.':
    'El inquilino puede redimir pagando todo y las costas hasta el desalojo.',
  'Everything that is owed, fees and costs end the suit.':
    'Todo lo que se debe, con honorarios y costas, pone fin a la demanda.',
  'Everything that is owed, until shortly before the sheriff’s eviction, ends it.':
    'Todo lo que se debe, hasta poco antes del desalojo del sheriff, le pone fin.',
  'Only if the officer can’t serve the tenant in person; the adult must live at the premises.':
    'Solo si el oficial no puede notificar al inquilino en persona; el adulto debe vivir en la vivienda.',
  'Only if a reasonable effort finds no adult at home: posted on the door and sent by first-class mail on the same day.':
    'Solo si con un esfuerzo razonable no se halla a un adulto en casa: fijado en la puerta y enviado por correo de primera clase el mismo día.',
  'A sheriff or constable serves it, unless the court authorizes somebody else in writing. Somebody at home must be over 16 and not the plaintiff.':
    'La notifica un sheriff o constable, salvo que el tribunal autorice a otra persona por escrito. Quien la reciba en casa debe tener más de 16 años y no ser el demandante.',
  'Only if the judge authorizes it after two failed attempts on different days: through the mail slot or under the door, else on the front door, and a copy by first-class mail.':
    'Solo si el juez lo autoriza tras dos intentos fallidos en días distintos: por el buzón de la puerta o debajo de ella, o si no en la puerta principal, y una copia por correo de primera clase.',
  'Not on a Sunday.': 'No en domingo.',
  'Only after two attempts at least 6 hours apart that find neither the tenant nor a resident of 15 or older; the clerk mails a copy.':
    'Solo tras dos intentos con al menos 6 horas de diferencia que no hallen ni al inquilino ni a un residente de 15 años o más; el secretario envía una copia por correo.',
  'The clerk also sends a copy by ordinary mail, whatever the bailiff does.':
    'El secretario envía además una copia por correo ordinario, haga lo que haga el alguacil.',
  'Only if the bailiff finds nobody at the premises who can take it; the clerk’s copy by ordinary mail is needed too.':
    'Solo si el alguacil no halla en la vivienda a nadie que pueda recibirla; hace falta también la copia del secretario por correo ordinario.',
  'In addition to the bailiff and ordinary mail; whether it is enough alone is unsure.':
    'Además del alguacil y el correo ordinario; no es seguro que baste por sí solo.',
  'Somebody at home must live there and be of suitable age and discretion.':
    'Quien la reciba en casa debe vivir allí y tener edad y juicio suficientes.',
  'Only in a special detainer under the residential act, by certified mail on the same day. A forcible detainer under § 12-1171 needs service in person.':
    'Solo en un “special detainer” según la ley de vivienda, por correo certificado el mismo día. Un “forcible detainer” según § 12-1171 exige notificación en persona.',
  'For a formal unlawful detainer. A summary eviction (NRS 40.253) begins with the notice and has no summons.':
    'Para una demanda formal de desalojo. Un desalojo sumario (NRS 40.253) empieza con el aviso y no tiene citación.',
  'Only by order of the court, for at least one week.':
    'Solo por orden del tribunal, durante al menos una semana.',
  'Only by order of the court.': 'Solo por orden del tribunal.',
  'Only if reasonable diligence finds no way in person; a copy follows by first-class mail, and service is complete on the 10th day after that.':
    'Solo si con diligencia razonable no se logra en persona; sigue una copia por correo de primera clase, y la notificación se completa el décimo día después.',
  'Only after three attempts on three different days at three different times, one of them at home; a copy follows by mail, and service is complete on the 10th day after that.':
    'Solo tras tres intentos en tres días y a tres horas distintas, uno de ellos en casa; sigue una copia por correo, y la notificación se completa el décimo día después.',
  'Only by order of the court, with a copy by certified mail; service is complete on the 10th day after posting and mailing.':
    'Solo por orden del tribunal, con una copia por correo certificado; la notificación se completa el décimo día después de fijarla y enviarla.',
  'Only by order of the court after three attempts on three different days, with a copy by certified mail; service is complete on the 10th day after posting and mailing.':
    'Solo por orden del tribunal tras tres intentos en tres días distintos, con una copia por correo certificado; la notificación se completa el décimo día después de fijarla y enviarla.',
  'Only if the tenant signs and returns the acknowledgment.':
    'Solo si el inquilino firma y devuelve el acuse de recibo.',
  'Only to a person outside California, with a return receipt.':
    'Solo a una persona fuera de California, con acuse de recibo.',
  'Only by order of the court, if no other way is possible.':
    'Solo por orden del tribunal, si no es posible de otra manera.',
  'To a person of suitable age and discretion who lives or works there; within one day a copy by registered or certified mail and another by first-class mail.':
    'A una persona de edad y juicio suficientes que viva o trabaje allí; en el plazo de un día, una copia por correo registrado o certificado y otra por correo de primera clase.',
  'Only if a reasonable attempt finds nobody who takes it; within one day a copy by registered or certified mail and another by first-class mail.':
    'Solo si un intento razonable no halla a nadie que la reciba; en el plazo de un día, una copia por correo registrado o certificado y otra por correo de primera clase.',
  'The officer also mails a copy, and visits within five days of the summons and at least two days before the hearing.':
    'El oficial envía además una copia por correo y acude dentro de los cinco días de la citación y al menos dos días antes de la audiencia.',
  'Only if the visit reaches nobody. If the tenant doesn’t appear, the magistrate can’t award money.':
    'Solo si la visita no halla a nadie. Si el inquilino no comparece, el magistrado no puede conceder dinero.',
  'Only after two failed attempts at least 48 hours apart, with a copy by mail; or posted alone if the premises have been abandoned for 15 days.':
    'Solo tras dos intentos fallidos con al menos 48 horas de diferencia, con una copia por correo; o solo fijada si la vivienda lleva 15 días abandonada.',
  'With name, telephone and address of the payee and the hours of payment.':
    'Con el nombre, teléfono y dirección de quien cobra y el horario de pago.',
  'Late fees only where the lease calls them rent.':
    'Los recargos por mora, solo si el contrato los llama renta.',
  'Email needs a signed addendum and counts when sent unless it bounces; text messages don’t count.':
    'El correo electrónico exige un anexo firmado y cuenta desde el envío, salvo que rebote; los mensajes de texto no cuentan.',
  'Besides, whatever method the lease names.': 'Además, cualquier forma que nombre el contrato.',
  'The words of the statute must stand out; in Toledo twice as large and bold.':
    'Las palabras de la ley deben resaltar; en Toledo, al doble de tamaño y en negrita.',
  'A plain notice to vacate is enough only where the tenant was late before.':
    'Un simple aviso de desalojo basta solo si el inquilino ya se había atrasado antes.',
  'In person to somebody of 16 or more; electronically only where the lease allows it; on the outside of the door only when entry is blocked, with a copy mailed by 5 pm.':
    'En persona a alguien de 16 años o más; por medios electrónicos solo si el contrato lo permite; en el exterior de la puerta solo si no se puede entrar, con una copia enviada por correo antes de las 5 p. m.',
};
