export type ViewerRole = 'visitor' | 'organiser' | 'player';

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly as: ViewerRole;
}

export interface ScreenIds {
  readonly giId: string;
  readonly gameId: string;
  readonly playedGiId: string;
  readonly votingGiId: string;
}

export function screensOf(ids: ScreenIds): readonly Screen[] {
  return [...visitorScreens(ids), ...organiserScreens(ids), ...playerScreens(ids)];
}

function visitorScreens({ giId, playedGiId }: ScreenIds): readonly Screen[] {
  const as = 'visitor';
  return [
    { name: 'landing', path: '/landing', as },
    { name: 'login', path: '/login', as },
    { name: 'register', path: '/register', as },
    { name: 'invite', path: `/gi/${giId}`, as },
    { name: 'invite-played', path: `/gi/${playedGiId}`, as },
    { name: 'unsubscribe', path: '/unsubscribe/id', as },
    { name: 'not-found', path: '/nowhere', as },
  ];
}

function organiserScreens({ giId, gameId, playedGiId, votingGiId }: ScreenIds): readonly Screen[] {
  const as = 'organiser';
  return [
    { name: 'home', path: '/', as },
    { name: 'new-game', path: '/game', as },
    { name: 'game', path: `/game/${gameId}`, as },
    { name: 'people', path: `/game/${gameId}/people`, as },
    { name: 'money', path: `/game/${gameId}/money`, as },
    { name: 'settings', path: `/game/${gameId}/settings`, as },
    { name: 'import', path: `/game/${gameId}/import`, as },
    { name: 'instance', path: `/gi/${giId}`, as },
    { name: 'played', path: `/gi/${playedGiId}`, as },
    { name: 'edit', path: `/gi/${giId}/edit`, as },
    { name: 'teams', path: `/gi/${giId}/teams`, as },
    { name: 'result', path: `/gi/${playedGiId}/teams`, as },
    { name: 'pick-motm', path: `/gi/${votingGiId}/pick-motm`, as },
    { name: 'stats', path: `/game/${gameId}/stats`, as },
    { name: 'leaderboard', path: `/game/${gameId}/stat?stat=leaderboard`, as },
    { name: 'form', path: `/game/${gameId}/stat?stat=form`, as },
    { name: 'win-percent', path: `/game/${gameId}/stat?stat=numWinsPercent`, as },
    { name: 'support', path: '/support', as },
    { name: 'account', path: '/account', as },
    { name: 'notifications', path: '/notifications', as },
    { name: 'notification-settings', path: '/notifications/settings', as },
  ];
}

function playerScreens({ giId, gameId, playedGiId }: ScreenIds): readonly Screen[] {
  const as = 'player';
  return [
    { name: 'player-instance', path: `/gi/${giId}`, as },
    { name: 'player-teams', path: `/gi/${giId}/teams`, as },
    { name: 'player-result', path: `/gi/${playedGiId}/teams`, as },
    { name: 'player-game', path: `/game/${gameId}`, as },
    { name: 'player-people', path: `/game/${gameId}/people`, as },
    { name: 'player-money', path: `/game/${gameId}/money`, as },
    { name: 'give-stars', path: `/game/${gameId}/stars`, as },
    { name: 'player-settings', path: `/game/${gameId}/settings`, as },
  ];
}
