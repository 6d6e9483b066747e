const NOTES = "['stars', 'apart', 'keepers']";
const REPLY_FIELDS = "['name', 'isGuest', 'status', 'team', 'repliedAt']";

function more(predicate: string, field: string, others: readonly string[]): string[] {
  return others.map((other) => `${predicate}: ['${field}'] → ['${field}', '${other}']`);
}

/** Mutants that no request can distinguish from the rules, by reason. */
export const EQUALS: Readonly<Record<string, readonly string[]>> = {
  'a visitor has no uid, so that the next condition fails, and with it the rule': [
    'isSignedIn: request.auth != null → true',
    'isOneself: isSignedIn() → true',
    'isAmong: isSignedIn() → true',
    'maySee: isSignedIn() → true',
    'actsFor: isSignedIn() → true',
    'isMemberOf: isSignedIn() → true',
  ],
  'who has an account is no guest': ['isRegisteredAs: isOneself(uid) → (isOneself(uid) || isGuest())'],
  'each of the fields is looked at by itself, and where one is missing, that fails': [
    `areNotes: notes.keys().hasAll(${NOTES}) → true`,
    `areNotes: notes.keys().hasAll(${NOTES}) → notes.keys().hasOnly(${NOTES})`,
    `areNotes: notes.keys().hasAll(${NOTES}) → notes.keys().hasAny(${NOTES})`,
    `areNotes: ${NOTES} → ['apart', 'keepers']`,
    `areNotes: ${NOTES} → ['stars', 'keepers']`,
    `areNotes: ${NOTES} → ['stars', 'apart']`,
    'hasExactly: incoming().keys().hasAll(fields) → true',
    'hasExactly: incoming().keys().hasAll(fields) → incoming().keys().hasOnly(fields)',
    'hasExactly: incoming().keys().hasAll(fields) → incoming().keys().hasAny(fields)',
    `hasReplyFields: person.keys().hasAll(${REPLY_FIELDS}) → true`,
    `hasReplyFields: person.keys().hasAll(${REPLY_FIELDS}) → person.keys().hasAny(${REPLY_FIELDS})`,
    `hasReplyFields: ${REPLY_FIELDS} → ['isGuest', 'status', 'team', 'repliedAt']`,
    `hasReplyFields: ${REPLY_FIELDS} → ['name', 'status', 'team', 'repliedAt']`,
    `hasReplyFields: ${REPLY_FIELDS} → ['name', 'isGuest', 'team', 'repliedAt']`,
    `hasReplyFields: ${REPLY_FIELDS} → ['name', 'isGuest', 'status', 'repliedAt']`,
    `hasReplyFields: ${REPLY_FIELDS} → ['name', 'isGuest', 'status', 'team']`,
  ],
  'what is no text matches no pattern, and the rule fails': [
    'isLineOrEmpty: text is string → true',
    'isPushToken: text is string → true',
    'isColour: text is string → true',
    'isPickable: uid is string → true',
    'isTimeZone: zone is string → true',
  ],
  'what is no list or map cannot be asked what is in it, and the rule fails': [
    'isNotificationSettings: settings.off is list → true',
    'areStars: stars is map → true',
    'arePairs: pairs is list → true',
    'areKeepers: keepers is list → true',
    'areVotes: votes is list → true',
  ],
  'nobody has an empty id, and no time zone an empty name': [
    "isPickable: uid.matches('[A-Za-z0-9_-]{1,128}') → uid.matches('[A-Za-z0-9_-]{0,128}')",
    "isTimeZone: zone.matches('[!-~]+') → zone.matches('[!-~]*')",
  ],
  'a guest has no email, by which the rule fails': [
    '/players/{uid} create: isRegisteredAs(uid) → isOneself(uid)',
  ],
  'a guest has no player document to change, and organises nothing': [
    '/players/{uid} update: isOneself(uid) → isRegisteredAs(uid)',
    '/organiserNotes/{uid} get: isOneself(uid) → isRegisteredAs(uid)',
    '/organiserNotes/{uid} create: isOneself(uid) → (isOneself(uid) || isGuest())',
    '/organiserNotes/{uid} create: isOneself(uid) → isRegisteredAs(uid)',
    '/organiserNotes/{uid} update: isOneself(uid) → isRegisteredAs(uid)',
    'isTakenOut: isOneself(uid) → (isOneself(uid) || isGuest())',
    'isTakenOut: isOneself(uid) → isRegisteredAs(uid)',
  ],
  'no moment can be compared with anything else, and the rule fails': ['isWithin: at is timestamp → true'],
  'two that are equal have been told apart before, or are one': [
    'spotsTakenIn: instance.counts.playing < instance.game.numberOfPlayers → instance.counts.playing <= instance.game.numberOfPlayers',
    'winnerByGoals: teamAGoals > teamBGoals → teamAGoals >= teamBGoals',
    'instanceCapacity: numberOfPlayers * capacityPerSpot() > minCapacity() → numberOfPlayers * capacityPerSpot() >= minCapacity()',
  ],
  'an instance has no such field that its organiser may change': more('isStatusInOrder', 'status', [
    ...['name', 'team', 'repliedAt', 'takenOutAt', 'answeredBy', 'acceptedAt'],
  ]),
  'isReasonInOrder refuses a change of the status after the start': [
    'isStatusInOrder: !hasStarted(stored()) → true',
    'isStatusInOrder: stored() → incoming() (3)',
  ],
  'a start changes only from one future time to another': ['isReasonInOrder: stored() → incoming()'],
  'a guest has no player document, and a member without one may not join': [
    'isGuestEntry: isOneself(uid) → false',
    'isGuestEntry: isOneself(uid) → isRegisteredAs(uid)',
  ],
  'the condition before it refuses a change of this field': more('isReplyInOrder', 'status', ['acceptedAt']),
  'a place has no such field that anybody may change': [
    ...more('isReplyInOrder', 'status', [
      ...['startDateTime', 'winningTeam', 'winningMargin', 'teamAGoals', 'teamBGoals', 'scoreDeclined'],
      ...['teamAName', 'teamBName', 'teamAColour', 'teamBColour'],
      ...['cancelReason', 'regularStart', 'ownLocation'],
    ]),
    ...more('isOwnReply', 'name', [
      ...[
        'location',
        'numberOfPlayers',
        'isRecurring',
        'autoInvites',
        'pickMotm',
        'timeZone',
        'maxGuests',
        'isClosed',
        'pausedUntil',
        'pausedFrom',
        'points',
      ],
    ]),
  ],
  'an organiser takes somebody out by another reply alone, and nobody themselves': [
    "isReplyInOrder: ['status', 'repliedAt', 'answeredBy', 'acceptedAt'] → ['status', 'repliedAt', 'answeredBy', 'acceptedAt', 'takenOutAt']",
    ...more('isReplyInOrder', 'status', ['takenOutAt']),
    ...more('isOwnReply', 'team', ['takenOutAt']),
    ...more('isLineUp', 'team', ['takenOutAt']),
  ],
  'an organiser calls nobody something else': more('isLineUp', 'team', ['name']),
  'whoever is not playing is in no team, as the rule of every change says': [
    "isOwnReply: incoming().team == 'NO_TEAM' → true",
  ],
  'no change of a game, or of the summary in an instance, touches who organises it': [
    '/games/{gameId} update: stored() → incoming()',
    '/gameInstances/{giId} update: stored() → incoming()',
  ],
  'once a game has started, neither its status nor its start changes, and before it there is no result': [
    'isResultInOrder: stored() → incoming()',
    'isResultInOrder: stored() → incoming() (2)',
  ],
  'no request can be made to come in one and the same moment': [
    'hasStarted: request.time >= instance.startDateTime → request.time > instance.startDateTime',
    'isWithin: at <= latestIn(years) → at < latestIn(years)',
    "hasStood: request.time >= at + duration.value(minPauseMs(), 'ms') → request.time > at + duration.value(minPauseMs(), 'ms')",
    'isVotingOpen: request.time < instance.motmClosesAt → request.time <= instance.motmClosesAt',
    'minPauseMs: 200 → 199 in function minPauseMs() { return 200; }',
    'minPauseMs: 200 → 201 in function minPauseMs() { return 200; }',
  ],
  'either of them is a flag': [
    "isGameSettings: game.get('isClosed', false) → game.get('isClosed', true)",
    "isDeclineInOrder: instance.get('scoreDeclined', false) → instance.get('scoreDeclined', true)",
  ],
};
