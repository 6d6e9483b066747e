import { type Becomes, type Broken, LOOSER, OTHER, operatorOf, type Site, TIGHTER } from './kind.ts';

export function withoutCondition({ text, operator, within, rules }: Site): Broken[] {
  const around = within === null ? null : operatorOf(within, rules);
  const isMiddle = operator === around && (operator === '&&' || operator === '||');
  // A negated condition is tried together with its negation.
  if (!isCondition(text, operator) || isMiddle || within?.text === `!${text}`) return [];
  const ways = [LOOSER('true'), TIGHTER('false')];
  return around === '&&' ? ways.slice(0, 1) : around === '||' ? ways.slice(1) : ways;
}

function isCondition(text: string, operator: string | null): boolean {
  const isTruth = operator !== null && !['+', '-', '*', '?'].includes(operator);
  return (
    isTruth ||
    /^!|^(is|has|may|are|changes)[A-Z]\w*\(|^exists\(|\.(hasOnly|hasAny|hasAll|matches)\(.*\)$|\.pickMotm$/s.test(
      text,
    )
  );
}

const OPERATORS: Readonly<Record<string, readonly (readonly [string, Becomes])[]>> = {
  '&&': [['||', LOOSER]],
  '||': [['&&', TIGHTER]],
  '==': [['!=', OTHER]],
  '!=': [['==', OTHER]],
  '<': [
    ['<=', LOOSER],
    ['>', OTHER],
  ],
  '<=': [
    ['<', TIGHTER],
    ['>', OTHER],
  ],
  '>': [
    ['>=', LOOSER],
    ['<', OTHER],
  ],
  '>=': [
    ['>', TIGHTER],
    ['<', OTHER],
  ],
  '+': [['-', OTHER]],
  '-': [['+', OTHER]],
  '*': [['+', OTHER]],
};

export function byOperator({ text, operator, parts: [first], start }: Site): Broken[] {
  if (operator === null || first === undefined) return [];
  const [left, right] = sides(text, first.end - start, operator);
  return (OPERATORS[operator] ?? []).map(([other, becomes]) => becomes(`${left}${other}${right}`));
}

export function withoutNot({ text, operator }: Site): Broken[] {
  return text.startsWith('!') && operator === null ? [OTHER(text.slice(1))] : [];
}

function sides(text: string, from: number, operator: string): [string, string] {
  const at = text.indexOf(operator, from);
  return [text.slice(0, at), text.slice(at + operator.length)];
}
