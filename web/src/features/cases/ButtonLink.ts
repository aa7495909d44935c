import { createLink } from '@tanstack/react-router';
import { Button } from 'antd';

/** A link that looks like a button: it leads to a place, and can be opened in a tab of its own. */
export const ButtonLink = createLink(Button);
