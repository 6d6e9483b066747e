import { JOINED } from '../team-names.ts';
import type { Token } from './tokens.ts';

/** Tokens that begin or end a clause, so that a comma beside them separates no names. */
const CLAUSE_KINDS = new Set<Token['kind']>(['SCORE', 'NUMBER', 'NOISE', 'VERB', 'NOUN']);
const SIGN = /[,&+•·/\\]/;
const SIGNS_AT_EDGES = /^[\s,&+•·/\\]+|[\s,&+•·/\\]+$/g;
const SIGN_AT_END = /[,&+•·/\\]\s*$/;

function beginsClause(before: Token | undefined): boolean {
  return before === undefined || CLAUSE_KINDS.has(before.kind);
}

export class PieceBuilder {
  private written = '';
  private to = -1;
  private hasSign = false;
  isEmpty = true;

  get text(): string {
    return this.written.replaceAll(SIGNS_AT_EDGES, '');
  }

  get isList(): boolean {
    return this.hasSign || SIGN.test(this.text);
  }

  add({ kind, text, from, to }: Token, before: Token | undefined): void {
    const isSign = kind === 'SOFT';
    if (this.isEmpty) {
      this.written = isSign ? '' : text;
      this.hasSign = isSign && !beginsClause(before);
      this.isEmpty = false;
    } else {
      this.written += this.to === from ? text : ` ${text}`;
      this.hasSign ||= isSign;
    }
    this.to = to;
  }

  replace(names: string): void {
    this.written = names.replaceAll(SIGNS_AT_EDGES, '');
    this.hasSign = false;
    this.isEmpty = this.written === '';
  }

  take(next: Token | undefined): { readonly text: string; readonly isList: boolean } | null {
    if (this.isEmpty) return null;
    const { text } = this;
    const hasSeveral = SIGN.test(text) || JOINED.test(text);
    // A name beside a comma is one name, as in 'Tom Harris,', unless a score follows.
    const isBeforeClause = CLAUSE_KINDS.has(next?.kind ?? 'SCORE') && SIGN_AT_END.test(this.written);
    const isOneName = this.hasSign && !hasSeveral && !isBeforeClause;
    this.isEmpty = true;
    return text === '' ? null : { text: isOneName ? `${text},` : text, isList: isOneName || hasSeveral };
  }
}
