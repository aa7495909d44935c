import { standingSentences } from '@writdesk/contract/standing/standing-words';
import { defineMessages } from '../../shared/i18n/define-messages.ts';

export const messages = defineMessages({
  en: {
    ...standingSentences,
    title: 'Plaintiff check',
    warnTitle: 'Check the plaintiff before you submit',
    state_ok: 'In order:',
    state_warn: 'To check:',
    state_fail: 'Wrong:',
    passed: 'Overridden:',
    passedBy: 'Overridden by {name} {when}',
    passedWhy: 'Overridden by {name} {when}: {reason}',
  },
  es: {
    title: 'Control del demandante',
    warnTitle: 'Revise al demandante antes de enviar',
    state_ok: 'En orden:',
    state_warn: 'Por revisar:',
    state_fail: 'Incorrecto:',
    passed: 'Dispensado:',
    passedBy: 'Dispensado por {name} {when}',
    passedWhy: 'Dispensado por {name} {when}: {reason}',
    nameMatches: 'El demandante es {owner}, como en el registro',
    nameDiffers: 'El demandante es {plaintiff} y el registro nombra a {owner} como dueño',
    nameMissing: 'Indique cómo nombran los escritos al demandante',
    notInRegister: 'La propiedad no tiene dueño en el registro: compruebe que {plaintiff} es el dueño',
    ownerActive: '{owner} está activo en el registro',
    ownerInactive: '{owner} está inactivo en el registro',
    licenseValid: 'La licencia de alquiler vale hasta el {day}',
    licenseLapsed: 'La licencia de alquiler venció el {day}',
    licenseUndated: 'La licencia de alquiler {number} no tiene vencimiento: compruebe que vale',
    leadValid: 'El certificado de plomo vale hasta el {day}',
    leadLapsed: 'El certificado de plomo venció el {day}',
    agentNeedsDesignation: '{agent} actúa como agente: la designación del dueño va con la demanda ({cite})',
    agentUnchecked: '{agent} actúa como agente: compruebe que este tribunal lo admite',
  },
});
