import * as z from 'zod/mini';
import { storedOrganiserNotesSchema } from './fair-teams/preferences/preferences.schema.ts';
import { storedOtherStarsSchema } from './fair-teams/preferences/star-averages.ts';
import { storedGameSchema, storedSeasonSchema } from './game/game.schema.ts';
import { storedUid } from './ids.ts';
import { storedGameImportSchema } from './import/results.ts';
import { storedGameInstanceSchema } from './instance/game-instance.schema.ts';
import { storedInstanceJobsSchema } from './instance/instance-jobs.schema.ts';
import {
  storedAttendanceSchema,
  storedMotmBallotSchema,
  storedPlayerInstanceSchema,
} from './instance/player-instance.schema.ts';
import * as stored from './lenient-schema.ts';
import { storedCostSchema, storedMoneySettingsSchema, storedOwnShareSchema } from './money/money.schema.ts';
import {
  storedEmailSettingsSchema,
  storedNotificationSchema,
  storedNotificationSettingsSchema,
} from './notification/notification.schema.ts';
import { paths } from './paths.ts';
import {
  storedCalendarFeedSchema,
  storedDeletedAccountSchema,
  storedPlayerSchema,
  storedPushTokenSchema,
  storedSupportMessageSchema,
} from './player/player.schema.ts';
import { storedHistoryPartSchema, storedHistorySchema } from './stats/history.schema.ts';
import { storedStatsTableSchema } from './stats/tally.schema.ts';

export interface DocumentKind<S extends z.ZodMiniType = z.ZodMiniType> {
  readonly path: string;
  readonly schema: S;
  readonly idField?: 'id' | 'uid';
  /** Writers besides the server. Undefined if only the server writes the document. */
  readonly writers?: readonly ('player' | 'guest' | 'organiser')[];
}

/**
 * `gameInstances/{giId}/admissions/{uid}`: proof that a person has the key of a renewed invite link. Valid until the
 * next renewal.
 */
const storedAdmissionSchema = z.object({
  key: stored.text(),
  /** Same as the id, so that an account deletion can query the field. */
  uid: z.optional(stored.textOrNull),
});

/** `guestClaims/{SHA-256 of the guest's uid}`: the account that a guest belongs to. The first claim decides. */
const storedGuestClaimSchema = z.object({ account: storedUid, expiresAt: stored.moment });

export const DOCUMENTS = {
  player: { path: paths.player('{uid}'), schema: storedPlayerSchema, idField: 'uid', writers: ['player'] },
  pushToken: {
    path: paths.pushToken('{uid}', '{id}'),
    schema: storedPushTokenSchema,
    writers: ['player', 'guest'],
  },
  notification: {
    path: paths.notification('{uid}', '{id}'),
    schema: storedNotificationSchema,
    idField: 'id',
    writers: ['player', 'guest'],
  },
  notificationSettings: {
    path: paths.notificationSettings('{uid}'),
    schema: storedNotificationSettingsSchema,
    writers: ['player', 'guest'],
  },
  emailSettings: {
    path: paths.emailSettings('{uid}'),
    schema: storedEmailSettingsSchema,
    writers: ['player'],
  },
  game: { path: paths.game('{gameId}'), schema: storedGameSchema, idField: 'id', writers: ['organiser'] },
  statsTable: { path: paths.statsTable('{gameId}'), schema: storedStatsTableSchema },
  season: { path: paths.season('{gameId}', '{id}'), schema: storedSeasonSchema, idField: 'id' },
  seasonTable: { path: paths.seasonTable('{gameId}', '{id}'), schema: storedStatsTableSchema },
  statsHistory: { path: paths.statsHistory('{gameId}'), schema: storedHistorySchema },
  statsHistoryPart: { path: paths.statsHistoryPart('{gameId}', '{n}'), schema: storedHistoryPartSchema },
  gameImport: { path: paths.import('{gameId}', '{id}'), schema: storedGameImportSchema, idField: 'id' },
  organiserNotes: {
    path: paths.organiserNotesOf('{gameId}', '{uid}'),
    schema: storedOrganiserNotesSchema,
    writers: ['organiser', 'player'],
  },
  otherStars: { path: paths.otherStarsOf('{gameId}', '{uid}'), schema: storedOtherStarsSchema },
  gameInstance: {
    path: paths.gameInstance('{giId}'),
    schema: storedGameInstanceSchema,
    idField: 'id',
    writers: ['organiser'],
  },
  playerInstance: {
    path: paths.playerInstance('{giId}', '{uid}'),
    schema: storedPlayerInstanceSchema,
    idField: 'uid',
    writers: ['player', 'guest', 'organiser'],
  },
  admission: {
    path: paths.admission('{giId}', '{uid}'),
    schema: storedAdmissionSchema,
    writers: ['player', 'guest'],
  },
  attendance: { path: paths.attendance('{giId}'), schema: storedAttendanceSchema },
  motmBallot: {
    path: paths.motmBallot('{giId}', '{uid}'),
    schema: storedMotmBallotSchema,
    writers: ['player'],
  },
  moneySettings: { path: paths.moneySettings('{gameId}'), schema: storedMoneySettingsSchema },
  cost: { path: paths.cost('{giId}'), schema: storedCostSchema },
  ownShare: { path: paths.ownShare('{giId}', '{uid}'), schema: storedOwnShareSchema },
  instanceJobs: { path: paths.instanceJobsOf('{giId}'), schema: storedInstanceJobsSchema },
  supportMessage: { path: paths.supportMessage('{id}'), schema: storedSupportMessageSchema },
  calendarFeed: { path: paths.calendarFeed('{uid}'), schema: storedCalendarFeedSchema },
  deletedAccount: { path: paths.deletedAccount('{hash}'), schema: storedDeletedAccountSchema },
  guestClaim: { path: paths.guestClaim('{hash}'), schema: storedGuestClaimSchema },
} as const satisfies Record<string, DocumentKind>;

/**
 * Parses a stored document.
 * @param fields stored fields, with a `Date` for each timestamp
 * @throws {z.core.$ZodError} if a required field is missing
 */
export function readDocument<S extends z.ZodMiniType>(
  { schema, idField }: Pick<DocumentKind<S>, 'schema' | 'idField'>,
  fields: Readonly<Record<string, unknown>>,
  id: string,
): z.output<S> {
  return schema.parse(idField === undefined ? fields : { ...fields, [idField]: id });
}
