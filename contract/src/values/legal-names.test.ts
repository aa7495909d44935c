import { expect, test } from 'vitest';
import { isFullName, isNamePart } from './legal-names.ts';

test.each([
  ['Adaeze', true],
  ['Okonkwo-Bell', true],
  ['O’Connor', true],
  ["D'Angelo", true],
  ['de la Cruz', true],
  ['St. John', true],
  ['Núñez', true],
  ['李', true],
  ['Đặng', true],
  ['', false],
  ['1234<script>', false],
  ['1234', false],
  ['-', false],
  ['Bell 2', false],
  ['x@y', false],
])('a part of a name: %s', (name, isOne) => {
  expect(isNamePart(name)).toBe(isOne);
});

test.each([
  ['Wanda Beaufort', true],
  ['María Fernanda Fernández-Echeverría de la Cruz', true],
  ['J. Kim', true],
  ['x', false],
  ['Wanda', false],
  ['1 2', false],
  ['', false],
])('a full name: %s', (name, isOne) => {
  expect(isFullName(name)).toBe(isOne);
});
