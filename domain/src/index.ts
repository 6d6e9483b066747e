export * from './access.ts';
export * from './api/api-error.ts';
export * from './api/contract.ts';
export * from './api/endpoint.ts';
export * from './api/import.contract.ts';
export type { CostResponse } from './api/money.contract.ts';
export * from './api/players.contract.ts';
export * from './api/responses.ts';
export * from './calendar/calendar-event.ts';
export * from './documents.ts';
export * from './export/export.ts';
export { toResultsCsv } from './export/export.ts';
export { type Explanation, explanationsOf, explanationText } from './fair-teams/explain/explanations.ts';
export * from './fair-teams/explain/fair-teams-errors.ts';
export * from './fair-teams/explain/fairness.ts';
export { findRepair, type Repair, type TeamChange } from './fair-teams/find-repair.ts';
export * from './fair-teams/model/forecast.ts';
export { type PlayedGame, toPlayedGames } from './fair-teams/model/played-games.ts';
export { type Rating, rate } from './fair-teams/model/rating.ts';
export { type FairTeams, pickFairTeams } from './fair-teams/pick-fair-teams.ts';
export * from './fair-teams/preferences/preferences.schema.ts';
export * from './fair-teams/preferences/request.ts';
export * from './fair-teams/preferences/star-averages.ts';
export type { LineUpWithForecast } from './fair-teams/search/line-ups.ts';
export * from './game/game.forms.ts';
export * from './game/game.schema.ts';
export * from './game/pause.ts';
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
export * from './instance/instance-jobs.schema.ts';
export * from './instance/new-game-instance.ts';
export * from './instance/player-instance.schema.ts';
export * from './instance/state-rules.ts';
export { LONG_AGO } from './lenient-schema.ts';
export * from './limits.ts';
export * from './money/amount.ts';
export * from './money/cost-text.ts';
export * from './money/money.schema.ts';
export * from './money/parse-amount.ts';
export * from './money/shares.ts';
export * from './notification/draft.ts';
export * from './notification/drafts.ts';
export * from './notification/drop-out-notices.ts';
export * from './notification/email.ts';
export * from './notification/instance-notices.ts';
export * from './notification/job-notices.ts';
export * from './notification/notification.schema.ts';
export * from './notification/organiser-notices.ts';
export * from './notification/reach.ts';
export * from './notification/reply-notices.ts';
export * from './paths.ts';
export * from './people/claims.ts';
export * from './people/join-rules.ts';
export * from './people/merge-entries.ts';
export * from './people/merge-history.ts';
export * from './people/organisers.ts';
export * from './people/unique-names.ts';
export * from './played/attendance.ts';
export * from './played/motm-vote.ts';
export * from './played/result.ts';
export * from './player/account.forms.ts';
export * from './player/player.schema.ts';
export * from './queue/counts.ts';
export * from './queue/drop-out-question.ts';
export * from './queue/health.ts';
export * from './queue/late-queue.ts';
export * from './queue/queue.schema.ts';
export * from './queue/queue.ts';
export * from './queue/reserve-odds.ts';
export * from './random.ts';
export * from './reasons.ts';
export * from './sharing/chat-text.ts';
export * from './sharing/invite-card.ts';
export * from './sharing/tell-text.ts';
export { DAILY_STATS, type DailyStatType } from './stats/daily-stat/daily-stats.ts';
export * from './stats/daily-stat/stat-of-the-day.ts';
export * from './stats/history.schema.ts';
export * from './stats/history.ts';
export * from './stats/seasons.ts';
export * from './stats/stat-lists.ts';
export * from './stats/table.ts';
export * from './stats/tally.schema.ts';
export * from './stats/tally.ts';
export * from './teams/line-up.ts';
export * from './teams/line-up-changes.ts';
export * from './text.ts';
export * from './time/format.ts';
export * from './time/start.ts';
export * from './time/time-zone.ts';
export * from './transitions/game.ts';
export * from './transitions/instance.ts';
export * from './transitions/money.ts';
export * from './transitions/people.ts';
export * from './transitions/reply.ts';
export * from './transitions/transition.ts';
