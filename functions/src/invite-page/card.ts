import {
  areConditionsOpen,
  cardFigure,
  countdownText,
  DISPLAY_FORMATS,
  formatInZone,
  gameHealth,
  type Html,
  hasStarted,
  healthLabel,
  html,
  type InviteCard,
  invitedText,
  invitePath,
  invitePreview,
  mapsLink,
  type NextInstance,
  nextGameText,
  notUpcomingReason,
  offLabel,
  planText,
  playersShortLabel,
  poolText,
  reasonText,
  reservesText,
  resultText,
  shareTitle,
  spotsOf,
  visitorReason,
  zoneName,
} from '@fives/domain';
import { renderButton, type Screen } from './page.ts';
import { icon } from './theme.ts';

// Keep in sync with web/src/features/instance/visitor/visitor-screen.tsx.

export function cardScreen(card: InviteCard, now: Date, response: string): Screen {
  const isUpcoming = notUpcomingReason(card, now) === null;
  const result = resultText(card);
  const next = card.next ?? null;
  const share = shareTitle(card, now);
  const body = html`<div class="page"><div class="columns">
    <div class="stack">
      ${renderBoard(card, now)}
      ${card.status === 'CANCELLED' && renderCancelled(card.cancelReason)}
      ${
        (isUpcoming || result || next) &&
        html`<div class="cards">
        ${isUpcoming && renderInvited(card, now)}
        ${next && renderNext(next, card.game)}
        ${result && renderCard('trophy', html`<bdi>${result}</bdi>`, 'Result')}
      </div>`
      }
      <div class="tiles">
        <button class="tile" form="tap" name="tap" value="${share}">${icon(share.toLowerCase())}<span class="title">${share}</span></button>
        <a class="tile" href="/game/${card.gameId}/stats">${icon('stats')}<span class="title">Stats</span></a>
      </div>
    </div>
    ${renderPool(card, isUpcoming && visitorReason(card) === null)}
  </div></div>`;
  const preview = invitePreview(card, now);
  return { title: card.game.name, preview, response, startsApp: false, body };
}

/** Such as "10–12". Longer figures are names of teams. */
const LONGEST_SCORE = 5;

function renderBoard(card: InviteCard, now: Date): Html {
  const { game, startDateTime } = card;
  const spots = spotsOf(card);
  const shown = cardFigure(card);
  const reservesLabel = card.winningTeam === null ? reservesText(spots) : null;
  // A script shows the zone if the visitor is in another time zone.
  return html`<header class="board">
    <div class="top">
      <div class="game">
        <p class="label lit">${formatInZone(startDateTime, game.timeZone, DISPLAY_FORMATS.header)}<span class="zone" data-zone hidden> ${zoneName(game.timeZone)}</span><span class="plan"> · ${planText({ startDateTime, ...game })}</span></p>
        <h1><bdi>${game.name}</bdi></h1>
        <div class="place">${icon('place')}<a href="${mapsLink(game.location)}" target="_blank" rel="noopener noreferrer"><bdi>${game.location}</bdi></a></div>
      </div>
      ${
        shown &&
        html`<div class="playing">
        <p class="score lit${shown.figure.length > LONGEST_SCORE ? ' name' : ''}"><bdi>${shown.figure}</bdi></p>
        <p class="label">${shown.label}</p>
        ${reservesLabel && html`<p class="label lit"><span class="unseen">, </span>${reservesLabel}</p>`}
      </div>`
      }
    </div>
    ${notUpcomingReason(card, now) === null && renderLights(spots)}
    <div>${renderStatus(card, now)}</div>
  </header>`;
}

function renderLights({ taken, numberOfPlayers }: ReturnType<typeof spotsOf>): Html {
  const lights = Array.from({ length: Math.max(taken, numberOfPlayers) }, (_, index) => index < taken);
  return html`<div class="lights" aria-hidden="true">${lights.map((isOn) => html`<i${isOn && ' class=on'}></i>`)}</div>`;
}

function renderStatus(card: InviteCard, now: Date): Html {
  const { startDateTime, winningTeam } = card;
  const offText = offLabel(card);
  if (offText !== null) return html`<span class="badge state warning">${icon('risk')}${offText}</span>`;
  if (hasStarted(startDateTime, now))
    return html`<div class="states label"><span>game played</span>
      ${winningTeam === null ? html`<span class="badge state">awaiting result</span>` : html`<span>stats updated</span>`}</div>`;
  const timeLeft = countdownText(startDateTime, now);
  return html`<div class="upcoming">
    <div class="left">${timeLeft !== 'Now' && html`<p class="label">Starts in</p>`}<p class="score">${timeLeft}</p></div>
    ${renderHealth(card, now)}
  </div>`;
}

function renderHealth(card: InviteCard, now: Date): Html | null {
  const health = gameHealth(card, now);
  const label = healthLabel(health);
  if (label === null) return null;
  const badge = health === 'AT_RISK' ? 'risk' : 'short';
  return html`<span class="badge ${badge}">${icon(badge)}<span class="unseen">${label}: </span>${playersShortLabel(card, now)}</span>`;
}

function renderCancelled(reason: string): Html {
  return html`<div class="cancelled" role="status">${icon('cancelled')}<div>
    <p>${reasonText({ code: 'CANCELLED' })}</p>
    ${reason !== '' && html`<p class="reason"><bdi>${reason}</bdi></p>`}
  </div></div>`;
}

function renderInvited(card: InviteCard, now: Date): Html {
  const reason = visitorReason(card);
  return renderCard(
    'mail',
    'You are invited',
    invitedText(card, reason),
    html`<div class="actions">
      ${
        reason === null &&
        html`<div class="choice" role="group" aria-label="Will you be playing?">
          ${renderButton('button solid large', 'Yes', icon('yes'))}
          ${renderButton('button outline large', 'No', icon('no'))}
        </div>`
      }
      ${reason === null && areConditionsOpen(card, now) && renderButton('button ghost', 'Yes, if…')}
      ${reason?.code === 'NO_ROOM_FOR_GUESTS' && renderButton('button solid large', 'Register and Play')}
      ${renderButton('button ghost', 'Click to login')}
    </div>`,
  );
}

function renderNext(next: NextInstance, { timeZone, inviteKey }: InviteCard['game']): Html {
  const { title, text } = nextGameText(next, timeZone);
  // The page of the next date takes the reply as if it was tapped there. A space separates the icon and the text.
  const link = (style: string, reply: string) =>
    html`<a class="button ${style} large" href="${invitePath(next.id, inviteKey, { tap: ` ${reply}` })}">${reply}</a>`;
  return renderCard(
    'mail',
    title,
    text,
    html`<div class="choice" role="group" aria-label="${title}">${link('solid', 'Yes')}${link('outline', 'No')}</div>`,
  );
}

function renderCard(iconName: string, title: Html | string, text: string, actions: Html | null = null): Html {
  return html`<div class="card">
    <div class="face">
      <div class="picture">${icon(iconName)}</div>
      <span class="words"><span class="title">${title}</span><span class="text">${text}</span></span>
    </div>
    ${actions}
  </div>`;
}

function renderPool(card: InviteCard, mayReply: boolean): Html {
  const { counts, invite } = card;
  const { taken, reserves } = spotsOf(card);
  const names = invite?.names ?? [];
  return html`<section class="stack" aria-labelledby="pool">
    <h2 class="title" id="pool">Player pool</h2>
    <div class="pool">
      <div class="counts${reserves > 0 && ' four'}">
        ${renderCount(taken, 'Playing')}
        ${reserves > 0 && renderCount(reserves, 'Reserves')}
        ${renderCount(counts.notPlaying, 'Not playing')}
        ${renderCount(counts.unanswered, 'No reply yet')}
      </div>
      ${names.length > 0 && html`<p>${names.map((name, at) => html`${at > 0 && ', '}<bdi>${name}</bdi>`)}</p>`}
      <p class="text">${poolText(card, mayReply)}</p>
      ${renderButton('button ghost', 'Login')}
    </div>
  </section>`;
}

function renderCount(count: number, label: string): Html {
  return html`<div class="count"><p class="score">${count}</p><p class="label">${label}</p></div>`;
}
