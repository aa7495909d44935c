import { createLink } from '@tanstack/react-router';
import { Button } from 'antd';

/**
 * A link that looks like a button: it leads to a place, and can be opened in a tab of its own. The primary one says
 * `color="primary" variant="solid"`: of a link, `type` is another attribute.
 */
export const ButtonLink = createLink(Button);
