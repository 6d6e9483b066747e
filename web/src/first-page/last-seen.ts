import { openApp } from './open-app.ts';

// Runs on the app's page before the app.

// `document.currentScript` exists because this is a classic script.
openApp(document.currentScript?.dataset.app ?? '');
