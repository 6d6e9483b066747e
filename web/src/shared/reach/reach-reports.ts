import type { GiId, Reach } from '@fives/domain';
import { recall, remember } from '../../lib/device-memory.ts';
import { createStore, useStore } from '../../lib/store.ts';

const KEY = 'fives.reach-reports';
/** Storage key for the ids of instances with a dismissed report, newest first. */
const DISMISSED = 'fives.reach-reports.dismissed';
const MAX_DISMISSED = 50;

export interface ReachReport {
  readonly giId: GiId;
  readonly reach: Reach;
  readonly textForGroup: string;
}

const reports = createStore(stored());

/** Stores a report in this tab until dismissal or log-out. An empty report deletes the earlier one. */
export function storeReachReport(report: ReachReport): void {
  const { reached, unreached } = report.reach;
  const others = reports.get().filter(({ giId }) => giId !== report.giId);
  change(reached.length + unreached.length > 0 ? [...others, report] : others);
}

export function dismissReachReport(giId: GiId): void {
  remember(DISMISSED, [giId, ...dismissed()].slice(0, MAX_DISMISSED));
  change(reports.get().filter((report) => report.giId !== giId));
}

export function isReachReportKnown(giId: GiId): boolean {
  return reports.get().some((report) => report.giId === giId) || dismissed().includes(giId);
}

function dismissed(): readonly unknown[] {
  const stored = recall(DISMISSED);
  return Array.isArray(stored) ? stored : [];
}

/** Deletes all reports, because reports contain names. */
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
    // The browser forbids storage, so the reports last until the page reloads.
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
