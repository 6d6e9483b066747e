/** Where each picture is taken, in the demo world. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly as: 'visitor' | 'organiser';
}

/** The demo world's ids that screens are addressed by. */
export interface Places {
  readonly giId: string;
  readonly gameId: string;
  readonly playedGiId: string;
}

/** Every screen, by what it is called in docs/screens. */
export function screensOf({ giId, gameId, playedGiId }: Places): readonly Screen[] {
  return [
    { name: 'landing', path: '/landing', as: 'visitor' },
    { name: 'login', path: '/login', as: 'visitor' },
    { name: 'register', path: '/register', as: 'visitor' },
    { name: 'invite', path: `/gi/${giId}`, as: 'visitor' },
    { name: 'home', path: '/', as: 'organiser' },
    { name: 'new-game', path: '/game', as: 'organiser' },
    { name: 'instance', path: `/gi/${giId}`, as: 'organiser' },
    { name: 'teams', path: `/gi/${giId}/teams`, as: 'organiser' },
    { name: 'result', path: `/gi/${playedGiId}/teams`, as: 'organiser' },
    { name: 'stats', path: `/game/${gameId}/stats`, as: 'organiser' },
    { name: 'leaderboard', path: `/game/${gameId}/stat?stat=leaderboard`, as: 'organiser' },
    { name: 'not-found', path: '/nowhere', as: 'visitor' },
  ];
}
