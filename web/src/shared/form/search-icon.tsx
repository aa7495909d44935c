import { Search } from 'lucide-react';

/** Of a list that is searched; Ant Design’s own says “search” in English to those who can’t see it. */
export const searchIcon = <Search size={16} aria-hidden />;
