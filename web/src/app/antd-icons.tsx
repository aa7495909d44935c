import { Calendar, ChevronDown, LoaderCircle, X } from 'lucide-react';

/**
 * In place of Ant Design’s own icons, each of which says its English name to those who can’t see it: “loading”, “down”. What they mean
 * is in the words of the button or the field.
 */
const size = 16;
const loadingIcon = <LoaderCircle className="loading-icon" size={size} aria-hidden />;

export const antdIcons = {
  button: { loadingIcon },
  select: {
    loadingIcon,
    suffixIcon: <ChevronDown size={size} aria-hidden />,
    removeIcon: <X size={12} aria-hidden />,
  },
  datePicker: { suffixIcon: <Calendar size={size} aria-hidden /> },
} as const;
