import { describe, expect, test } from 'vitest';
import { type InviteMail, inviteMail } from './invite-mail.ts';

const mail = (changes: Partial<InviteMail> = {}): InviteMail => ({
  language: 'en',
  inviter: 'Beatrice Marlow',
  house: 'Marlow & Pruitt, LLP',
  isNewCompany: false,
  roles: ['lawyer', 'firm_admin'],
  link: 'https://desk.example/invite/Abc123',
  email: 'maya@people.example',
  expiresAt: new Date('2026-07-29T15:10:00Z'),
  timeZone: 'America/New_York',
  ...changes,
});

describe('the email of an invite', () => {
  test('says who invites to what, as whom, and until when', () => {
    const { subject, text } = inviteMail(mail());
    expect(subject).toBe('Beatrice Marlow invites you to Marlow & Pruitt, LLP');
    expect(text.trimEnd().split('\n\n')).toEqual([
      'Hello,',
      expect.stringContaining('Beatrice Marlow invites you to join Marlow & Pruitt, LLP in Writdesk'),
      'Your role: lawyer and firm administrator.',
      'Accept the invite:\nhttps://desk.example/invite/Abc123',
      expect.stringMatching(
        /^This link is for maya@people\.example only and works until Wednesday, July 29, 2026 at 11:10.AM EDT\./,
      ),
      'If you don’t know Beatrice Marlow, you can ignore this email.',
    ]);
  });

  test('says the same in Spanish', () => {
    const { subject, text, html } = inviteMail(mail({ language: 'es' }));
    expect(subject).toBe('Beatrice Marlow le invita a Marlow & Pruitt, LLP');
    expect(text).toMatch(/^Hola:\n/);
    expect(text).toContain('Su función: abogacía y administración del bufete.');
    expect(text).toMatch(/hasta el miércoles, 29 de julio de 2026/);
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('Aceptar la invitación');
    expect(text + html).not.toMatch(/invites you|Accept/);
  });

  test('of a new company asks for its registration and names no role', () => {
    const named = inviteMail(mail({ isNewCompany: true, house: 'Peachline, LLC', roles: ['client_owner'] }));
    expect(named.subject).toBe('Beatrice Marlow invites your company to Writdesk');
    expect(named.text).toContain('register Peachline, LLC with Writdesk');
    expect(named.text).not.toContain('role');
    const unnamed = inviteMail(mail({ isNewCompany: true, house: null, roles: ['client_owner'] }));
    expect(unnamed.text).toContain('register your company with Writdesk');
  });

  test('takes names for words: no markup, no second line, no header of their own', () => {
    const { subject, text, html } = inviteMail(
      mail({
        inviter: '<img src=x onerror=alert(1)>\r\nBcc: all@example.com',
        house: '"Holt" & Sons <b>',
      }),
    );
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62; Bcc: all@example.com');
    expect(html).toContain('&#34;Holt&#34; &#38; Sons &#60;b&#62;');
    expect(text.split('\n\n')[1]).toMatch(
      /^<img src=x onerror=alert\(1\)> Bcc: all@example\.com invites you/,
    );
  });

  test('keeps its subject to what a subject may be long', () => {
    expect(inviteMail(mail({ house: '𝔐'.repeat(300) })).subject.length).toBeLessThanOrEqual(400);
    expect(inviteMail(mail({ house: 'M'.repeat(300) })).subject).toHaveLength(200);
  });
});
