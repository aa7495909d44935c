import { Eye, EyeOff } from 'lucide-react';

/** Shows or hides a secret; Ant Design’s own icon says “eye-invisible” in English to those who can’t see it. */
export const secretIcon = (isShown: boolean) =>
  isShown ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />;
