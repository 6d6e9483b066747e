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
  'another condition reads each of the fields, and fails if one is missing': [
    "areNotes: notes.keys().hasAll(['stars', 'apart', 'keepers']) → true",
    'hasExactly: incoming().keys().hasAll(fields) → true',
    "isCondition: condition.keys().hasAll(['minPlayers', 'until', 'reserveOnly']) → true",
    "hasReplyFields: person.keys().hasAll(['name', 'isGuest', 'status', 'team', 'repliedAt']) → true",
  ],
  'a value of another type has none of the methods or comparisons, so the rule fails': [
    'isLineOrEmpty: text is string → true',
    'isPushToken: text is string → true',
    'isColour: text is string → true',
    'isPickable: uid is string → true',
    'isNotificationSettings: settings.off is list → true',
    'areStars: stars is map → true',
    'arePairs: pairs is list → true',
    'areKeepers: keepers is list → true',
    'areVotes: votes is list → true',
    'isWithin: at is timestamp → true',
    'isCondition: condition.until is timestamp → true',
  ],
  'with equal values, both results are the same, or an earlier condition decided': [
    'spotsTakenIn: instance.counts.playing < instance.game.numberOfPlayers → instance.counts.playing <= instance.game.numberOfPlayers',
    'hasTeams: 0 → -1',
    'winnerByGoals: teamAGoals > teamBGoals → teamAGoals >= teamBGoals',
    'instanceCapacity: numberOfPlayers * capacityPerSpot() > minCapacity() → numberOfPlayers * capacityPerSpot() >= minCapacity()',
  ],
  'isReasonInOrder refuses a change of the status after the start': [
    'isStatusInOrder: !hasStarted(stored()) → true',
  ],
  'a guest has no player document, and a member without one may not join': [
    'isGuestEntry: isOneself(uid) → false',
  ],
  'every change requires that a person who is not playing has no team': [
    "isOwnReply: incoming().team == 'NO_TEAM' → true",
  ],
  'no test can send a request at an exact time': [
    'hasStarted: request.time >= instance.startDateTime → request.time > instance.startDateTime',
    'isWithin: at <= latestIn(years) → at < latestIn(years)',
    "hasStood: request.time >= at + duration.value(minPauseMs(), 'ms') → request.time > at + duration.value(minPauseMs(), 'ms')",
    'isVotingOpen: request.time < instance.motmClosesAt → request.time <= instance.motmClosesAt',
    "isConditionOf: request.time < instance.startDateTime - duration.value(offerHours(), 'h') → request.time <= instance.startDateTime - duration.value(offerHours(), 'h')",
    'isCondition: condition.until > request.time → condition.until >= request.time',
    'minPauseMs: 200 → 199',
    'minPauseMs: 200 → 201',
  ],
};
