import { NOTIFICATION_KINDS } from '@fives/domain';

const LAST_KINDS = NOTIFICATION_KINDS.map((kind) => `'${kind}'`)
  .join(', ')
  .slice(-25);

/**
 * Mutants that `npm test` tries, at least one of each kind, with the test that must notice each. Replace a mutant
 * that no longer exists by another of its kind from `npm run mutants`.
 */
export const FEW: Readonly<Record<string, string>> = {
  'isFirstReply: person.isGuest == isGuestEntry(uid) → true':
    'joining > is refused as a guest with an account',
  '/playerInstances/{uid} create: !isDeleted() → true': 'a deleted account is refused when > joining',
  'isWhole: value <= max → value < max': 'changing the settings > is allowed with the most players',
  'areVotes: !(voterUid in votes) → (voterUid in votes)': 'voting > is refused for oneself',
  "isVotingOpen: request.time < instance.motmClosesAt → request.time < instance.motmClosesAt + duration.value(1, 'm')":
    'time limits > a vote is refused just after the close',
  'isNow: at == request.time → at <= request.time': 'registering > is refused with a time from the client',
  '/players/{uid} get: isOneself(uid) → isSignedIn()':
    "reading players > the organiser may not read a player's document",
  '/gameInstances/{giId} update: canEditInstance(gameOf(stored().gameId)) → isAmong(stored().memberUids)':
    'sending the invites > is refused as a player',
  'isStartInOrder: stored() → incoming()': 'moving the start > is refused after the start',
  'areLooks: instance.teamAName → instance.teamBName':
    'setting the team looks > is refused with a team A name that is too long',
  "replies: ['PLAYING', 'NOT_PLAYING'] → ['PLAYING']": 'joining > is allowed with a no reply',
  "replies: ['PLAYING', 'NOT_PLAYING'] → ['PLAYING', 'NOT_PLAYING', 'UNANSWERED']":
    'joining > is refused without a reply',
  "/gameInstances/{giId} update: …amAColour', 'teamBColour'] → …amAColour', 'teamBColour', 'forecast']":
    'changing an upcoming instance > is refused with each extra field',
  "isOwnReply: …dAt', 'team', 'condition'] → …dAt', 'team', 'condition', 'takenOutAt']":
    'changing their own reply > is refused with each extra field',
  [`notificationKinds: …${LAST_KINDS}] → …${LAST_KINDS}, 'PLAIN_NOTICE']`]:
    'a muted notification kind is one of its allowed values',
  "/settings/email create: hasExactly(['isOn']) → (incoming().keys().hasOnly(['isOn', 'unsubscribeSecret']) && incoming().keys().hasAll(['isOn']))":
    'creating email settings > is refused with a chosen secret',
  'isNotificationSettings: settings.off.hasOnly(notificationKinds()) → settings.off.hasAny(notificationKinds())':
    'setting the muted kinds > is refused with an unknown kind',
  "hasRoomForNewcomer: game.get('isClosed', false) → game.get('isClosed', true)":
    'joining > is allowed in a game stored before join rules existed',
  "isTeamFitting: person.status == 'PLAYING' → person.status == 'NOT_PLAYING'":
    'picking teams > is refused for a player who said no',
  "isColour: text.matches('#[0-9a-fA-F]{6}') → text.matches('#[0-9a-fA-F]{5,6}')":
    'setting the team looks > is refused with a colour of five digits',
  'maxPersonName: 60 → 61 in function maxPersonName() { return 60; }':
    'registering > is refused with a name of 61 characters',
  '/gameInstances/{giId}/playerInstances/{uid}: read → get, list, delete':
    'player instances > a player of the game may not delete their own player instance',
  '/gameInstances/{giId}/motmBallots/{uid}: get too by isOrganiserOf(gameOf(instanceOf(giId).gameId))':
    "ballots > the organiser may not read a player's ballot",
  '/games/{gameId}/stats/{page}: /stats/{page} → /{any}/{page}':
    'stats > a player of the game may not read a table in another collection',
  '/supportMessages/{id}: get by isOneself(resource.data.uid)': 'supportMessages/sent > is closed to reads',
};
