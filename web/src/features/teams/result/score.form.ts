import {
  type FirstHalf,
  goalsSchema,
  includesFirstHalf,
  reasonText,
  type Score,
  scoreAgrees,
  type WinningTeam,
  winningMarginSchema,
} from '@fives/domain';
import * as z from 'zod/mini';
import type { Refusal } from '../../../ui/checked-form.tsx';

const MARGIN_OR_GOALS = 'Enter the winning margin or the goals, not both';
const BOTH_GOALS = 'Enter goals for both teams';
const WHO_WON = 'Now tap who won';
const DRAWN = 'A draw has no winning margin';

/** An empty text is null. */
function numberFieldSchema<S extends z.ZodMiniType<number, number>>(schema: S) {
  const digits = z.string().check(z.trim(), z.regex(/^(-?\d+)?$/, 'Must be a whole number'));
  const number = z.transform((text: string) => (text === '' ? null : Number(text)));
  return z.pipe(z.pipe(digits, number), z.nullable(schema));
}

const typedScoreSchema = z.object({
  winningMargin: numberFieldSchema(winningMarginSchema),
  teamAGoals: numberFieldSchema(goalsSchema),
  teamBGoals: numberFieldSchema(goalsSchema),
});

export type TypedScore = z.input<typeof typedScoreSchema>;

/** The goals imply the winner. */
export const goalsFormSchema = z.pipe(
  typedScoreSchema.check(refuseProblem(goalsFormProblem)),
  z.transform(({ teamAGoals, teamBGoals }: Score) => ({
    teamAGoals: teamAGoals ?? 0,
    teamBGoals: teamBGoals ?? 0,
  })),
);

export type Goals = z.output<typeof goalsFormSchema>;

/** Accepts a margin, the goals of both teams or nothing, if they agree with the winner. */
export function scoreFormSchema(winningTeam: WinningTeam) {
  return typedScoreSchema.check(refuseProblem((score) => scoreFormProblem(winningTeam, score)));
}

export function toTypedScore({ winningMargin, teamAGoals, teamBGoals }: Score): TypedScore {
  const text = (value: number | null) => value?.toString() ?? '';
  return {
    winningMargin: text(winningMargin),
    teamAGoals: text(teamAGoals),
    teamBGoals: text(teamBGoals),
  };
}

/** Returns a refusal at the goals, or null if the score includes the first half. */
export function firstHalfRefusal(firstHalf: FirstHalf | null, score: Partial<Score>): Refusal | null {
  if (includesFirstHalf({ firstHalf }, score)) return null;
  const message = reasonText({ code: 'FIRST_HALF_MORE' });
  return { message, fields: { teamAGoals: message } };
}

interface Problem {
  readonly field: keyof Score;
  readonly message: string;
}

/** Returns a check that shows the problem of a score at its field. */
function refuseProblem(problemOf: (score: Score) => Problem | null) {
  return z.superRefine<Score>((score, context) => {
    const problem = problemOf(score);
    if (problem) context.addIssue({ code: 'custom', path: [problem.field], message: problem.message });
  });
}

function goalsFormProblem({ winningMargin, teamAGoals, teamBGoals }: Score): Problem | null {
  if (winningMargin !== null) {
    const message = teamAGoals === null && teamBGoals === null ? WHO_WON : MARGIN_OR_GOALS;
    return { field: 'winningMargin', message };
  }
  if (teamAGoals !== null && teamBGoals !== null) return null;
  return { field: teamAGoals === null ? 'teamAGoals' : 'teamBGoals', message: BOTH_GOALS };
}

function scoreFormProblem(winningTeam: WinningTeam, score: Score): Problem | null {
  const { winningMargin, teamAGoals, teamBGoals } = score;
  const typedGoals = [teamAGoals, teamBGoals].filter((goal) => goal !== null).length;
  if (winningMargin !== null && winningTeam === 'DRAW') return { field: 'winningMargin', message: DRAWN };
  if (winningMargin !== null && typedGoals > 0) return { field: 'winningMargin', message: MARGIN_OR_GOALS };
  if (typedGoals === 1) {
    return { field: teamAGoals === null ? 'teamAGoals' : 'teamBGoals', message: BOTH_GOALS };
  }
  return scoreAgrees(winningTeam, score)
    ? null
    : { field: 'teamAGoals', message: reasonText({ code: 'SCORE_MISMATCH' }) };
}
