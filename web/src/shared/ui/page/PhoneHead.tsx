import { useEffect } from 'react';
import { setPhoneHead, type PhoneHeadContent } from './phone-head.ts';

/**
 * On a phone the header shows a way back and a short name instead of the logo, and the bar at the bottom makes room
 * for the page's own. `PageHead` does it by its `phone`; a form without a page head places this itself.
 */
export function PhoneHead({ backTo, title }: PhoneHeadContent) {
  useEffect(() => setPhoneHead({ backTo, title }), [backTo, title]);
  return null;
}
