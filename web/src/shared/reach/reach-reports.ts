import type { GiId, Reach } from '@fives/domain';
import { recall, remember } from '../../lib/device-memory.ts';
import { createStore, useStore } from '../../lib/store.ts';

const KEY = 'fives.reach-reports';
/** The ids of instances with a dismissed report, newest first. */
const DISMISSED = 'fives.reach-reports.dismissed';
const MOST_DISMISSED = 50;

/** Whom the last notification of an instance reached. */
export interface ReachReport {
  readonly giId: GiId;
  readonly reach: Reach;
  readonly textForGroup: string;
}

const reports = createStore(stored());

/** Stores a report for this tab, until it is dismissed or someone logs out. Reports on nobody are not kept. */
export function storeReachReport(report: ReachReport): void {
  const { reached, unreached } = report.reach;
  const others = reports.get().filter(({ giId }) => giId !== report.giId);
  change(reached.length + unreached.length > 0 ? [...others, report] : others);
}

/** Deletes a report once it is read, and remembers on this device that it was. */
export function dismissReachReport(giId: GiId): void {
  remember(DISMISSED, [giId, ...dismissed()].slice(0, MOST_DISMISSED));
  change(reports.get().filter((report) => report.giId !== giId));
}

/** True if there is a report on an instance, or the organiser has dismissed one on this device. */
export function isReachReportKnown(giId: GiId): boolean {
  return reports.get().some((report) => report.giId === giId) || dismissed().includes(giId);
}

function dismissed(): readonly unknown[] {
  const stored = recall(DISMISSED);
  return Array.isArray(stored) ? stored : [];
}

/** Deletes all reports: they name people. */
export function forgetReachReports(): void {
  change([]);
}

export function useReachReport(giId: GiId): ReachReport | null {
  return useStore(reports, (all) => all.find((report) => report.giId === giId) ?? null);
}

function change(next: readonly ReachReport[]): void {
  try {
    if (next.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // The browser forbids storage: the reports last until the page is reloaded.
  }
  reports.set(next);
}

function stored(): readonly ReachReport[] {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as ReachReport[] | null) ?? [];
  } catch {
    return [];
  }
}
