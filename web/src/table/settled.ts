import { createContext } from 'svelte';

/** Whether what can be pressed at the table has been there for a moment; before that nothing takes a press. */
export const [isSettled, setSettled] = createContext<() => boolean>();
