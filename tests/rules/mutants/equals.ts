const NOTES = "['stars', 'apart', 'keepers']";
const REPLY_FIELDS = "['name', 'isGuest', 'status', 'team', 'repliedAt']";

function withAddedField(predicate: string, field: string, others: readonly string[]): string[] {
  return others.map((other) => `${predicate}: ['${field}'] → ['${field}', '${other}']`);
}

/** Mutants that no request can distinguish from the rules, by reason. */
export const EQUIVALENT_MUTANTS: Readonly<Record<string, readonly string[]>> = {
  'a visitor has no uid, so the next condition fails': [
    'isSignedIn: request.auth != null → true',
    'isOneself: isSignedIn() → true',
    'isAmong: isSignedIn() → true',
    'maySee: isSignedIn() → true',
    'actsFor: isSignedIn() → true',
    'isMemberOf: isSignedIn() → true',
  ],
  'a person with an account is not a guest': [
    'isRegisteredAs: isOneself(uid) → (isOneself(uid) || isGuest())',
  ],
  'another condition reads each of the fields, and fails if one is missing': [
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
  'a value that is not a text has no method matches, so the rule fails': [
    'isLineOrEmpty: text is string → true',
    'isPushToken: text is string → true',
    'isColour: text is string → true',
    'isPickable: uid is string → true',
    'isTimeZone: zone is string → true',
  ],
  'a value that is not a list or map has none of their methods, so the rule fails': [
    'isNotificationSettings: settings.off is list → true',
    'areStars: stars is map → true',
    'arePairs: pairs is list → true',
    'areKeepers: keepers is list → true',
    'areVotes: votes is list → true',
  ],
  'no id and no name of a time zone is empty': [
    "isPickable: uid.matches('[A-Za-z0-9_-]{1,128}') → uid.matches('[A-Za-z0-9_-]{0,128}')",
    "isTimeZone: zone.matches('[!-~]+') → zone.matches('[!-~]*')",
  ],
  'a guest has no email, so the rule fails': ['/players/{uid} create: isRegisteredAs(uid) → isOneself(uid)'],
  'a guest has no player document and cannot be an organiser': [
    '/players/{uid} update: isOneself(uid) → isRegisteredAs(uid)',
    '/organiserNotes/{uid} get: isOneself(uid) → isRegisteredAs(uid)',
    '/otherStars/{uid} get: isOneself(uid) → (isOneself(uid) || isGuest())',
    '/otherStars/{uid} get: isOneself(uid) → isRegisteredAs(uid)',
    '/organiserNotes/{uid} create: isOneself(uid) → (isOneself(uid) || isGuest())',
    '/organiserNotes/{uid} create: isOneself(uid) → isRegisteredAs(uid)',
    '/organiserNotes/{uid} update: isOneself(uid) → isRegisteredAs(uid)',
    'isTakenOut: isOneself(uid) → (isOneself(uid) || isGuest())',
    'isTakenOut: isOneself(uid) → isRegisteredAs(uid)',
  ],
  'a timestamp cannot be compared with other types, so the rule fails': ['isWithin: at is timestamp → true'],
  'with equal values, both results are the same, or an earlier condition decided': [
    'spotsTakenIn: instance.counts.playing < instance.game.numberOfPlayers → instance.counts.playing <= instance.game.numberOfPlayers',
    "hasTeams: 0 → -1 in return instance.counts.get('inTeams', 0) > 0;",
    'winnerByGoals: teamAGoals > teamBGoals → teamAGoals >= teamBGoals',
    'instanceCapacity: numberOfPlayers * capacityPerSpot() > minCapacity() → numberOfPlayers * capacityPerSpot() >= minCapacity()',
  ],
  'an organiser may not change this field of an instance': withAddedField('isStatusInOrder', 'status', [
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
  'the condition before it refuses a change of this field': withAddedField('isReplyInOrder', 'status', [
    'acceptedAt',
  ]),
  'no one may change this field of a player instance': [
    ...withAddedField('isReplyInOrder', 'status', [
      ...['startDateTime', 'winningTeam', 'winningMargin', 'teamAGoals', 'teamBGoals', 'scoreDeclined'],
      ...['teamAName', 'teamBName', 'teamAColour', 'teamBColour'],
      ...['cancelReason', 'regularStart', 'ownLocation'],
    ]),
    ...withAddedField('isOwnReply', 'name', [
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
  'takenOutAt changes only with the reply of another person': [
    "isReplyInOrder: ['status', 'repliedAt', 'answeredBy', 'acceptedAt'] → ['status', 'repliedAt', 'answeredBy', 'acceptedAt', 'takenOutAt']",
    ...withAddedField('isReplyInOrder', 'status', ['takenOutAt']),
    ...withAddedField('isOwnReply', 'team', ['takenOutAt']),
    ...withAddedField('isLineUp', 'team', ['takenOutAt']),
  ],
  'an organiser may not change names': withAddedField('isLineUp', 'team', ['name']),
  'every change requires that a person who is not playing has no team': [
    "isOwnReply: incoming().team == 'NO_TEAM' → true",
  ],
  'an update never changes the organisers': [
    '/games/{gameId} update: stored() → incoming()',
    '/gameInstances/{giId} update: stored() → incoming()',
  ],
  'status and start do not change after the start, and a result needs a start in the past': [
    'isResultInOrder: stored() → incoming()',
    'isResultInOrder: stored() → incoming() (2)',
  ],
  'no test can send a request at an exact time': [
    'hasStarted: request.time >= instance.startDateTime → request.time > instance.startDateTime',
    'isWithin: at <= latestIn(years) → at < latestIn(years)',
    "hasStood: request.time >= at + duration.value(minPauseMs(), 'ms') → request.time > at + duration.value(minPauseMs(), 'ms')",
    'isVotingOpen: request.time < instance.motmClosesAt → request.time <= instance.motmClosesAt',
    'minPauseMs: 200 → 199 in function minPauseMs() { return 200; }',
    'minPauseMs: 200 → 201 in function minPauseMs() { return 200; }',
  ],
  'another condition requires a flag': [
    "isGameSettings: game.get('isClosed', false) → game.get('isClosed', true)",
    "isDeclineInOrder: instance.get('scoreDeclined', false) → instance.get('scoreDeclined', true)",
  ],
};
