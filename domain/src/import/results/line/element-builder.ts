import { goalsOf } from '../score.ts';
import { isRole } from '../words/line-words.ts';
import { canLead, markOutcome, nounOutcome, verbOutcome } from '../words/outcome-words.ts';
import type { Element } from './elements.ts';
import { emojiMeaning } from './emoji.ts';
import { labelBeforeGoals, labelBeforeNames } from './label-position.ts';
import { splitAtLabel } from './labels.ts';
import { PieceBuilder } from './piece-builder.ts';
import type { Token } from './tokens.ts';

const ENDS_WITH_JOINER = /\s(?:and|und|et|och|og)$/i;

/** Returns null if a part of the line has no meaning here. */
export function toElements(tokens: readonly Token[]): Element[] | null {
  return new ElementBuilder(tokens).build();
}

class ElementBuilder {
  private readonly elements: Element[] = [];
  private readonly piece = new PieceBuilder();
  private hasPiece = false;
  private isBracketed = false;
  private isUnclear = false;

  private readonly hasScore: boolean;
  private readonly hasPlayerGoals: boolean;

  constructor(private readonly tokens: readonly Token[]) {
    this.hasPlayerGoals = tokens.some(
      ({ kind }, at) =>
        kind === 'NUMBER' && tokens[at + 1]?.kind === 'CLOSE' && tokens[at + 2]?.kind === 'SOFT',
    );
    this.hasScore = tokens.some(({ kind }) => kind === 'SCORE');
  }

  build(): Element[] | null {
    for (let at = 0; at < this.tokens.length && !this.isUnclear; ) at += this.add(at);
    this.endPiece();
    return this.isUnclear ? null : this.elements;
  }

  private add(at: number): number {
    const token = this.tokens[at] as Token;
    if (token.kind === 'WORD' || token.kind === 'SOFT')
      this.piece.add(token, this.hasPiece ? this.tokens[at - 1] : undefined);
    else if (token.kind === 'EMOJI') this.addEmoji(token.text);
    else if (token.kind === 'OPEN') return this.addNote(at);
    else if (token.kind === 'COLON') this.addLabel(this.tokens[at + 1]);
    else this.addOther(token);
    return 1;
  }

  private addOther(token: Token): void {
    this.endPiece(token);
    if (token.kind === 'SCORE') this.elements.push({ kind: 'SCORE', goals: goalsOf(token.text) });
    else if (token.kind === 'NUMBER') this.elements.push({ kind: 'NUMBER', value: Number(token.text) });
    else if (token.kind === 'VERB')
      this.elements.push({
        kind: 'VERB',
        outcome: verbOutcome(token.text) ?? 'D',
        canLead: canLead(token.text),
      });
    else if (token.kind === 'VERSUS') this.elements.push({ kind: 'VERSUS' });
    else if (token.kind === 'NOUN')
      this.elements.push({ kind: 'LABEL', text: token.text, outcome: nounOutcome(token.text) });
    else if (token.kind === 'JUNK') this.isUnclear = true;
    else this.elements.push({ kind: 'BREAK', text: token.kind === 'NOISE' ? ' ' : token.text });
    if (token.kind === 'CLOSE') this.isBracketed = false;
  }

  private endPiece(next?: Token): void {
    const piece = this.piece.take(next);
    if (piece === null) return;
    if (ENDS_WITH_JOINER.test(piece.text)) this.isUnclear = true;
    const isMark = /^[WLD]$/i.test(piece.text) && this.elements.every(({ kind }) => kind === 'BREAK');
    if (isMark)
      this.elements.push({ kind: 'OUTCOME', outcome: markOutcome(piece.text) ?? 'D', isEmoji: false });
    else {
      this.elements.push({ kind: 'PIECE', ...piece, isBracketed: this.isBracketed });
      this.hasPiece = true;
    }
  }

  private addEmoji(emoji: string): void {
    const meaning = emojiMeaning(emoji);
    if (meaning === null) return;
    if (meaning === 'TEAM') {
      this.endPiece();
      this.elements.push({ kind: 'LABEL', text: emoji, outcome: null });
    } else this.elements.push({ kind: 'OUTCOME', outcome: meaning, isEmoji: true });
  }

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
        if (this.piece.isEmpty || !(this.hasScore || this.hasPlayerGoals)) this.addOther(note);
        return 3;
      }
    }
    this.labelBeforeBracket(at);
    this.endPiece();
    this.elements.push({ kind: 'BREAK', text: '(' });
    this.isBracketed = true;
    return 1;
  }

  private labelBeforeBracket(at: number): void {
    const close = this.tokens.findIndex(({ kind }, index) => index > at && kind === 'CLOSE');
    if (!areNames(this.tokens.slice(at + 1, close === -1 ? at + 1 : close))) return;
    this.endPiece();
    labelBeforeNames(this.elements);
  }

  private addLabel(next: Token | undefined): void {
    if (this.piece.isEmpty) {
      labelBeforeGoals(this.elements);
      this.elements.push({ kind: 'BREAK', text: ':' });
      return;
    }
    const isBeforeGoals = next?.kind === 'NUMBER' || next?.kind === 'SCORE';
    const isFirst = !this.hasPiece;
    const { text, isList } = this.piece;
    // In 'Ann - Ben: 5-3' the colon follows a name, but in 'Lions: 5, Tigers: 3' a label.
    const mustBeTeam = isBeforeGoals && (!isFirst || isList || text.includes(' '));
    const split = splitAtLabel(text, isList, mustBeTeam);
    if (split === null) {
      this.isUnclear = true;
      return;
    }
    if (split.label !== '') this.piece.replace(split.names);
    this.endPiece();
    if (split.label === '') this.elements.push({ kind: 'BREAK', text: ':' });
    else this.elements.push({ kind: 'LABEL', text: split.label, outcome: markOutcome(split.label) });
  }
}

function areNames(tokens: readonly Token[]): boolean {
  const areSeveral =
    tokens.length > 1 || tokens.some(({ kind, text }) => kind === 'SOFT' || text.includes(' '));
  return areSeveral && tokens.every(({ kind }) => kind === 'WORD' || kind === 'SOFT' || kind === 'EMOJI');
}
