import type { GameInstance, Result } from '../instance/game-instance.schema.ts';
import type { PlayerInstance, Team } from '../instance/player-instance.schema.ts';
import { isOn } from '../instance/state-rules.ts';
import type { Subject } from '../notification/draft.ts';
import { cancelledText } from '../notification/drafts.ts';
import { resultText, teamNames } from '../played/result.ts';
import { spotsLeftText, spotsOf } from '../queue/counts.ts';
import { isInTeam, toQueue, waitingForPlayers } from '../queue/queue.ts';
import { leaderboard } from '../stats/table.ts';
import type { PlayerGameStats } from '../stats/tally.schema.ts';
import { compareNames, plural } from '../text.ts';
import { DISPLAY_FORMATS, sharedPlan, sharedStart } from '../time/format.ts';
import { hasStarted } from '../time/start.ts';
import { inviteText } from './invite-card.ts';

export type ChatMoment = 'INVITE' | 'WHO_IS_IN' | 'WHO_PLAYED' | 'TEAMS' | 'RESULT' | 'CALLED_OFF';

export interface ChatInput {
  readonly instance: Subject &
    Result &
    Pick<GameInstance, 'status' | 'cancelReason' | 'counts' | 'teamAName' | 'teamBName' | 'motmAwarded'>;
  readonly people: readonly Person[];
  /** False for a sender who cannot see the draft of the teams. */
  readonly showsTeams: boolean;
  readonly rows: readonly PlayerGameStats[];
  readonly link: string;
  readonly senderZone: string;
}

type Person = Pick<PlayerInstance, 'uid' | 'name' | 'status' | 'team' | 'repliedAt' | 'condition'>;

const TABLE_ROWS = 10;

type Moment = Pick<ChatInput, 'instance' | 'people' | 'showsTeams'>;

export function chatMoment({ instance, people, showsTeams }: Moment, now: Date): ChatMoment {
  if (!isOn(instance)) return 'CALLED_OFF';
  if (instance.winningTeam !== null) return 'RESULT';
  if (showsTeams && people.some(isInTeam)) return 'TEAMS';
  if (hasStarted(instance.startDateTime, now)) return 'WHO_PLAYED';
  return people.some(({ status }) => status === 'PLAYING') ? 'WHO_IS_IN' : 'INVITE';
}

export function chatText(input: ChatInput, now: Date): string {
  const { instance, link, senderZone } = input;
  const { game, startDateTime } = instance;
  const invite = { ...game, startDateTime };
  const when = sharedPlan(invite, DISPLAY_FORMATS.header, senderZone);
  const heading = [game.name, `${when}, ${game.location}`];
  const blocks: Record<ChatMoment, () => string[][]> = {
    INVITE: () => [[inviteText(invite, senderZone), `${spotsLeftText(spotsOf(instance))}.`]],
    WHO_IS_IN: () => [[...heading, spotsLeftText(spotsOf(instance))], ...queueBlocks(input)],
    WHO_PLAYED: () => [heading, numbered(toQueue(input.people, instance).playing)],
    TEAMS: () => [[teamsText(input)]],
    RESULT: () => [[teamsText(input)], ...tableBlocks(input)],
    CALLED_OFF: () => [[cancelledText(instance)]],
  };
  const moment = chatMoment(input, now);
  const isOpen = moment === 'INVITE' || moment === 'WHO_IS_IN';
  const last = [isOpen ? `Reply here: ${link}` : link];
  return [...blocks[moment](), last].map((lines) => lines.join('\n')).join('\n\n');
}

function queueBlocks({ instance, people }: ChatInput): string[][] {
  const queue = toQueue(people, instance);
  const { playing, reserves } = queue;
  const isWaiting = waitingForPlayers(queue, instance).length > 0;
  const others =
    reserves.length > 0 ? [[isWaiting ? 'If more play' : 'Reserves', ...numbered(reserves)]] : [];
  return [numbered(playing), ...others];
}

function numbered(people: readonly Person[]): string[] {
  return people.map(({ name }, at) => `${at + 1}. ${name}`);
}

export function teamsText({
  instance,
  people,
  senderZone,
}: Omit<ChatInput, 'rows' | 'link' | 'showsTeams'>): string {
  const { startDateTime, game, motmAwarded } = instance;
  const result = resultText(instance);
  const toText = result === null ? sharedPlan : sharedStart;
  const start = toText({ ...game, startDateTime }, DISPLAY_FORMATS.teams, senderZone);
  const { teamA, teamB } = teamNames(instance);
  const best = motmAwarded.map(({ name }) => name);
  const lines = [
    result === null ? 'Teams picked...' : 'Result in!...',
    `${game.name}, ${start}`,
    result,
    lineUpText(teamA, teamMembers(people, 'TEAM_A')),
    lineUpText(teamB, teamMembers(people, 'TEAM_B')),
    lineUpText('Player of the match', best),
  ];
  return lines.filter((line) => line !== null).join('\n');
}

function teamMembers(people: readonly Person[], team: Team): string[] {
  const players = people.filter((person) => person.team === team);
  return players.toSorted(compareNames).map(({ name }) => name);
}

function lineUpText(title: string, names: readonly string[]): string | null {
  return names.length === 0 ? null : `${title}: ${names.join(', ')}`;
}

function tableBlocks({ rows }: Pick<ChatInput, 'rows'>): string[][] {
  const lines = rankedRows(rows).map(({ position, name, points }) => `${position}. ${name}, ${points}`);
  return lines.length === 0 ? [] : [['Leaderboard', ...lines]];
}

/** Returns null if no one is ranked. */
export function leaderboardText(name: string, rows: ChatInput['rows'], link: string): string | null {
  const [table] = tableBlocks({ rows });
  return table ? [name, ...table, '', link].join('\n') : null;
}

function rankedRows(rows: readonly PlayerGameStats[]) {
  return leaderboard(rows)
    .flatMap(({ leaderboardPosition: position, name, isGuest, totalPoints }) =>
      position === null
        ? []
        : [{ position, name: isGuest ? `${name} (guest)` : name, points: plural(totalPoints, 'point') }],
    )
    .slice(0, TABLE_ROWS);
}

export type ChatPicture = NonNullable<ReturnType<typeof chatPicture>>;

interface PictureInput extends Omit<ChatInput, 'instance' | 'link'> {
  readonly instance: ChatInput['instance'] & Pick<GameInstance, 'teamAColour' | 'teamBColour'>;
}

export function chatPicture(input: PictureInput, now: Date) {
  const { instance, people, rows, senderZone } = input;
  const moment = chatMoment(input, now);
  if (moment !== 'TEAMS' && moment !== 'RESULT') return null;
  const { game, startDateTime, motmAwarded } = instance;
  const { teamA, teamB } = teamNames(instance);
  const start = sharedStart({ startDateTime, timeZone: game.timeZone }, DISPLAY_FORMATS.header, senderZone);
  return {
    title: game.name,
    subtitle: `${start}, ${game.location}`,
    result: resultText(instance),
    teams: [
      { name: teamA, colour: instance.teamAColour, people: teamMembers(people, 'TEAM_A') },
      { name: teamB, colour: instance.teamBColour, people: teamMembers(people, 'TEAM_B') },
    ],
    awarded: motmAwarded.map(({ name }) => name),
    table: rankedRows(moment === 'RESULT' ? rows : []),
  };
}
