import { lazyPart } from '../../lib/lazy-part.tsx';
import { type ReachReport, useReachReport } from './reach.ts';

const Card = lazyPart(async () => (await import('./reach-note.tsx')).ReachReportCard);

export function InstanceReachReport({ giId }: Pick<ReachReport, 'giId'>) {
  const report = useReachReport(giId);
  return report && <Card report={report} />;
}
