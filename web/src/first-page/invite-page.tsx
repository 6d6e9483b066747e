import { ChakraProvider } from '@chakra-ui/react';
import {
  ApiError,
  escapeHtml,
  type InviteCard,
  invitePageForm,
  invitePageTexts,
  invitePath,
  placeFor,
  zoneNote,
} from '@fives/domain';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Frame } from '../app/shell/frame.tsx';
import { InstanceSkeleton, UnknownInstance } from '../features/instance/instance-placeholders.tsx';
import { VisitorView } from '../features/instance/visitor/visitor-view.tsx';
import { ownTimeZone } from '../lib/own-zone.ts';
import { system } from '../theme/system.ts';
import { ErrorPanel } from '../ui/messages.tsx';
import { Page } from '../ui/page.tsx';
import type { Body, InvitePages } from './invite-pages.ts';

const START = new Date('2026-06-16T18:30:00Z');
const GI_ID = 'sample-instance';
const SPOTS = 41;
const STYLE = /<style[^>]*>([^<]*)<\/style>/g;
const TITLE = /<title>[^<]*<\/title>/;
const LIGHT = '<div class="[^"]*"></div>';
const LIGHTS = new RegExp(`((${LIGHT})\\2{26})((${LIGHT})\\4{13})`);
/** How long before the start, in hours: good for longer, then ok, at risk, in the last minute, and over. */
const HOURS_AHEAD = [125.5, 60.5, 13.5, 0.01, -1];

/** Draws the page behind an invite link in each of its forms, from one sample each. */
export function invitePages(): InvitePages {
  const forms = new Map<string, string>();
  for (const hours of HOURS_AHEAD) {
    const now = new Date(START.getTime() - hours * 3_600_000);
    for (const card of someCards()) {
      const form = invitePageForm(card, now);
      if (!forms.has(form)) forms.set(form, withPlaces(drawCard(card, now), card, now));
    }
  }
  const others = {
    refused: draw(
      <Page title="Something went wrong">
        <ErrorPanel level="h1" error={ApiError.because({ code: 'LINK_RENEWED' })} />
      </Page>,
    ),
    unknown: draw(<UnknownInstance />),
    starting: draw(<InstanceSkeleton />),
  };
  const all = [...forms.values(), ...Object.values(others)];
  const styles = new Set(all.flatMap((html) => [...html.matchAll(STYLE)].map(([, style]) => style)));
  const [, , on = '', , off = ''] = LIGHTS.exec(drawCard(aCard(), START).replaceAll(STYLE, '')) ?? [];
  const toBody = (drawn: string): Body => {
    const [title = ''] = TITLE.exec(drawn) ?? [];
    const html = withLink(drawn).replaceAll(STYLE, '').replace(TITLE, '');
    return { title, html: html.replace(new RegExp(`(${on}|${off}){${SPOTS}}`), '<!--lights-->') };
  };
  return {
    bodies: {
      ...Object.fromEntries([...forms].map(([form, drawn]) => [form, toBody(drawn)])),
      refused: toBody(others.refused),
      unknown: toBody(others.unknown),
      starting: toBody(others.starting),
    },
    lights: { on, off },
    styles: [...styles].join(''),
  };
}

/** The card's page, as React draws it. */
export function drawCard(card: InviteCard, now: Date): string {
  const nothing = () => undefined;
  return draw(
    <Page title={card.game.name} maxW="page">
      <VisitorView card={card} now={now} onDialog={nothing} onInvites={nothing} onStats={nothing} />
    </Page>,
    invitePath(card.id, card.game.inviteKey),
  );
}

function draw(screen: ReactNode, path = invitePath(GI_ID, null)): string {
  return renderToStaticMarkup(
    <ChakraProvider value={system}>
      <StaticRouter location={path}>
        <Frame session={{ status: 'visitor' }}>{screen}</Frame>
      </StaticRouter>
    </ChakraProvider>,
  );
}

/** A card in a zone that no clock of this machine shows, so that the note of that is drawn. */
function aCard(overrides: Partial<InviteCard> = {}): InviteCard {
  const timeZone = zoneNote(START, 'Asia/Kathmandu', ownTimeZone()) ? 'Asia/Kathmandu' : 'Asia/Kolkata';
  return {
    id: GI_ID,
    gameId: 'sample-game',
    startDateTime: START,
    status: 'INVITES_SENT',
    cancelReason: '',
    counts: { playing: 27, notPlaying: 21, unanswered: 33 },
    ...{ winningTeam: null, winningMargin: null, teamAGoals: null, teamBGoals: null },
    ...{ teamAName: '', teamBName: '', teamAColour: '', teamBColour: '' },
    game: {
      name: 'sample-name',
      location: 'sample-location',
      numberOfPlayers: SPOTS,
      reserveOffers: 'IN_TURN',
      maxGuests: null,
      isClosed: false,
      timeZone,
      inviteKey: null,
    },
    ...overrides,
  };
}

/** With spots left, with reserves and with offers, on, off and off with a reason, decided and not, open to guests or not. */
function someCards(): InviteCard[] {
  const few = aCard();
  const full = { ...few.counts, playing: 48 };
  const cards = [few, aCard({ counts: full }), aCard({ counts: { ...full, offered: 3 } })];
  const decided = cards.map((card) => ({ ...card, winningTeam: 'TEAM_A', winningMargin: 3 }) as const);
  return [...cards, ...decided].flatMap((card) => [
    card,
    { ...card, game: { ...card.game, maxGuests: 0 } },
    { ...card, game: { ...card.game, isClosed: true } },
    { ...card, status: 'CANCELLED' } as const,
    { ...card, status: 'CANCELLED', cancelReason: 'sample-reason' } as const,
  ]);
}

/**
 * What was drawn of a sample, with a place wherever one of its texts stands.
 * @throws Error where a text of the sample is left
 */
function withPlaces(html: string, card: InviteCard, now: Date): string {
  const {
    name = '',
    location = '',
    map = '',
    gameId = '',
    zone = '',
    link: _,
    ...others
  } = invitePageTexts(card, now);
  let page = html
    .replaceAll(name, placeFor('name'))
    .replaceAll(escapeHtml(map), placeFor('map'))
    .replaceAll(location, placeFor('location'))
    .replaceAll(gameId, placeFor('gameId'))
    // Whether it is needed shows on the reader's device.
    .replace(/<span( class="[^"]*")>([^<]*)<\/span>/g, (all, attributes: string, text: string) =>
      text === zone ? `<span${attributes} data-zone hidden>${placeFor('zone')}</span>` : all,
    );
  for (const [place, text] of Object.entries(others))
    if (text) page = page.replaceAll(`>${escapeHtml(text)}<`, `>${placeFor(place)}<`);
  const left = />[^<]*(\d|sample)[^<]*</.exec(page.replaceAll(STYLE, '').replaceAll('&#x27;', "'"));
  if (left) throw new Error(`No place for the text ${left[0]}`);
  return page;
}

function withLink(html: string): string {
  return html.replaceAll(encodeURIComponent(invitePath(GI_ID, null)), placeFor('link'));
}
