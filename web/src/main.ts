import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { pocketToken } from './lib/moving';
import { keepPage } from './lib/notices';
import { dress, memory } from './lib/state/settings.svelte';
import { chooseLanguage, speak } from './lib/text';
import { reloadWhenBack } from './lib/net/version';

// A part of the page that is gone since the server was renewed, or that did not come because there is no connection.
// The message names the build of the missing part
addEventListener('vite:preloadError', (event) => void reloadWhenBack(event.payload.message));

dress();
pocketToken(); // before anything else can see it

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app to mount into');

const asked = new URLSearchParams(location.search).get('lang');
await speak(chooseLanguage([asked, memory.read('zocker-language'), ...navigator.languages]));

keepPage();
export default mount(App, { target });
