import { Button } from 'antd';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

/** The button of a list that makes one more of its records. */
export const NewButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={onClick}>
    {children}
  </Button>
);
