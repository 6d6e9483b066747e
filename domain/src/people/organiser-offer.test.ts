import { describe, expect, test } from 'vitest';
import { A_KICK_OFF } from '../testing/factories.ts';
import { mayTakeOver, membersBySeniority, mergeOffer, passOfferOn } from './organisers.ts';

const DAY = 24 * 3_600_000;
const after = (days: number) => new Date(A_KICK_OFF.getTime() + days * DAY);
const offer = { uid: 'ada', at: A_KICK_OFF, declined: ['cem'] };

describe('offer of a game', () => {
  test('is reserved for one person for a week', () => {
    expect(mayTakeOver(offer, 'ada', after(0))).toBe(true);
    expect(mayTakeOver(offer, 'bob', after(6.99))).toBe(false);
    expect(mayTakeOver(offer, 'bob', after(7))).toBe(true);
  });

  test('restarts for the next person, unless it is open to all', () => {
    const passedOn = { uid: 'bob', declined: ['cem', 'ada'] };
    expect(passOfferOn(offer, 'bob', after(3))).toEqual({ ...passedOn, at: after(3) });
    expect(passOfferOn(offer, 'bob', after(7))).toEqual({ ...passedOn, at: A_KICK_OFF });
  });

  test('moves to the remaining entry of a merge', () => {
    expect(mergeOffer(offer, 'ada', 'eve')).toEqual({ ...offer, uid: 'eve' });
    expect(mergeOffer(offer, 'cem', 'eve')).toEqual({ ...offer, declined: ['eve'] });
    expect(mergeOffer(offer, 'dan', 'eve')).toEqual(offer);
  });
});

describe('longest-standing member', () => {
  const played = (days: number, ...memberUids: string[]) => ({ startDateTime: after(days), memberUids });

  test('has the earliest first instance in any input order', () => {
    const instances = [played(7, 'ada', 'bob'), played(14, 'ada', 'bob', 'cem'), played(0, 'bob')];
    expect(membersBySeniority(instances)).toEqual(['bob', 'ada', 'cem']);
    expect(membersBySeniority(instances.toReversed())).toEqual(['bob', 'ada', 'cem']);
  });

  test('has the most instances if first starts are equal, then the lowest id', () => {
    const instances = [played(0, 'ada', 'bob', 'cem'), played(7, 'cem')];
    expect(membersBySeniority(instances)).toEqual(['cem', 'ada', 'bob']);
  });

  test('does not exist in a game without people', () => {
    expect(membersBySeniority([played(0)])).toEqual([]);
  });
});
