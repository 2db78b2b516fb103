import { speak, type Language } from '../text';
import { memory } from './settings.svelte';

/** How often the language was switched: everything is drawn anew then. */
export const language = $state({ switched: 0 });

let chosenInSettings = false;

/** Tell whether the settings are to open again, since everything was drawn anew while somebody was there. */
export function reopensSettings(): boolean {
  const reopens = chosenInSettings;
  chosenInSettings = false;
  return reopens;
}

/** Speak another language from now on, and remember it; an address that names one forgets it. */
export async function switchTo(chosen: Language): Promise<void> {
  memory.write('zocker-language', chosen);
  const query = location.search.replace(/([?&])lang=[^&]*&?/, '$1').replace(/[?&]$/, '');
  history.replaceState(history.state, '', location.pathname + query + location.hash);
  await speak(chosen);
  chosenInSettings = true;
  language.switched += 1;
}
