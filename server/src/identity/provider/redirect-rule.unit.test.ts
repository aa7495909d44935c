import { describe, expect, test } from 'vitest';
import { isOwnAddress } from './redirect-rule.ts';

const origins = ['https://desk.example.com', 'http://localhost:3000'];

describe('an address of the app', () => {
  test.each([
    'https://desk.example.com/',
    'https://desk.example.com',
    'https://desk.example.com/cases/42?tab=dates',
    'https://DESK.example.com:443/',
    'http://localhost:3000/silent-check-sso.html',
  ])('%s is one', (address) => {
    expect(isOwnAddress(address, origins)).toBe(true);
  });

  test.each([
    'https://desk.example.com.evil.example/',
    'https://desk.example.community/',
    'https://evil.example/https://desk.example.com/',
    'https://desk.example.com@evil.example/',
    'https://user:pass@desk.example.com/',
    'https://user@desk.example.com/',
    'https://desk.example.com:8443/',
    'http://desk.example.com/',
    'https://other.desk.example.com/',
    'http://localhost:30000/',
    'http://127.0.0.1:3000/',
    'https://desk.example.com/#fragment',
    'https://desk.example.com/#',
    'javascript:alert(1)//https://desk.example.com/',
    'data:text/html,https://desk.example.com/',
    '//desk.example.com/',
    '/cases',
    '',
    'null',
  ])('%s is none', (address) => {
    expect(isOwnAddress(address, origins)).toBe(false);
  });
});
