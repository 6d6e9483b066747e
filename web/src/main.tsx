import './app/no-eval.ts';
import '@fontsource/barlow/latin-400.css';
import '@fontsource/barlow/latin-600.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { reloadWhenStale } from './app/reload-when-stale.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

reloadWhenStale();

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
