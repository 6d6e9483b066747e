import {
  type Actor,
  type GameRoles,
  isLeadOrganiser,
  isMember,
  isOneself,
  organisersOf,
  refuseUnless,
} from '../access.ts';
import type { Game, GameSummary, OrganiserOffer, Season, StoredRoles } from '../game/game.schema.ts';
import { pauseReason } from '../game/pause.ts';
import type { GameSettings } from '../game/settings.ts';
import type { Uid } from '../ids.ts';
import {
  EARLIEST_SEASON_START,
  MAX_ORGANISERS,
  MAX_SEASONS,
  MAX_TREASURERS,
  MAX_YEARS_AHEAD,
} from '../limits.ts';
import { mayTakeOver, type OrganiserFields, withNewLead, withoutOrganiser } from '../people/organisers.ts';
import type { Reason } from '../reasons.ts';
import { yearsAhead } from '../time/start.ts';
import { changedFields, type PartOf, type Transition } from './transition.ts';

interface OrganiserState extends GameRoles {
  readonly memberUids: readonly Uid[];
  /** Undefined if the game is known to have an organiser. */
  readonly organiserOffer?: OrganiserOffer | null;
}

export interface Candidate {
  readonly uid: Uid;
  readonly isRegistered: boolean;
}

export const addOrganiser: Transition<OrganiserState, Candidate, Partial<OrganiserFields>> = {
  refusal: (game, actor, candidate) =>
    refuseUnless(actor, 'manageOrganisers', game) ?? candidateReason(game, candidate, 'ORGANISERS'),
  fields(game, _actor, { uid }) {
    const organisers = organisersOf(game);
    return organisers.includes(uid) ? {} : { organiserUids: [...organisers, uid] };
  },
};

export const removeOrganiser: Transition<OrganiserState, Pick<Candidate, 'uid'>, Partial<OrganiserFields>> = {
  refusal: (game, actor, { uid }) =>
    refuseUnless(actor, 'manageOrganisers', game) ??
    (isLeadOrganiser(game, uid) ? { code: 'FIRST_ORGANISER_STAYS' } : null),
  fields: (game, _actor, { uid }) =>
    organisersOf(game).includes(uid) ? (withoutOrganiser(game, uid) ?? {}) : {},
};

/**
 * Makes someone the lead organiser, and keeps the former lead as an organiser. In a game without an organiser, the
 * actor takes over the game.
 */
export const handOver: Transition<OrganiserState, Candidate, Partial<OrganiserFields>> = {
  refusal: (game, actor, candidate, now) =>
    handOverReason(game, actor, candidate, now) ?? candidateReason(game, candidate, 'ORGANISERS'),
  fields(game, _actor, { uid }) {
    if (game.organiserOffer) return { orgUid: uid, organiserUids: [uid], organiserOffer: null };
    return isLeadOrganiser(game, uid) ? {} : withNewLead(game, uid);
  },
};

function handOverReason(game: OrganiserState, actor: Actor, candidate: Candidate, now: Date): Reason | null {
  if (game.organiserOffer) return takeOverReason(game.organiserOffer, actor, candidate, now);
  return refuseUnless(actor, 'manageOrganisers', game) ?? refuseUnless(actor, 'handOver', game);
}

function takeOverReason(offer: OrganiserOffer, actor: Actor, { uid }: Candidate, now: Date): Reason | null {
  return isOneself(actor, uid) && mayTakeOver(offer, uid, now) ? null : { code: 'NOT_OFFERED' };
}

export const addTreasurer: Transition<OrganiserState, Candidate, Partial<StoredRoles>> = {
  refusal: (game, actor, candidate) =>
    refuseUnless(actor, 'manageTreasurers', game) ?? candidateReason(game, candidate, 'TREASURERS'),
  fields: ({ treasurerUids }, _actor, { uid }) =>
    treasurerUids.includes(uid) ? {} : { treasurerUids: [...treasurerUids, uid] },
};

export const removeTreasurer: Transition<GameRoles, Pick<Candidate, 'uid'>, Partial<StoredRoles>> = {
  refusal: (game, actor) => refuseUnless(actor, 'manageTreasurers', game),
  fields: ({ treasurerUids }, _actor, { uid }) =>
    treasurerUids.includes(uid) ? { treasurerUids: treasurerUids.filter((each) => each !== uid) } : {},
};

const MAX_HOLDERS = { ORGANISERS: MAX_ORGANISERS, TREASURERS: MAX_TREASURERS };

function candidateReason(
  game: OrganiserState,
  { uid, isRegistered }: Candidate,
  role: keyof typeof MAX_HOLDERS,
): Reason | null {
  if (!isMember(game, uid)) return { code: 'NO_PLACE', fields: ['uid'] };
  if (!isRegistered) return { code: `${role}_REGISTERED`, fields: ['uid'] };
  const holders = role === 'ORGANISERS' ? organisersOf(game) : game.treasurerUids;
  return holders.includes(uid) || holders.length < MAX_HOLDERS[role] ? null : { code: `${role}_ENOUGH` };
}

type GameWithSeasons = GameRoles & Pick<Game, 'seasons'>;

type NewSeasons = { readonly seasons: Season[] };

export const startSeason: Transition<GameWithSeasons, Season, NewSeasons> = {
  refusal: (game, actor, { from }, now) =>
    refuseUnless(actor, 'editGame', game) ?? seasonReason(game, from, now),
  fields: ({ seasons }, _actor, season) => ({ seasons: [...seasons, season] }),
};

export const renameSeason: Transition<GameWithSeasons, Pick<Season, 'id' | 'name'>, NewSeasons> = {
  refusal: (game, actor, { id }) =>
    refuseUnless(actor, 'editGame', game) ??
    (game.seasons.some((season) => season.id === id) ? null : { code: 'NO_SEASON' }),
  fields: ({ seasons }, _actor, { id, name }) => ({
    seasons: seasons.map((season) => (season.id === id ? { ...season, name } : season)),
  }),
};

export function seasonReason({ seasons }: Pick<Game, 'seasons'>, from: Date, now: Date): Reason | null {
  const fields = ['from'];
  const last = seasons.at(-1);
  // The negation also refuses an invalid date.
  if (!(from >= EARLIEST_SEASON_START && from <= yearsAhead(now, MAX_YEARS_AHEAD)))
    return { code: 'SEASON_TOO_FAR', fields };
  if (last && from <= last.from) return { code: 'SEASON_BEFORE_OTHER', fields };
  return seasons.length < MAX_SEASONS ? null : { code: 'SEASONS_ENOUGH' };
}

export const changeSettings: Transition<GameSummary, PartOf<GameSettings>, Partial<GameSettings>> = {
  refusal(game, actor, settings, now) {
    const { pausedUntil } = changedFields<GameSettings>(game, settings);
    return refuseUnless(actor, 'editGame', game) ?? (pausedUntil ? pauseReason(pausedUntil, now) : null);
  },
  fields: (game, _actor, settings) => changedFields<GameSettings>(game, settings),
};
