export * from './access.ts';
export * from './api/api-error.ts';
export * from './api/contract.ts';
export * from './api/endpoint.ts';
export * from './api/instance-pages.ts';
export type { CostResponse } from './api/money.contract.ts';
export * from './api/openapi.ts';
export * from './api/own-data-response.ts';
export * from './api/responses.ts';
export * from './calendar/calendar.schema.ts';
export * from './calendar/calendar-event.ts';
export * from './documents.ts';
export * from './export/export-format.ts';
export { toGameExport } from './export/game-export.ts';
export { toResultsCsv } from './export/results-csv.ts';
export { type Explanation, explanationsOf, explanationText } from './fair-teams/explain/explanations.ts';
export * from './fair-teams/explain/fair-teams-errors.ts';
export * from './fair-teams/explain/fairness.ts';
export { findRepair, type Repair, type TeamChange } from './fair-teams/find-repair.ts';
export type { FairPlayer } from './fair-teams/model/belief.ts';
export * from './fair-teams/model/forecast.ts';
export { type PlayedGame, toPlayedGames } from './fair-teams/model/played-games.ts';
export { type Rating, rate } from './fair-teams/model/rating.ts';
export { type FairTeams, pickFairTeams } from './fair-teams/pick-fair-teams.ts';
export * from './fair-teams/preferences/fair-choice.schema.ts';
export * from './fair-teams/preferences/organiser-notes.schema.ts';
export * from './fair-teams/preferences/presets.ts';
export * from './fair-teams/preferences/rating-order.ts';
export * from './fair-teams/preferences/request.ts';
export * from './fair-teams/preferences/star-averages.ts';
export type { LineUpWithForecast } from './fair-teams/search/line-ups.ts';
export * from './game/capacity.ts';
export * from './game/game.forms.ts';
export * from './game/game.schema.ts';
export * from './game/pause.ts';
export { newGameRoles, type StoredRoles } from './game/roles.schema.ts';
export * from './game/season.schema.ts';
export type { RulesCheck } from './game/setting-kinds.ts';
export * from './game/settings.schema.ts';
export * from './game/settings.ts';
export * from './html.ts';
export * from './ids.ts';
export * from './import/list-changes.ts';
export { nameSuggester } from './import/names.ts';
export {
  importedStarts,
  type NameChoice,
  personKey,
  planResults,
  type ResultsPlan,
  resultOf,
} from './import/plan-results.ts';
export { maxResultsBytes } from './import/read-export.ts';
export { readList } from './import/read-list.ts';
export { type ResultsContext, readResults, resultsReason } from './import/read-results.ts';
export {
  COLUMNS,
  type Column,
  type GameImport,
  type ImportedGame,
  type ImportedResults,
  MAX_IMPORTED_PLAYERS,
  unclearResultText,
} from './import/results.ts';
export { textReason } from './import/table.ts';
export * from './instance/due.ts';
export * from './instance/game-instance.schema.ts';
export * from './instance/imported-people.ts';
export * from './instance/instance-jobs.schema.ts';
export * from './instance/new-game-instance.ts';
export * from './instance/player-instance.schema.ts';
export * from './instance/reminders.ts';
export * from './instance/state-rules.ts';
export * from './instance/summary.ts';
export { LONG_AGO } from './lenient-schema.ts';
export * from './limits.ts';
export * from './money/cost.schema.ts';
export * from './money/cost-text.ts';
export * from './money/currency.ts';
export * from './money/debts.ts';
export * from './money/money-settings.schema.ts';
export * from './money/shares.ts';
export * from './money/split.ts';
export * from './notification/draft.ts';
export * from './notification/drafts-ahead.ts';
export * from './notification/drafts-played.ts';
export * from './notification/drop-out-notices.ts';
export * from './notification/email.ts';
export * from './notification/email-limits.ts';
export * from './notification/instance-notices.ts';
export * from './notification/job-notices.ts';
export * from './notification/kinds.ts';
export * from './notification/notification.schema.ts';
export * from './notification/notification-plan.ts';
export * from './notification/notification-settings.schema.ts';
export * from './notification/organiser-notices.ts';
export * from './notification/reach.ts';
export * from './notification/reply-notices.ts';
export * from './notification/teams-notices.ts';
export * from './paths.ts';
export * from './people/join-rules.ts';
export * from './people/merge-choice.ts';
export * from './people/merge-entries.ts';
export * from './people/missed-replies.ts';
export * from './people/organiser-offer.ts';
export * from './people/organisers.ts';
export * from './people/unique-names.ts';
export * from './played/attendance.schema.ts';
export * from './played/attendance.ts';
export { hasSameTeams, uidsInTeams, uidsWhoSwapped } from './played/halves.ts';
export * from './played/motm-ballot.schema.ts';
export * from './played/motm-count.ts';
export * from './played/result.ts';
export * from './player/account.forms.ts';
export * from './player/player.schema.ts';
export { conditionText, settleConditions } from './queue/conditions.ts';
export * from './queue/counts.ts';
export * from './queue/ended-conditions.ts';
export * from './queue/health.ts';
export * from './queue/late-queue.schema.ts';
export * from './queue/late-queue.ts';
export { MAX_PACE_WEEKS, paceOf, peopleToAsk } from './queue/pace.ts';
export * from './queue/queue.ts';
export type { ReserveOdds, ReserveRecord } from './queue/reserve-odds.schema.ts';
export {
  MAX_ODDS_WEEKS,
  oddsForReserve,
  reserveOddsOf,
  reserveOddsText,
  updateReserveRecord,
  yesRepliesNeededText,
} from './queue/reserve-odds.ts';
export * from './queue/warning.ts';
export * from './random.ts';
export * from './reasons.ts';
export { type ChatPicture, chatPicture } from './sharing/chat-picture.ts';
export { type ChatMoment, chatMoment, chatText, teamsText } from './sharing/chat-text.ts';
export * from './sharing/invite-card.ts';
export * from './sharing/invite-text.ts';
export { DAILY_STATS, type DailyStatType } from './stats/daily-stat/daily-stats.ts';
export * from './stats/daily-stat/stat-of-the-day.ts';
export * from './stats/history.schema.ts';
export * from './stats/history.ts';
export * from './stats/over-time.ts';
export * from './stats/player-game-stats.schema.ts';
export * from './stats/points.ts';
export * from './stats/ranking.ts';
export * from './stats/seasons.ts';
export * from './stats/standings.ts';
export * from './stats/starting-table.ts';
export * from './stats/stat-lists.ts';
export * from './stats/table.ts';
export * from './stats/tally.ts';
export * from './teams/colours.ts';
export * from './teams/line-up.ts';
export * from './teams/line-up-changes.ts';
export * from './text.ts';
export * from './time/format.ts';
export * from './time/start.ts';
export * from './time/time-zone.ts';
export * from './transitions/half-time.ts';
export * from './transitions/instance.ts';
export * from './transitions/line-up.ts';
export * from './transitions/money.ts';
export * from './transitions/organisers.ts';
export * from './transitions/people.ts';
export * from './transitions/reply.ts';
export * from './transitions/seasons.ts';
export * from './transitions/transition.ts';
export * from './transitions/vote.ts';
