import './art/trusted-types.ts';
import { mount } from 'svelte';
import App from './App.svelte';
import { registerWorker } from './pwa/register.svelte.ts';
import { settings } from './state/settings.svelte.ts';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { preferred, loadLanguage } from './text/current.svelte.ts';

await loadLanguage(settings.language ?? preferred(navigator.languages));
const target = document.querySelector('#app');
if (!target) throw new Error('the page has no place for the app');
mount(App, { target });
registerWorker();
