import { type Becomes, type Broken, LOOSER, OTHER, type Site, TIGHTER } from './kind.ts';

/** Roles that a mistake might allow instead, with `$1` as the argument of the role. */
const ROLES: readonly (readonly [RegExp, Becomes, readonly string[]])[] = [
  [/^isOneself\((\w+)\)$/, LOOSER, ['isSignedIn()', '(isOneself($1) || isGuest())']],
  [/^isOneself\((\w+)\)$/, TIGHTER, ['isRegisteredAs($1)']],
  [/^isRegisteredAs\((\w+)\)$/, LOOSER, ['isOneself($1)', 'isSignedIn()', '(isSignedIn() && !isGuest())']],
  [/^can\w+\(([^&|]*)\)$/, LOOSER, ['isSignedIn()', '(isSignedIn() && !isGuest())']],
  [/^can\w+\((stored\(\)|gameOf\(\w+\))\)$/, LOOSER, ['isAmong($1.memberUids)']],
  [/^can\w+\(gameOf\((stored\(\)|instance)\.gameId\)\)$/, LOOSER, ['isAmong($1.memberUids)']],
  [/^isAmong\(([^&|]*)\.memberUids\)$/, LOOSER, ['isSignedIn()']],
  [/^isAmong\(([^&|]*)\.memberUids\)$/, TIGHTER, ['isOneself($1.orgUid)', 'isOneself($1.game.orgUid)']],
  [/^maySee\(([^&|]*), giId\)$/, LOOSER, ['isSignedIn()']],
  [/^maySee\(([^&|]*), giId\)$/, TIGHTER, ['isAmong($1.memberUids)', 'isOneself($1.game.orgUid)']],
  [/^mayLineUp\(([^&|]*)\)$/, LOOSER, ['isAmong($1.memberUids)', 'isOn($1)']],
  [/^isSignedIn\(\)$/, OTHER, ['isGuest()', '!isGuest()']],
];

export function byRole({ text }: Site): Broken[] {
  return ROLES.flatMap(([role, becomes, others]) =>
    role.test(text) ? others.map((other) => becomes(text.replace(role, other))) : [],
  );
}

export function aMinuteOff({ text, operator }: Site): Broken[] {
  if (!['<', '<=', '>', '>='].includes(operator ?? '') || !/request\.time|latestIn\(years\)/.test(text))
    return [];
  return ['+', '-'].map((sign) => OTHER(`${text} ${sign} duration.value(1, 'm')`));
}

export function notNow({ text }: Site): Broken[] {
  const at = /^(\w+) == request\.time$/.exec(text)?.[1];
  if (at === undefined) return [];
  return [`${at} <= request.time`, `${at} >= request.time`, `${at} is timestamp`].map(LOOSER);
}

export function bySide({ text }: Site): Broken[] {
  return text === 'incoming()' ? [OTHER('stored()')] : text === 'stored()' ? [OTHER('incoming()')] : [];
}

export function byTeam({ text }: Site): Broken[] {
  const other = text.replace(/(?<=^\w+\.team)[AB](?=\w+$)/, (team) => (team === 'A' ? 'B' : 'A'));
  return other === text ? [] : [OTHER(other)];
}
