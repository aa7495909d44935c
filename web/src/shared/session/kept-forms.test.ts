import { expect, test } from 'vitest';
import { someStorage } from '../autosave/some-storage.fixture.ts';
import { dropForms } from './drop-forms.ts';
import { keepForm, keptForm } from './kept-forms.ts';

const began = { found: null as string | null, note: '', checkedOn: '2026-07-21' };

test('what was typed comes back after a reload, and what the form begins with again stays new', () => {
  const store = someStorage();
  keepForm('case.check-docket', began, { ...began, note: 'The clerk was called' }, store);
  expect(keptForm('case.check-docket', { ...began, checkedOn: '2026-07-22' }, store)).toEqual({
    values: { found: null, note: 'The clerk was called', checkedOn: '2026-07-22' },
    was: { note: '' },
  });
  keepForm('case.check-docket', began, began, store);
  expect(keptForm('case.check-docket', began, store)).toBeNull();
});

test('no secret is ever kept, at whatever depth of a form', () => {
  const store = someStorage();
  const empty = { ssn: '', tin: '', cardNumber: '', people: [] as object[], note: '' };
  const people = [{ name: 'A', dateOfBirth: '1990-01-01' }];
  const typed = { ssn: '123-45-6789', tin: '12-3456789', cardNumber: '4111', people, note: 'x' };
  keepForm('f', empty, typed, store);
  expect(keptForm('f', empty, store)?.values).toEqual({ ...empty, note: 'x' });
});

test('a form is forgotten by its name, all of them at the end of the session, and nothing else', () => {
  const store = someStorage();
  store.setItem('other', 'stays');
  keepForm('one.close', { note: '' }, { note: 'a' }, store);
  keepForm('two.close', { note: '' }, { note: 'b' }, store);
  dropForms('one.', store);
  expect(keptForm('one.close', { note: '' }, store)).toBeNull();
  expect(keptForm('two.close', { note: '' }, store)?.values).toEqual({ note: 'b' });
  dropForms('', store);
  expect(keptForm('two.close', { note: '' }, store)).toBeNull();
  expect(store.getItem('other')).toBe('stays');
});

test('a kept form that the app no longer reads is none', () => {
  const store = someStorage();
  store.setItem('writdesk.form.1.f', '{broken');
  expect(keptForm('f', { note: '' }, store)).toBeNull();
  store.setItem('writdesk.form.1.f', '{"note":"of an earlier version of the app"}');
  expect(keptForm('f', { note: '' }, store)).toBeNull();
  store.setItem('writdesk.form.1.f', '{"typed":{"gone":"x"},"was":{"gone":""}}');
  expect(keptForm('f', { note: '' }, store)).toBeNull();
});
