import { readFileSync } from 'node:fs';
import {
  fillIn,
  type GameResponse,
  invitePageForm,
  invitePageTexts,
  invitePath,
  invitePreview,
  readInviteCard,
  spotsOf,
} from '@fives/domain';

/** What the build of the web app has drawn: HTML with places for texts, as `fillIn` fills them. */
interface Drawn {
  readonly page: string;
  readonly bodies: Readonly<Record<string, { readonly title: string; readonly html: string }>>;
  readonly lights: { readonly on: string; readonly off: string };
}

let drawn: Drawn | null = null;

/** What an invite page is asked for. */
export interface Asked {
  readonly giId: string;
  /** What the link brings along; null where it brings nothing. */
  readonly key: string | null;
  /** Where the app is found, as `https://…`. */
  readonly site: string;
  readonly now: Date;
}

/** The page with the card of what a visitor is told. One of a form that nobody has drawn is left to the app. */
export function drawCard(answer: GameResponse, asked: Asked): string {
  const card = readInviteCard(answer, asked.key);
  const form = card === null ? '' : invitePageForm(card, asked.now);
  if (card === null || !(form in readDrawn().bodies)) return drawOther('starting', asked);
  const { title, text } = invitePreview(card, asked.now);
  const texts = { ...invitePageTexts(card, asked.now), previewTitle: title, previewText: text };
  const { taken, short } = spotsOf(card);
  const { on, off } = readDrawn().lights;
  const lights = on.repeat(taken) + off.repeat(short);
  return fillPage(form, lights, asked, { ...texts, answer: JSON.stringify(answer) });
}

/** A page without a card: why there is none, or that the app is starting, which may have more luck. */
export function drawOther(name: 'refused' | 'unknown' | 'starting', asked: Asked): string {
  const link = encodeURIComponent(invitePath(asked.giId, asked.key));
  return fillPage(name, '', asked, {
    ...PREVIEW,
    link,
    answer: '',
    starts: name === 'starting' ? 'app' : '',
  });
}

/** Of a link behind which there is nothing to see. */
const PREVIEW = {
  previewTitle: 'Fives, the 5-a-side organiser',
  previewText: "Say if you're playing, see the teams, vote for player of the match.",
};

function fillPage(
  name: string,
  lights: string,
  { giId, key, site, now }: Asked,
  texts: Readonly<Record<string, string>>,
): string {
  const { page, bodies } = readDrawn();
  const { title = '', html = '' } = bodies[name] ?? {};
  const template = page
    .replace('<!--title-->', () => title)
    .replace('<!--body-->', () => html)
    .replace('<!--lights-->', () => lights);
  const common = {
    site,
    path: invitePath(giId, key),
    key: key ?? '',
    drawnAt: String(now.getTime()),
    starts: '',
  };
  return fillIn(template, { ...common, ...texts });
}

/** Read once. Where the app alone is developed there is none. */
function readDrawn(): Drawn {
  drawn ??= JSON.parse(readFileSync(new URL('./invite-page.json', import.meta.url), 'utf8')) as Drawn;
  return drawn;
}
