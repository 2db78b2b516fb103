/** The page that checks records without us: one file, which needs no network. */
import { mount } from 'svelte';
import de from '../../../src/zocker/text/de/web-proof.ftl?raw';
import en from '../../../src/zocker/text/en/web-proof.ftl?raw';
import fr from '../../../src/zocker/text/fr/web-proof.ftl?raw';
import { chooseLanguage, useCatalogue } from '../lib/text';
import OfflinePage from './OfflinePage.svelte';

const language = chooseLanguage(navigator.languages);
useCatalogue(language, { de, en, fr }[language]);
document.documentElement.lang = language;
mount(OfflinePage, { target: document.body });
