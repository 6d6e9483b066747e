import { html, reasonText, UNKNOWN_GAME } from '@fives/domain';
import type { Screen } from './page.ts';
import { icon } from './theme.ts';

const NO_CARD = {
  preview: {
    title: 'Fives, the 5-a-side organiser',
    text: "Say if you're playing, see the teams, vote for player of the match.",
  },
  response: '',
  startsApp: false,
};

export function messageScreen(kind: 'refused' | 'unknown' | 'starting'): Screen {
  if (kind === 'starting') return { ...NO_CARD, title: 'Loading', startsApp: true, body: SKELETON };
  const isRefused = kind === 'refused';
  const title = isRefused ? "You can't see this" : UNKNOWN_GAME.title;
  const text = isRefused ? `${reasonText({ code: 'LINK_RENEWED' })}.` : UNKNOWN_GAME.text;
  const body = html`<div class="page column"><div class="message">
    ${icon('mark')}
    <h1 class="title">${title}</h1>
    <p>${text}</p>
    ${!isRefused && html`<a class="button solid" href="/">Back to your games</a>`}
  </div></div>`;
  return { ...NO_CARD, title: isRefused ? 'Something went wrong' : title, body };
}

const SKELETON = html`<div class="page" aria-busy="true" aria-label="Loading"><div class="columns">
  <div class="stack">
    ${[64, 44, 16, 14, 14, 14, 14].map((height) => html`<div class="skeleton h${height}"></div>`)}
  </div>
</div></div>`;
