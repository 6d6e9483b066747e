import { type Becomes, type Broken, LOOSER, OTHER, type Site, TIGHTER } from './kind.ts';

/** Who else might be let in by mistake, or alone be let in. `$1` is what the role is about. */
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

/** Another person is asked for. */
export function byRole({ text }: Site): Broken[] {
  return ROLES.flatMap(([role, becomes, others]) =>
    role.test(text) ? others.map((other) => becomes(text.replace(role, other))) : [],
  );
}

/** A moment of the server's clock, a minute sooner or later. */
export function aMinuteOff({ text, operator }: Site): Broken[] {
  if (!['<', '<=', '>', '>='].includes(operator ?? '') || !/request\.time|latestIn\(years\)/.test(text))
    return [];
  return ['+', '-'].map((sign) => OTHER(`${text} ${sign} duration.value(1, 'm')`));
}

/** What has to be now may be another time. */
export function notNow({ text }: Site): Broken[] {
  const at = /^(\w+) == request\.time$/.exec(text)?.[1];
  if (at === undefined) return [];
  return [`${at} <= request.time`, `${at} >= request.time`, `${at} is timestamp`].map(LOOSER);
}

/** The document as it stands is looked at for the one that comes in, or the other way round. */
export function bySide({ text }: Site): Broken[] {
  return text === 'incoming()' ? [OTHER('stored()')] : text === 'stored()' ? [OTHER('incoming()')] : [];
}

/** A field of one team is looked at for that of the other. */
export function byTeam({ text }: Site): Broken[] {
  const other = text.replace(/(?<=^\w+\.team)[AB](?=\w+$)/, (team) => (team === 'A' ? 'B' : 'A'));
  return other === text ? [] : [OTHER(other)];
}
