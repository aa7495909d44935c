import { documents } from '@writdesk/contract/documents/documents';
import { bind, type Binding } from '../../platform/http/bind.ts';
import { cloneTemplate } from './clone-template.ts';
import { createTemplate } from './create-template.ts';
import { publishTemplate } from './publish-template.ts';
import {
  checkTemplate,
  existingTemplates,
  getAllTags,
  getTagFields,
  getTags,
  getTemplate,
  listTemplates,
} from './read-templates.ts';
import { replaceTags, updateTag } from './replace-tags.ts';
import { reviewTemplate } from './review-template.ts';
import { updateTemplate } from './update-template.ts';

export const templateRoutes: readonly Binding[] = [
  bind(documents.list, listTemplates),
  bind(documents.details, getTemplate),
  bind(documents.existing, existingTemplates),
  bind(documents.checkExistence, checkTemplate),
  bind(documents.create, createTemplate),
  bind(documents.update, updateTemplate),
  bind(documents.publish, publishTemplate),
  bind(documents.review, reviewTemplate),
  bind(documents.clone, cloneTemplate),
  bind(documents.tagsOf, getTags),
  bind(documents.replaceTags, replaceTags),
  bind(documents.updateTag, updateTag),
  bind(documents.allTags, getAllTags),
  bind(documents.tagFields, getTagFields),
];
