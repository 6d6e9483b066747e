import { haveOneCase, type NameContext } from '../team-names.ts';
import { isTeamName } from '../words/team-words.ts';
import { type Division, divide } from './divide.ts';
import { toElements } from './element-builder.ts';
import type { Element } from './elements.ts';
import { withoutAwards, withoutLineNoise } from './line-noise.ts';
import { EMPTY_READING, type LineReading, type Side, textLabels } from './line-reading.ts';
import { readPlainLine } from './plain-line.ts';
import { withoutPlayerGoals, withoutTimesSigns } from './player-goals.ts';
import { withoutPrepositions } from './prepositions.ts';
import { readGoals } from './read-goals.ts';
import { readSide } from './read-side.ts';
import { splitSentences } from './sentences.ts';
import { withTeamLabel } from './team-label.ts';
import { tokenize } from './tokens.ts';
import { withoutWinnerPhrases } from './winner-phrases.ts';

const MARKER = /^(?:[([]?(\d{1,2})[.)\]](?:\s|(?=\p{L}))|[-–—•*·>◦‣▪]\s?)(?=\S)/u;
const HAS_EMOJI = /\p{Extended_Pictographic}/u;

export function readLine(written: string, names: NameContext): readonly LineReading[] {
  const marker = MARKER.exec(written);
  const awards = withoutAwards(marker ? written.slice(marker[0].length) : written);
  const plain = awards.text === written ? readPlainLine(written, names) : null;
  if (plain) return [{ ...EMPTY_READING, ...plain, text: written }];
  const { text, gameNumber } = withoutLineNoise(awards.text);
  const tokens = withoutPlayerGoals(tokenize(withoutTimesSigns(text)));
  const elements = tokens && toElements(tokens);
  const base: LineReading = {
    ...EMPTY_READING,
    text: written,
    gameNumber,
    motm: awards.motm,
    marker: marker ? (marker[1] === undefined ? 'BULLET' : 'NUMBER') : null,
    markerNumber: marker?.[1] === undefined ? null : Number(marker[1]),
    isMarkedHeading: /[:：]\s*$/.test(written) || HAS_EMOJI.test(written),
  };
  if (elements === null) return [{ ...base, problem: 'NOT_A_GAME' }];
  const whole = readElements(elements, base, names);
  if (whole.problem === null) return [whole];
  const sentences = splitSentences(elements);
  const parts = sentences.map((sentence) => readElements(sentence, base, names));
  return sentences.length > 1 && parts.every(({ problem }) => problem === null) ? parts : [whole];
}

function readElements(written: readonly Element[], base: LineReading, names: NameContext): LineReading {
  const { elements, result } = withoutWinnerPhrases(withoutPrepositions(withTeamLabel(written)));
  const unclear: LineReading = { ...base, problem: 'NOT_A_GAME' };
  const goals = readGoals(elements);
  if (goals === null) return unclear;
  const reading: LineReading = { ...base, ...goals, result };
  const pieceCount = elements.filter(({ kind }) => kind === 'PIECE').length;
  if (pieceCount > 1) return readGame(elements, reading, names) ?? unclear;
  return readPart(elements, reading, names) ?? unclear;
}

function readGame(
  elements: readonly Element[],
  reading: LineReading,
  names: NameContext,
): LineReading | null {
  const division = divide(elements);
  if (division === null) return null;
  const { left, sign, right } = division;
  const sides = [readSide(left, names), readSide(right, names)].flatMap((side) => side ?? []);
  const [a, b] = sides;
  if (!a || !b) return null;
  const verbs = elements.filter(({ kind }) => kind === 'VERB');
  const [verb] = verbs;
  if (verbs.length > 1 || (verb && !isBeside(elements, division, verb))) return null;
  const areLabels = [a, b].every(isLabel) && (reading.goals !== null || verb !== undefined);
  const isSigned = sign !== null && ['VERSUS', 'SCORE', 'VERB'].includes(sign.kind);
  const isOneLabelled = [a, b].filter(({ labels }) => labels.length > 0).length === 1;
  if (!areLabels && ((isOneLabelled && !isSigned) || !areTeams(a, b, names))) return null;
  const outcome = verb?.kind === 'VERB' ? verb.outcome : null;
  const goalLabels = areLabels ? [a.text, b.text] : [];
  return { ...reading, sides, goalLabels, relation: outcome };
}

function isBeside(elements: readonly Element[], { left, sign }: Division, verb: Element): boolean {
  const at = elements.indexOf(verb);
  const firstPiece = elements.findIndex(({ kind }) => kind === 'PIECE');
  const lastPiece = elements.findLastIndex(({ kind }) => kind === 'PIECE');
  const isSigned = sign?.kind === 'VERSUS' || sign?.kind === 'SCORE';
  if (verb.kind === 'VERB' && verb.canLead && isSigned && at < firstPiece) return true;
  return at > firstPiece && at < lastPiece && at >= left.length - 2;
}

function isLabel({ text, names }: Side): boolean {
  return names === null || names.length === 1 || isTeamName(text);
}

function areTeams(a: Side, b: Side, names: NameContext): boolean {
  if (a.names === null || b.names === null) return false;
  // A single label can be the person who wrote the message, or a player before a wrong sign.
  const labelled = [a, b].filter((side) => textLabels(side).length > 0);
  const [only] = labelled;
  const isUnsure = labelled.length === 1 && only?.outcome === null && !textLabels(only).every(isTeamName);
  return !isUnsure && haveOneCase([...a.names, ...b.names], names);
}

function readPart(
  elements: readonly Element[],
  reading: LineReading,
  names: NameContext,
): LineReading | null {
  const labels = elements.flatMap((element) => (element.kind === 'LABEL' ? element.text : []));
  const verbs = elements.flatMap((element) => (element.kind === 'VERB' ? element.outcome : []));
  if (verbs.length > 1) return null;
  const hasPiece = elements.some(({ kind }) => kind === 'PIECE');
  if (!hasPiece && labels.length === 0) {
    const isVersus = elements.some(({ kind }) => kind === 'VERSUS');
    return verbs.length > 0 ? null : { ...reading, isVersus };
  }
  if (!hasPiece && labels.length === 2) return { ...reading, goalLabels: labels };
  const side = readSide(elements, names);
  if (side === null || elements.some(({ kind }) => kind === 'VERSUS')) return null;
  const [verb = null] = verbs;
  if (verb === 'D') return null;
  const named = side.text === '' ? (labels.at(-1) ?? '') : side.text;
  const isOneLabel = isLabel(side) || (reading.goals !== null && !/[,&+/]/.test(side.text));
  if (isOneLabel && (verb !== null || (reading.goals !== null && side.goals === null)))
    return { ...reading, result: { label: named, outcome: verb ?? 'W' } };
  if (side.names !== null && !haveOneCase(side.names, names)) return null;
  if (side.names === null && side.text !== '' && !isTeamName(side.text)) return null;
  return { ...reading, sides: [{ ...side, outcome: side.outcome ?? verb }] };
}
