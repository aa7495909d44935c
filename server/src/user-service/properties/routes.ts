import { audits } from '@writdesk/contract/audits/audits';
import { properties } from '@writdesk/contract/properties/properties';
import { bind } from '../../platform/http/bind.ts';
import { assignManager } from './assign-manager.ts';
import { changeManyManagers, changeManyProperties } from './change-many-properties.ts';
import { countPropertyStatistics } from './count-properties.ts';
import { createProperty, savePropertyDraft } from './create-property.ts';
import { deactivateProperty } from './deactivate-property.ts';
import { getProperty } from './get-property.ts';
import { listCompanyProperties, listProperties } from './list-properties.ts';
import { listPropertyAudit } from './list-property-audit.ts';
import { reactivateProperty } from './reactivate-property.ts';
import { removeManager } from './remove-manager.ts';
import { updateProperty } from './update-property.ts';
import { verifyPropertyAudit } from './verify-property-audit.ts';

export const propertyRoutes = [
  bind(properties.list, listProperties),
  bind(properties.listOfCompany, listCompanyProperties),
  bind(properties.details, getProperty),
  bind(properties.statistics, countPropertyStatistics),
  bind(audits.property, listPropertyAudit),
  bind(audits.verifyProperty, verifyPropertyAudit),
  bind(properties.create, createProperty),
  bind(properties.saveDraft, savePropertyDraft),
  bind(properties.update, updateProperty),
  bind(properties.deactivate, deactivateProperty),
  bind(properties.reactivate, reactivateProperty),
  bind(properties.assignManager, assignManager),
  bind(properties.removeManager, removeManager),
  bind(properties.bulk, changeManyProperties),
  bind(properties.bulkManagers, changeManyManagers),
];
