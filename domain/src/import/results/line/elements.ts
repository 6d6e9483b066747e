import type { Outcome } from '../outcome.ts';
import { JOINED } from '../team-names.ts';
import { isRole } from '../words/line-words.ts';
import { markOutcome } from '../words/outcome-words.ts';
import { emojiMeaning } from './emoji.ts';
import { splitAtLabel } from './labels.ts';
import { isTeamName } from '../words/team-words.ts';
import type { Token } from './tokens.ts';

export type Element =
  /** Text that can be names. `isList` if the text contains separators. */
  | { readonly kind: 'PIECE'; readonly text: string; readonly isList: boolean; readonly isBracketed: boolean }
  | { readonly kind: 'LABEL'; readonly text: string; readonly outcome: Outcome | null }
  | { readonly kind: 'SCORE'; readonly goals: readonly [number, number] }
  | { readonly kind: 'NUMBER'; readonly value: number }
  | { readonly kind: 'VERB'; readonly outcome: Outcome }
  | { readonly kind: 'OUTCOME'; readonly outcome: Outcome; readonly isEmoji: boolean }
  | { readonly kind: 'BREAK'; readonly text: string }
  | { readonly kind: 'VERSUS' }
  | { readonly kind: 'MARGIN'; readonly value: number };

/** Returns null if a part of the line has no meaning here. */
export function toElements(tokens: readonly Token[]): Element[] | null {
  const builder = new ElementBuilder(tokens);
  return builder.build();
}

/** 'Ann and' has lost a name. */
const ENDS_WITH_JOINER = /\s(?:and|und|et|och|og)$/i;

/** Tokens that begin or end a clause, so that a comma beside them separates no names. */
const CLAUSE_KINDS = new Set<Token['kind']>(['SCORE', 'NUMBER', 'NOISE', 'VERB', 'NOUN']);

class ElementBuilder {
  private readonly elements: Element[] = [];
  private piece: { text: string; to: number; isList: boolean } | null = null;
  private lastToken: Token | undefined;
  private isBracketed = false;
  private isUnclear = false;

  private readonly hasScore: boolean;
  /** True for 'Ann (2), Ben'. */
  private readonly hasPlayerGoals: boolean;

  constructor(private readonly tokens: readonly Token[]) {
    this.hasPlayerGoals = tokens.some(
      ({ kind }, at) => kind === 'NUMBER' && tokens[at + 1]?.kind === 'CLOSE' && tokens[at + 2]?.kind === 'SOFT',
    );
    this.hasScore = tokens.some(({ kind }) => kind === 'SCORE');
  }

  build(): Element[] | null {
    for (let at = 0; at < this.tokens.length && !this.isUnclear; ) at += this.add(at);
    this.endPiece();
    return this.isUnclear ? null : this.elements;
  }

  /** Returns the number of tokens that were read. */
  private add(at: number): number {
    const token = this.tokens[at] as Token;
    this.lastToken = this.tokens[at - 1];
    if (token.kind === 'WORD' || token.kind === 'SOFT') this.extendPiece(token);
    else if (token.kind === 'EMOJI') this.addEmoji(token.text);
    else if (token.kind === 'OPEN') return this.addNote(at);
    else if (token.kind === 'COLON') this.addLabel(this.tokens[at + 1]);
    else this.addOther(token);
    return 1;
  }

  private addOther(token: Token): void {
    this.endPiece(token);
    if (token.kind === 'SCORE') this.elements.push({ kind: 'SCORE', goals: token.goals });
    else if (token.kind === 'NUMBER') this.elements.push({ kind: 'NUMBER', value: token.value });
    else if (token.kind === 'VERB') this.elements.push({ kind: 'VERB', outcome: token.outcome });
    else if (token.kind === 'VERSUS') this.elements.push({ kind: 'VERSUS' });
    else if (token.kind === 'NOUN')
      this.elements.push({ kind: 'LABEL', text: token.text, outcome: token.outcome });
    else if (token.kind === 'JUNK') this.isUnclear = true;
    else this.elements.push({ kind: 'BREAK', text: token.kind === 'NOISE' ? ' ' : token.text });
    if (token.kind === 'CLOSE') this.isBracketed = false;
  }

  private extendPiece(token: Token): void {
    const isSoft = token.kind === 'SOFT';
    if (this.piece === null) {
      const isAfterClause = CLAUSE_KINDS.has(this.lastToken?.kind ?? 'SCORE');
      this.piece = { text: isSoft ? '' : token.text, to: token.to, isList: isSoft && !isAfterClause };
      return;
    }
    const space = this.piece.to === token.from ? '' : ' ';
    this.piece = {
      text: this.piece.text + space + token.text,
      to: token.to,
      isList: this.piece.isList || isSoft,
    };
  }

  private endPiece(next?: Token): void {
    if (this.piece === null) return;
    const written = this.piece.text.replace(/^[\s,&+•·/\\]+|[\s,&+•·/\\]+$/g, '');
    const hasSign = /[,&+•·/\\]/.test(written) || JOINED.test(written);
    // A name beside a comma is one name, as in 'Tom Harris,', unless a score follows.
    const isBeforeClause = /[,&+•·/\\]\s*$/.test(this.piece.text) && CLAUSE_KINDS.has(next?.kind ?? 'SCORE');
    const isName = this.piece.isList && !hasSign && !isBeforeClause;
    const text = isName ? `${written},` : written;
    const isList = isName || hasSign;
    this.piece = null;
    if (written === '') return;
    if (ENDS_WITH_JOINER.test(written)) this.isUnclear = true;
    if (/^[WLD]$/i.test(text) && this.elements.every(({ kind }) => kind === 'BREAK'))
      this.elements.push({ kind: 'OUTCOME', outcome: markOutcome(text) ?? 'D', isEmoji: false });
    else this.elements.push({ kind: 'PIECE', text, isList, isBracketed: this.isBracketed });
  }

  private addEmoji(emoji: string): void {
    const meaning = emojiMeaning(emoji);
    if (meaning === null) return;
    if (meaning === 'TEAM') {
      this.endPiece();
      this.elements.push({ kind: 'LABEL', text: emoji, outcome: null });
    } else this.elements.push({ kind: 'OUTCOME', outcome: meaning, isEmoji: true });
  }

  /** Reads '(GK)', '(W)' and '(5)'. Other text in brackets is read like text between signs. */
  private addNote(at: number): number {
    const [note, close] = this.tokens.slice(at + 1, at + 3);
    if (close?.kind === 'CLOSE' && note) {
      if (note.kind === 'WORD' && isRole(note.text)) return 3;
      const outcome = note.kind === 'NUMBER' ? null : markOutcome(note.text);
      if (outcome !== null) {
        this.endPiece();
        this.elements.push({ kind: 'OUTCOME', outcome, isEmoji: false });
        return 3;
      }
      if (note.kind === 'NUMBER') {
        // With a score, numbers after names are goals of the players.
        if (this.piece === null || !(this.hasScore || this.hasPlayerGoals)) this.addOther(note);
        return 3;
      }
    }
    this.labelBeforeBracket(at);
    this.endPiece();
    this.elements.push({ kind: 'BREAK', text: '(' });
    this.isBracketed = true;
    return 1;
  }

  /** Turns 'Bibs' before '(Ann, Ben)' into a label. Goals can stand between both. */
  private labelBeforeBracket(at: number): void {
    const close = this.tokens.findIndex(({ kind }, index) => index > at && kind === 'CLOSE');
    const inside = this.tokens.slice(at + 1, close === -1 ? at + 1 : close);
    const areNames =
      inside.length > 1 && inside.every(({ kind }) => kind === 'WORD' || kind === 'SOFT' || kind === 'EMOJI');
    if (!areNames) return;
    this.endPiece();
    const last = this.elements.at(-1);
    const index = this.elements.length - (last?.kind === 'NUMBER' || last?.kind === 'SCORE' ? 2 : 1);
    const piece = this.elements[index];
    if (piece?.kind === 'PIECE' && !piece.isList && !piece.isBracketed)
      this.elements[index] = { kind: 'LABEL', text: piece.text, outcome: markOutcome(piece.text) };
  }

  /** Turns 'Bibs' in 'Bibs (5): Ann, Ben' into a label. */
  private labelBeforeGoals(): void {
    const [piece, goals] = this.elements.slice(-2);
    const isFirst = this.elements.filter(({ kind }) => kind === 'PIECE').length === 1;
    if (piece?.kind !== 'PIECE' || (goals?.kind !== 'NUMBER' && goals?.kind !== 'OUTCOME')) return;
    if (piece.isList || !(isFirst || isTeamName(piece.text))) return;
    this.elements.splice(-2, 1, { kind: 'LABEL', text: piece.text, outcome: markOutcome(piece.text) });
  }

  private addLabel(next: Token | undefined): void {
    if (this.piece === null) {
      this.labelBeforeGoals();
      this.elements.push({ kind: 'BREAK', text: ':' });
      return;
    }
    const isBeforeGoals = next?.kind === 'NUMBER' || next?.kind === 'SCORE';
    const isFirst = !this.elements.some(({ kind }) => kind === 'PIECE');
    const text = this.piece.text.trim();
    const { isList } = this.piece;
    // In 'Ann - Ben: 5-3' the colon follows a name, but in 'Lions: 5, Tigers: 3' a label.
    const mustBeTeam = isBeforeGoals && (!isFirst || isList || text.includes(' '));
    const split = splitAtLabel(text, isList, mustBeTeam);
    if (split === null) this.isUnclear = true;
    else {
      const before = split.names.replace(/[\s,&+•·/\\]+$/, '');
      this.piece = before === '' ? null : { ...this.piece, text: before, isList: /[,&+•·/\\]/.test(before) };
      this.endPiece();
      if (split.label === '') this.elements.push({ kind: 'BREAK', text: ':' });
      else this.elements.push({ kind: 'LABEL', text: split.label, outcome: markOutcome(split.label) });
    }
  }
}
