export { createAutosave, type Autosave, type AutosaveState } from './autosave.ts';
export { keptTyping } from './kept-typing.ts';
export { openSealedStorage } from './sealed-storage.ts';
export { readTab, type Tab } from './this-tab.ts';
export { useAutosaveState, useSaveOnLeave } from './use-autosave.ts';
